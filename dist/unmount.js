import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as m
} from "./shared-7GKC7E7C.js";

// src/main/unmount.ts
await m("unmount");
