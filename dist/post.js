import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-DPU3NA7U.js";

// src/main/post.ts
await o("post");
