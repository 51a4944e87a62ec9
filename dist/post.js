import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as o
} from "./shared-KCXSTS6C.js";

// src/main/post.ts
await o("post");
