import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-DVJP4KQS.js";

// src/main/post.ts
await o("post");
