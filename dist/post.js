import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  kb as o
} from "./shared-R2SY3XLV.js";

// src/main/post.ts
await o("post");
