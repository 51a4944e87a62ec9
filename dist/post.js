import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as o
} from "./shared-RUIILSYE.js";

// src/main/post.ts
await o("post");
