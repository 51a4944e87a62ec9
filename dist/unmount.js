import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  nb as m
} from "./shared-FDDZ2N3O.js";

// src/main/unmount.ts
await m("unmount");
