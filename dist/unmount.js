import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-EON67253.js";

// src/main/unmount.ts
await m("unmount");
