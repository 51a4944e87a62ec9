import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-PI6SYA6H.js";

// src/main/unmount.ts
await m("unmount");
