import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  eb as m
} from "./shared-H7JG5TTS.js";

// src/main/unmount.ts
await m("unmount");
