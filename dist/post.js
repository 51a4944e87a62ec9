import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as o
} from "./shared-FS54HWRT.js";

// src/main/post.ts
await o("post");
