import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  fb as m
} from "./shared-IFXRNR4I.js";

// src/main/unmount.ts
await m("unmount");
