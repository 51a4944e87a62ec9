import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fb as o
} from "./shared-35LPOB3X.js";

// src/main/post.ts
await o("post");
