import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  findProgram,
  outputOf
} from "./shared-BVHYIHVZ.js";

// src/tools.ts
async function findTools(images = true) {
  const imageTool = images ? findImageTool : () => void 0;
  const [tar, zstd, mksquashfs, unsquashfs] = await Promise.all([
    findTar(),
    findProgram("zstd"),
    imageTool("mksquashfs"),
    imageTool("unsquashfs")
  ]);
  return { tar, zstd, mksquashfs, unsquashfs };
}
async function findImageTool(name) {
  const path = findProgram(name);
  return path && await imageToolVersion(path).catch(() => void 0) && path;
}
async function imageToolVersion(path) {
  const text = await outputOf({ path, args: ["-version"] }, [0, 1]);
  const [, version, major, minor] = text.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(major) * 100 + Number(minor) >= 405 ? version : void 0;
}
async function findTar() {
  for (const name of ["tar", "gtar", "bsdtar"]) {
    const path = findProgram(name);
    const dialect = path && dialectOf(await outputOf({ path, args: ["--version"] }).catch(() => ""));
    if (dialect) return { path, dialect };
  }
  return void 0;
}
function dialectOf(version) {
  if (version.includes("GNU tar")) return "gnu";
  if (version.includes("bsdtar")) return "bsd";
  return void 0;
}

export {
  findTools,
  imageToolVersion
};
