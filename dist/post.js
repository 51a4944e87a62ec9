import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as o
} from "./shared-6IJHY6JC.js";

// src/main/post.ts
await o("post");
