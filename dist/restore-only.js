import { runStep } from "./start.js";
// src/main/restore-only.ts
/** Main of `restore/`: restores the cache, which its post does not save. */
await runStep("restore-only");
export {};
