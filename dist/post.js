import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Ob as o
} from "./shared-I7NESS2V.js";

// src/main/post.ts
await o("post");
