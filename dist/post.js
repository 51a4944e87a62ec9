import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as o
} from "./shared-H7JG5TTS.js";

// src/main/post.ts
await o("post");
