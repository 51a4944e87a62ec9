import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fb as m
} from "./shared-35LPOB3X.js";

// src/main/unmount.ts
await m("unmount");
