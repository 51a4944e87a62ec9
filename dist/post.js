import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Mb as o
} from "./shared-HXSXAZKV.js";

// src/main/post.ts
await o("post");
