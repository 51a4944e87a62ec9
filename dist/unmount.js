import { runStep } from "./start.js";
// step:unmount
await runStep("unmount");
export {};
