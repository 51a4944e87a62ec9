import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  run
} from "./shared-HTH3U4SK.js";

// src/main/post.ts
await run("post");
