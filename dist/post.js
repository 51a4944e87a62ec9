import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  hb as o
} from "./shared-O6T3FTU4.js";

// src/main/post.ts
await o("post");
