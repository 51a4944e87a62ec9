import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  gc as m
} from "./shared-5BP27W6K.js";

// src/main/unmount.ts
await m("unmount");
