import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  hb as m
} from "./shared-O6T3FTU4.js";

// src/main/unmount.ts
await m("unmount");
