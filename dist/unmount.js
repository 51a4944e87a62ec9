import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ob as m
} from "./shared-KCXSTS6C.js";

// src/main/unmount.ts
await m("unmount");
