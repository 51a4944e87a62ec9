// src/post.ts
import { run } from "./run.js";
await run("post");
