import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-PT5TPO2M.js";

// src/main/post.ts
await o("post");
