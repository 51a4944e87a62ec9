import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Nb as o
} from "./shared-KUZ5LU2U.js";

// src/main/post.ts
await o("post");
