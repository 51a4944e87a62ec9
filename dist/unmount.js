import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-PT5TPO2M.js";

// src/main/unmount.ts
await m("unmount");
