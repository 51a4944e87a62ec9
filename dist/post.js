import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as o
} from "./shared-BCT7LWHX.js";

// src/main/post.ts
await o("post");
