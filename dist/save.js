import { runStep } from "./start.js";
// step:save
await runStep("save");
export {};
