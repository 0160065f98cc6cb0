// Draws with a WebAssembly build and writes the pixels: node scripts/wasm-run.mjs MODULE OUT
//
// The module exports pixels() and count(), and must import nothing.

import { readFileSync, writeFileSync } from 'node:fs';

const [modulePath, outPath] = process.argv.slice(2);
if (!outPath) {
  console.error('wasm-run: two arguments are wanted: the module and the file to write');
  process.exit(2);
}
const module = new WebAssembly.Module(readFileSync(modulePath));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0) {
  const names = imports.map(({ module, name }) => `${module}.${name}`).join(', ');
  console.error(`wasm-run: ${modulePath} wants ${names}; define them in CWasmRuntime`);
  process.exit(1);
}
const { pixels, count, memory } = new WebAssembly.Instance(module).exports;
const address = pixels() >>> 0;
writeFileSync(outPath, new Uint8Array(memory.buffer, address, count() * 4));
