import { runStep } from "./start.js";
// src/main/unmount.ts
/** Post of `restore/`: says if a later step has made restored files again, and unmounts what main has mounted. */
await runStep("unmount");
export {};
