import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-27EYCIQ3.js";

// src/main/post.ts
await o("post");
