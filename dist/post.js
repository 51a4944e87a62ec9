import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fc as o
} from "./shared-MD5JFZPW.js";

// src/main/post.ts
await o("post");
