import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  kb as o
} from "./shared-FGK22PO3.js";

// src/main/post.ts
await o("post");
