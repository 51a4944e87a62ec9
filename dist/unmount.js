import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  hb as m
} from "./shared-AVDV34BQ.js";

// src/main/unmount.ts
await m("unmount");
