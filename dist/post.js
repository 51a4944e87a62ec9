import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as o
} from "./shared-H3G6XJBL.js";

// src/main/post.ts
await o("post");
