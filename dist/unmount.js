import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Nb as m
} from "./shared-2E7FL22I.js";

// src/main/unmount.ts
await m("unmount");
