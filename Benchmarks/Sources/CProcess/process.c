// Processes and their costs. In C, as fork, prctl and wait4 are awkward or missing in Swift.

#define _GNU_SOURCE
#include "CProcess.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static double usage(int who) {
  struct rusage usage;
  getrusage(who, &usage);
  return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

// Reads "/proc/PID/NAME" whole; returns the length, or -1.
static ssize_t read_proc(int pid, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/%s", pid, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return -1;
  ssize_t length = read(file, text, size - 1);
  close(file);
  if (length >= 0) text[length] = 0;
  return length;
}

// Returns the parent's id, 0 if there is no such process.
static int parent_of(int pid) {
  char text[512];
  if (read_proc(pid, "stat", text, sizeof text) <= 0) return 0;
  char *end = strrchr(text, ')');  // A name may hold blanks and parentheses.
  int parent = 0;
  if (end) sscanf(end + 1, " %*c %d", &parent);
  return parent;
}

static int descends_from(int pid, int ancestor) {
  while (pid > 1 && pid != ancestor) pid = parent_of(pid);
  return pid == ancestor;
}

static long memory_of(int pid) {
  char text[2048];
  if (read_proc(pid, "smaps_rollup", text, sizeof text) <= 0) return 0;
  char *line = strstr(text, "\nPss:");
  long kilobytes = 0;
  if (line) sscanf(line, "\nPss: %ld", &kilobytes);
  return kilobytes * 1024;
}

// The memory of all processes below this one; what several share is counted once.
static long memory_below(void) {
  DIR *processes = opendir("/proc");
  if (!processes) return 0;
  long sum = 0;
  int own = getpid();
  for (struct dirent *entry; (entry = readdir(processes));) {
    if (!isdigit((unsigned char)entry->d_name[0])) continue;
    int pid = atoi(entry->d_name);
    if (pid != own && descends_from(pid, own)) sum += memory_of(pid);
  }
  closedir(processes);
  return sum;
}

static int status_of(int state) {
  return WIFEXITED(state) ? WEXITSTATUS(state) : 128 + WTERMSIG(state);
}

static void exec_quietly(char *const argv[], int error) {
  int null = open("/dev/null", O_RDWR);
  dup2(null, 0);
  dup2(null, 1);
  dup2(null, 2);
  execvp(argv[0], argv);
  int number = errno;
  if (write(error, &number, sizeof number) < 0) _exit(126);
  _exit(127);
}

// Starts a command, and returns when it runs its own program: before that, the memory counted
// would be the caller's.
static int start(char *const argv[], pid_t *pid) {
  int error[2], number = 0;
  if (pipe2(error, O_CLOEXEC)) return errno;
  *pid = fork();
  if (*pid < 0) return errno;
  if (*pid == 0) exec_quietly(argv, error[1]);
  close(error[1]);
  if (read(error[0], &number, sizeof number) <= 0) number = 0;
  close(error[0]);
  if (number) waitpid(*pid, NULL, 0);
  return number;
}

// Waits for all that a command left behind; ten seconds, as a daemon that stays would keep us.
static void wait_for_orphans(void) {
  for (int tries = 0; tries < 5000; tries++) {
    pid_t left = waitpid(-1, NULL, WNOHANG);
    if (left < 0) break;
    if (left == 0) nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
  }
}

int process_run(char *const argv[], int sample_memory, struct process_cost *cost) {
  // Browsers leave renderers behind that nobody waits for; adopted, their time is counted too.
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
  memset(cost, 0, sizeof *cost);
  double cpu = usage(RUSAGE_CHILDREN), wall = now();
  pid_t pid = 0;
  int error = start(argv, &pid), state = 0;
  if (error) return error;

  while (sample_memory && waitpid(pid, &state, WNOHANG) == 0) {
    long memory = memory_below();
    if (memory > cost->peak_memory) cost->peak_memory = memory;
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
  }
  if (!sample_memory) waitpid(pid, &state, 0);
  cost->wall = now() - wall;
  cost->status = status_of(state);
  wait_for_orphans();
  cost->cpu = usage(RUSAGE_CHILDREN) - cpu;
  return 0;
}

int process_open(char *const argv[], int *pid, int *input, int *output) {
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) return errno;
  *pid = fork();
  if (*pid < 0) return errno;
  if (*pid == 0) {
    dup2(in[0], 0);
    dup2(out[1], 1);
    execvp(argv[0], argv);
    _exit(127);
  }
  close(in[0]);
  close(out[1]);
  *input = in[1];
  *output = out[0];
  return 0;
}

int process_wait(int pid) {
  int state = 0;
  waitpid(pid, &state, 0);
  return status_of(state);
}

double process_own_cpu(void) { return usage(RUSAGE_SELF); }

double process_cpu(int pid) {
  char text[512];
  if (read_proc(pid, "stat", text, sizeof text) <= 0) return -1;
  char *end = strrchr(text, ')');
  unsigned long user = 0, system = 0;
  if (end) sscanf(end + 1, " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
  return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}
