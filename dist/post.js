import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  kb as o
} from "./shared-PP564USC.js";

// src/main/post.ts
await o("post");
