import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  hb as o
} from "./shared-AVDV34BQ.js";

// src/main/post.ts
await o("post");
