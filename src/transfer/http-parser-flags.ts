/**
 * Must be imported before undici. undici parses answers with WebAssembly. V8 would compile the busiest functions of that
 * parser a second time, optimised, which takes 80 ms of CPU in every step; the parser itself runs for a few milliseconds.
 * https://v8.dev/docs/wasm-compilation-pipeline
 */
import { setFlagsFromString } from 'node:v8'

// How many bytes of its code a function executes before V8 compiles it again.
setFlagsFromString('--wasm-tiering-budget=2000000000')
