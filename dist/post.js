import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Nb as o
} from "./shared-2E7FL22I.js";

// src/main/post.ts
await o("post");
