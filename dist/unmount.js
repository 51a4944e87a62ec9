import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-27EYCIQ3.js";

// src/main/unmount.ts
await m("unmount");
