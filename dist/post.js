import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as o
} from "./shared-5JZYALFY.js";

// src/main/post.ts
await o("post");
