import { run } from "./start.js";
// src/main/save.ts
/** Main of `save/`: saves the cache. */
await run("save");
export {};
