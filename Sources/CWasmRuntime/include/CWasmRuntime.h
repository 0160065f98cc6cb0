#ifndef CWASMRUNTIME_H
#define CWASMRUNTIME_H

/// Does nothing; a call keeps the linker from dropping the module.
void vitrine_wasm_runtime(void);

#endif
