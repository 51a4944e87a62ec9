import { run } from "./start.js";
// src/main/restore.ts
/** Main: restores the cache. */
await run("restore");
export {};
