import { runStep } from "./start.js";
// step:restore-only
await runStep("restore-only");
export {};
