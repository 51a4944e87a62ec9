import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  bc as m
} from "./shared-MJD2N6GJ.js";

// src/main/unmount.ts
await m("unmount");
