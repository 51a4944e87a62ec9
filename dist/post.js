import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Mb as o
} from "./shared-AW5RAAGE.js";

// src/main/post.ts
await o("post");
