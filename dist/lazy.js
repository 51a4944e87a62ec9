// src/lazy.ts
import { runServer } from "./run.js";
await runServer();
