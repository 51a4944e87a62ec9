import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as o
} from "./shared-4Y6B4NST.js";

// src/main/post.ts
await o("post");
