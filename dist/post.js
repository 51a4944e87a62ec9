import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as o
} from "./shared-XO6QHBK6.js";

// src/main/post.ts
await o("post");
