import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as m
} from "./shared-IR464BEW.js";

// src/main/unmount.ts
await m("unmount");
