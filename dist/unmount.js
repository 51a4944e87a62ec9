import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-RU2GZI3J.js";

// src/main/unmount.ts
await m("unmount");
