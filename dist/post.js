import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as o
} from "./shared-GKYTKBYW.js";

// src/main/post.ts
await o("post");
