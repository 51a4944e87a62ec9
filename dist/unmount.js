import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  qb as m
} from "./shared-YGDXDS4N.js";

// src/main/unmount.ts
await m("unmount");
