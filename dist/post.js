import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as o
} from "./shared-YGDXDS4N.js";

// src/main/post.ts
await o("post");
