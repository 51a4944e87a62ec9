import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as o
} from "./shared-FCJGOPCB.js";

// src/main/post.ts
await o("post");
