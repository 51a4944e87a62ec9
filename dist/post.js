import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as o
} from "./shared-XKIAA6HE.js";

// src/main/post.ts
await o("post");
