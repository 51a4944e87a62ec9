import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fb as o
} from "./shared-IFXRNR4I.js";

// src/main/post.ts
await o("post");
