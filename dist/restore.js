import { runStep } from "./start.js";
// step:restore
await runStep("restore");
export {};
