import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as o
} from "./shared-MJD2N6GJ.js";

// src/main/post.ts
await o("post");
