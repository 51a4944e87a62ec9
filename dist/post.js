// src/main/post.ts
import { run } from "./run.js";
await run("post");
