import { run } from "./start.js";
// src/main/post.ts
/** Post: saves the cache, and unmounts what main has mounted. */
await run("post");
export {};
