import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as o
} from "./shared-5OLPDHSR.js";

// src/main/post.ts
await o("post");
