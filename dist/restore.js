// src/main/restore.ts
import { run } from "./run.js";
await run("restore");
