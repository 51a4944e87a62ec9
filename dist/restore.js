import { runStep } from "./start.js";
// src/main/restore.ts
/** Main: restores the cache. */
await runStep("restore");
export {};
