import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-PJDIA5PG.js";

// src/main/post.ts
await o("post");
