import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  Ob as m
} from "./shared-I7NESS2V.js";

// src/main/unmount.ts
await m("unmount");
