import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as o
} from "./shared-ONQGPMVE.js";

// src/main/post.ts
await o("post");
