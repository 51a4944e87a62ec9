import { runStep } from "./start.js";
// src/main/save.ts
/** Main of `save/`: saves the cache. */
await runStep("save");
export {};
