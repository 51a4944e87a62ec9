import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as o
} from "./shared-UGK2AL5T.js";

// src/main/post.ts
await o("post");
