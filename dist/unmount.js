import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  kb as m
} from "./shared-PP564USC.js";

// src/main/unmount.ts
await m("unmount");
