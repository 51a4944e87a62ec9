import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-RU2GZI3J.js";

// src/main/post.ts
await o("post");
