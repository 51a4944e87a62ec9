import { runStep } from "./start.js";
// step:post
await runStep("post");
export {};
