import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as o
} from "./shared-3LVYITA7.js";

// src/main/post.ts
await o("post");
