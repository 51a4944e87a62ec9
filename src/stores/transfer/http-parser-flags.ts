import { setFlagsFromString } from 'node:v8'

/**
 * Must be called before undici compiles its parser, which it does when a connection is established. undici parses answers
 * with WebAssembly. V8 would compile the busiest functions of that parser a second time, optimised, which takes 80 ms of
 * CPU in every step; the parser itself runs for a few milliseconds. Loading node:v8 takes 2 ms: call this while a
 * connection is being established.
 * https://v8.dev/docs/wasm-compilation-pipeline
 */
export function neverOptimiseParser(): void {
  // How many bytes of its code a function executes before V8 compiles it again.
  setFlagsFromString('--wasm-tiering-budget=2000000000')
}
