import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as o
} from "./shared-IS244HUY.js";

// src/main/post.ts
await o("post");
