import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-6UIMIUVF.js";

// src/main/post.ts
await o("post");
