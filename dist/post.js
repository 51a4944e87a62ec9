import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-YYLESSE4.js";

// src/main/post.ts
await o("post");
