/**
 * Imported before undici. Its parser of answers is WebAssembly, of which V8 would compile the functions that run most
 * a second time, so that they run faster: 80 ms of CPU in every step, for a parser that runs for a few milliseconds.
 * https://v8.dev/docs/wasm-compilation-pipeline
 */
import { setFlagsFromString } from 'node:v8'

// How much a function runs before that, in bytes of its code.
setFlagsFromString('--wasm-tiering-budget=2000000000')
