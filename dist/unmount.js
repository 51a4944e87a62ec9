import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-6HSOY22L.js";

// src/main/unmount.ts
await m("unmount");
