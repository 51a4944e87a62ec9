// src/main/bench.ts
import { run } from "./run.js";
await run("bench");
