import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/main/save-post.ts
if (process.env["STATE_headstart-background"]) {
  let { run: a } = await import("./shared-2R3C7NQJ.js");
  await a("save-post");
}
