// Draws with a WebAssembly build and writes the pixels: node scripts/wasm-run.mjs MODULE OUT
//
// The module exports pixels(index) and count(index), and must import nothing.

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
const pictures = [];
for (let index = 0; count(index) > 0; index++) {
  const address = pixels(index) >>> 0;
  pictures.push(Buffer.from(memory.buffer.slice(address, address + count(index) * 4)));
}
writeFileSync(outPath, Buffer.concat(pictures));
