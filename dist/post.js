import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-JJL3HY4O.js";

// src/main/post.ts
await run("post");
