import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as o
} from "./shared-F5PYK7XN.js";

// src/main/post.ts
await o("post");
