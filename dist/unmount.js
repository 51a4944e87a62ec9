// src/main/unmount.ts
import { run } from "./run.js";
await run("unmount");
