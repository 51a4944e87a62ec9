import { runStep } from "./start.js";
// src/main/post.ts
/** Post: saves the cache, and unmounts what main has mounted. */
await runStep("post");
export {};
