#ifndef CPROCESS_H
#define CPROCESS_H

/// What a command cost, together with every process that it started.
struct process_cost {
  /// Seconds from the start of the command to its end.
  double wall;
  /// Seconds of processor time, user and system.
  double cpu;
  /// The largest sum of proportional set sizes seen, in bytes; 0 when not asked for.
  long peak_memory;
  /// The exit status, or 128 and the signal.
  int status;
};

/// Runs a command to its end, output discarded, and waits for the processes that it leaves behind.
///
/// With `sample_memory` set, memory is sampled every 1 ms, which itself costs time: do not use the
/// times of such a run. Returns 0, or the number of an error.
int process_run(char *const argv[], int sample_memory, struct process_cost *cost);

/// Starts a command with pipes to its input and from its output. Returns 0, or an error's number.
int process_open(char *const argv[], int *pid, int *input, int *output);

/// Waits for a process to end, and returns its exit status.
int process_wait(int pid);

/// Seconds of processor time of this process, all threads, user and system.
double process_own_cpu(void);

/// Seconds of processor time that another process has used, to 10 ms; negative when it is gone.
double process_cpu(int pid);

#endif
