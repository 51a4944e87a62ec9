// src/formats/node-tar/tar-thread.ts
import { parentPort } from "node:worker_threads";

// src/failure.ts
var BadEntry = class extends Error {
  name = "BadEntry";
};
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : void 0;
}

// src/files/byte-strings.ts
function toBytes(text) {
  return Buffer.from(text, "utf8").toString("latin1");
}
var beyondAscii = /[\u0080-\u00ff]/;
var utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function fromBytes(bytes, platform = process.platform) {
  if (!beyondAscii.test(bytes)) return bytes;
  const buffer = Buffer.from(bytes, "latin1");
  if (platform !== "win32") return buffer;
  try {
    return utf8.decode(buffer);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(buffer.toString())}: its name is not Unicode`);
  }
}

// src/native-path.ts
import { posix, win32 } from "node:path";
function pathMaths(platform) {
  if (platform !== "win32") return posix;
  return {
    basename: win32.basename,
    dirname: (path) => slashed(win32.dirname(path), platform),
    isAbsolute: win32.isAbsolute,
    join: (...parts) => slashed(win32.join(...parts), platform),
    parse: win32.parse,
    // A path on another drive stays absolute.
    relative: (from, to) => slashed(win32.relative(from, to), platform),
    resolve: (...parts) => slashed(win32.resolve(...parts), platform)
  };
}
function slashed(path, platform = process.platform) {
  if (platform !== "win32") return path;
  return path.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
var { basename, dirname, isAbsolute, join, relative, resolve } = pathMaths(process.platform);

// src/files/member-paths.ts
function pathsIn(bases) {
  return (name) => {
    const slash = name.indexOf("/");
    return `${bases.get(name.slice(0, slash))}${name.slice(slash)}`;
  };
}
function pathsBelow(dir) {
  return (name) => isAbsolute(name) ? name : `${dir}/${name}`;
}

// src/formats/node-tar/create.ts
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readlinkSync,
  readSync
} from "node:fs";

// src/formats/tar-records.ts
var blockBytes = 512;
function paddingAfter(size) {
  return (blockBytes - size % blockBytes) % blockBytes;
}
function applyRecords(before, type, bytes) {
  const text = bytes.toString("latin1");
  if (type === "L") return { ...before, name: untilNul(text) };
  if (type === "K") return { ...before, target: untilNul(text) };
  if (type === "g") return before;
  const records = new Map(recordsIn(text));
  return { ...before, ...fromRecords(records) };
}
function untilNul(text) {
  const end = text.indexOf("\0");
  return end < 0 ? text : text.slice(0, end);
}
function* recordsIn(text) {
  for (let at = 0; at < text.length; ) {
    const space = text.indexOf(" ", at);
    const length = Number(text.slice(at, space));
    const record2 = text.slice(space + 1, at + length - 1);
    const equals = record2.indexOf("=");
    const isWhole = Number.isInteger(length) && length > space - at && text[at + length - 1] === "\n";
    if (!isWhole || equals < 1) throw new BadEntry("its archive is damaged");
    yield [record2.slice(0, equals), record2.slice(equals + 1)];
    at += length;
  }
}
function fromRecords(records) {
  const value = (key) => records.get(key) || void 0;
  const extended = {};
  const name = value("GNU.sparse.name") ?? value("path");
  const target = value("linkpath");
  const size = value("size");
  const mtime = value("mtime");
  if (name !== void 0) extended.name = name;
  if (target !== void 0) extended.target = target;
  if (size !== void 0) extended.size = Number(digits(size));
  if (mtime !== void 0 && /^-?\d{1,18}(\.\d{1,18})?$/.test(mtime)) extended.mtime = mtime;
  const sparse = [...records.keys()].some((key) => key.startsWith("GNU.sparse."));
  if (sparse && value("GNU.sparse.major") !== "1") throw new BadEntry("its archive has an old form of holes");
  if (sparse) extended.sparseSize = digits(value("GNU.sparse.realsize"));
  return extended;
}
function digits(value = "") {
  if (/^\d{1,15}$/.test(value)) return value;
  throw new BadEntry("its archive is damaged");
}

// src/formats/member-header.ts
var beyondAscii2 = /[\u0080-\u00ff]/;
var maxName = 100;
var maxSize = 8589934591;
var types = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function mostHeaderBytes({ name, target }) {
  return 4 * blockBytes + 2 * (name.length + target.length);
}
function writeHeader(to, start, member, isText = false) {
  const records = recordsOf(member, isText);
  let at = start;
  if (records !== "") {
    at += recordsBlock(records.length).copy(to, at);
    at += to.write(records, at, "latin1");
    const end = at + paddingAfter(records.length);
    to.fill(0, at, end);
    at = end;
  }
  writeBlock(to, at, member, types[member.kind]);
  return at + blockBytes;
}
var recordsBlocks = /* @__PURE__ */ new Map();
function recordsBlock(size) {
  const known = recordsBlocks.get(size);
  if (known) return known;
  const block = Buffer.alloc(blockBytes);
  writeBlock(block, 0, { name: "pax", target: "", mtime: "0", mode: 420, size }, "x");
  recordsBlocks.set(size, block);
  return block;
}
function recordsOf({ name, target, mtime, size, sparseSize }, isText) {
  const isBeyondAscii = beyondAscii2.test(name) || beyondAscii2.test(target);
  const charset = isBeyondAscii && !isText ? record("hdrcharset", "BINARY") : "";
  const path = isBeyondAscii || name.length > maxName ? record("path", name) : "";
  const linkpath = isBeyondAscii || target.length > maxName ? record("linkpath", target) : "";
  const time = /^\d{1,11}$/.test(mtime) ? "" : record("mtime", mtime);
  const length = size > maxSize ? record("size", String(size)) : "";
  return charset + path + (target === "" ? "" : linkpath) + time + length + holes(name, sparseSize);
}
function holes(name, sparseSize) {
  if (sparseSize === void 0) return "";
  const form = record("GNU.sparse.major", "1") + record("GNU.sparse.minor", "0");
  return form + record("GNU.sparse.name", name) + record("GNU.sparse.realsize", sparseSize);
}
function record(key, value) {
  const rest = ` ${key}=${value}
`;
  const guess = rest.length + String(rest.length).length;
  return `${rest.length + String(guess).length}${rest}`;
}
var template = newTemplate();
function newTemplate() {
  const block = Buffer.alloc(blockBytes);
  writeOctal(block, 108, 7, 0);
  writeOctal(block, 116, 7, 0);
  block.write("        ", 148, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  return block;
}
function writeBlock(to, at, { name, target, mode, mtime, size }, type) {
  template.copy(to, at);
  const seconds = Math.min(Math.max(Math.trunc(Number(mtime)), 0), maxSize);
  to.write(name, at, maxName, "latin1");
  writeOctal(to, at + 100, 7, mode);
  writeOctal(to, at + 124, 11, Math.min(size, maxSize));
  writeOctal(to, at + 136, 11, seconds);
  to[at + 156] = type.charCodeAt(0);
  if (target !== "") to.write(target, at + 157, maxName, "latin1");
  let sum = 0;
  for (let nth = at; nth < at + blockBytes; nth++) sum += to[nth];
  writeOctal(to, at + 148, 6, sum);
  to[at + 154] = 0;
}
function writeOctal(to, at, digits2, number) {
  let rest = number;
  for (let place = at + digits2 - 1; place >= at; place--) {
    const higher = Math.floor(rest / 8);
    to[place] = 48 + rest - higher * 8;
    rest = higher;
  }
}

// src/formats/node-tar/saved-mode.ts
function savedMode(kind, mode, platform = process.platform) {
  if (platform !== "win32") return mode & 511;
  if (kind !== "file" && kind !== "hardlink") return 493;
  return mode & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
var { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
var readOnly = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;
function archiveWriter(pathOf, to, kind) {
  const output = newOutput(to, kind === void 0);
  const linked = /* @__PURE__ */ new Map();
  function addFile(name, path) {
    const file = openFile(name, path);
    try {
      const stat = fstatSync(file, { bigint: true });
      if (!stat.isFile()) throw replaced(name);
      const target = stat.nlink > 1n ? firstName(name, stat) : name;
      if (target !== name) {
        output.put(memberOf(name, stat, "hardlink", { target }));
        return;
      }
      const size = Number(stat.size);
      output.put(memberOf(name, stat, "file", { size }));
      if (size === 0) return;
      if (!output.read(file, size)) throw changed(name);
      const after = fstatSync(file);
      if (after.ctimeMs !== msOf(stat.ctimeNs) || after.size !== size) throw changed(name);
      output.pad(paddingAfter(size));
    } finally {
      closeSync(file);
    }
  }
  function firstName(name, { dev, ino }) {
    const inode = `${dev}:${ino}`;
    const first = linked.get(inode);
    if (first === void 0) linked.set(inode, name);
    return first ?? name;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(name) {
      const path = fromBytes(pathOf(name.replace(/\/$/, "")));
      const stat = kind !== "files" || O_NOFOLLOW === 0 ? lstatSync(path, { bigint: true }) : void 0;
      if (stat && kind && !isExpected(stat, name, kind)) throw replaced(name);
      if (!stat || stat.isFile()) addFile(name, path);
      else if (stat.isDirectory()) output.put(memberOf(name, stat, "directory"));
      else if (stat.isSymbolicLink())
        output.put(memberOf(name, stat, "symlink", { target: slashed(readlinkSync(path, "latin1")) }));
      else throw replaced(name);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(isContinued = false) {
      if (!isContinued) output.pad(2 * blockBytes);
      output.flush();
    }
  };
}
function isExpected(stat, name, kind) {
  if (kind === "files") return stat.isFile();
  return name.endsWith("/") ? stat.isDirectory() : stat.isSymbolicLink();
}
var notFile = ["ELOOP", "EMLINK", "ENXIO"];
function openFile(name, path) {
  try {
    return openSync(path, readOnly);
  } catch (error) {
    throw notFile.includes(codeOf(error) ?? "") ? replaced(name) : error;
  }
}
function replaced(member = "") {
  return new Error(`${pathIn(member)} was replaced while it was saved`);
}
function changed(member) {
  return new Error(`${pathIn(member)} changed while it was read`);
}
function pathIn(member) {
  return fromBytes(member.replace(/^\d+\/|\/$/g, ""));
}
function memberOf(name, { mode, mtimeNs }, kind, { target = "", size = 0 } = {}) {
  const mtime = inSeconds(mtimeNs);
  return { name, kind, target, size, mode: savedMode(kind, Number(mode)), mtime, sparseSize: void 0 };
}
var nsPerSecond = 1000000000n;
var nsDigits = 9;
function inSeconds(ns) {
  if (ns < 0n) return `-${inSeconds(-ns)}`;
  const fraction = ns % nsPerSecond;
  const seconds = String(ns / nsPerSecond);
  return fraction === 0n ? seconds : `${seconds}.${String(fraction).padStart(nsDigits, "0").replace(/0+$/, "")}`;
}
function msOf(ns) {
  return Number(ns / nsPerSecond) * 1e3 + Number(ns % nsPerSecond) / 1e6;
}
var noSlab = Buffer.alloc(0);
function newOutput({ next: next2, filled }, isText) {
  let slab = noSlab;
  let end = 0;
  const flush = () => {
    if (end > 0) filled(end);
    slab = noSlab;
    end = 0;
  };
  const ensure = (bytes) => {
    if (slab.length - end >= bytes) return;
    flush();
    slab = next2();
  };
  return {
    flush,
    put(member) {
      ensure(mostHeaderBytes(member));
      end = writeHeader(slab, end, member, isText);
    },
    /** @returns whether the file has so many bytes */
    read(file, bytes) {
      for (let left = bytes; left > 0; ) {
        ensure(1);
        const read = readSync(file, slab, end, Math.min(left, slab.length - end), null);
        if (read === 0) return false;
        left -= read;
        end += read;
      }
      return true;
    },
    /** Writes zeros, fewer than a slab has. */
    pad(bytes) {
      ensure(bytes);
      slab.fill(0, end, end + bytes);
      end += bytes;
    }
  };
}

// src/formats/node-tar/extract.ts
import {
  chmodSync,
  closeSync as closeSync2,
  constants as constants2,
  fchmodSync,
  ftruncateSync,
  futimesSync,
  linkSync,
  lutimesSync,
  mkdirSync,
  openSync as openSync2,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeSync
} from "node:fs";

// src/formats/archive-reader.ts
var maxExtendedBytes = 1024 * 1024;
function archiveReader(reads = "one") {
  let rest = Buffer.alloc(0);
  let extended = {};
  let records;
  let contentLeft = 0;
  let paddingLeft = 0;
  let isOver = reads === "several";
  const readRecords = (type, bytes) => {
    extended = applyRecords(extended, type, bytes);
    paddingLeft = paddingAfter(bytes.length);
    records = void 0;
  };
  const readHeader = (header) => {
    isOver = header.every((byte) => byte === 0);
    if (isOver) return void 0;
    const { type, member } = parseHeader(header);
    if ("xgLK".includes(type)) {
      if (member.size > maxExtendedBytes) throw new BadEntry("a header in the archive is too large");
      records = { type, size: member.size };
      return void 0;
    }
    const whole = { ...member, ...extended, name: extended.name ?? member.name };
    extended = {};
    const described = { ...whole, kind: kindOf(type, whole.name) };
    if (described.kind !== "file" && described.size > 0) throw new BadEntry("a link or directory has content");
    contentLeft = described.size;
    paddingLeft = paddingAfter(described.size);
    return described;
  };
  return {
    /** Each member that begins in these bytes, followed by the pieces of its content. */
    *push(piece) {
      const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      rest = bytes.subarray(bytes.length);
      for (let at = 0; at < bytes.length && (!isOver || reads === "several"); ) {
        const end = at + (contentLeft || paddingLeft || (records?.size ?? blockBytes));
        const part = bytes.subarray(at, end);
        at += part.length;
        if (contentLeft > 0) {
          contentLeft -= part.length;
          yield part;
        } else if (paddingLeft > 0) paddingLeft -= part.length;
        else if (end > bytes.length) rest = part;
        else if (records) readRecords(records.type, part);
        else {
          const member = readHeader(part);
          if (member) yield member;
        }
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      if (!isOver || rest.length > 0) throw new BadEntry("its archive ends too early");
    }
  };
}
function parseHeader(header) {
  if (numberAt(header, 148, 8) !== checksumOf(header)) throw new BadEntry("its archive is damaged");
  const name = textAt(header, 0, 100);
  const prefix = textAt(header, 257, 6) === "ustar" ? textAt(header, 345, 155) : "";
  return {
    type: textAt(header, 156, 1) || "0",
    member: {
      name: prefix === "" ? name : `${prefix}/${name}`,
      target: textAt(header, 157, 100),
      // Without setuid, setgid and sticky bits.
      mode: numberAt(header, 100, 8) & 511,
      mtime: String(numberAt(header, 136, 12)),
      size: numberAt(header, 124, 12),
      sparseSize: void 0
    }
  };
}
function checksumOf(header) {
  let sum = 8 * 32;
  for (let at = 0; at < blockBytes; at++) if (at < 148 || at >= 156) sum += header[at];
  return sum;
}
function textAt(header, start, length) {
  const text = header.toString("latin1", start, start + length);
  const end = text.indexOf("\0");
  return end < 0 ? text : text.slice(0, end);
}
function numberAt(header, start, length) {
  const first = header[start];
  if (first === 128) return Number(header.readBigUInt64BE(start + length - 8));
  const text = textAt(header, start, length).trim();
  const number = text === "" ? 0 : Number.parseInt(text, 8);
  if (Number.isSafeInteger(number) && number >= 0 && /^[0-7]*$/.test(text)) return number;
  if (first === 255) return 0;
  throw new BadEntry("its archive is damaged");
}
var kinds = {
  0: "file",
  7: "file",
  1: "hardlink",
  2: "symlink",
  3: "other",
  4: "other",
  5: "directory",
  6: "other"
};
function kindOf(type, name) {
  const kind = kinds[type];
  if (!kind) throw new BadEntry(`its archive holds something of the unknown type ${JSON.stringify(type)}`);
  return kind === "file" && name.endsWith("/") ? "directory" : kind;
}

// src/files/windows-names.ts
var devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function windowsRefusal(name) {
  if (name === "." || name === "..") return void 0;
  if (devices.test(name)) return "it is a device";
  if (/[. ]$/.test(name)) return "it ends in a dot or a blank";
  const character = [...name].find((character2) => character2 < " " || '<>:"|?*\\'.includes(character2));
  return character === void 0 ? void 0 : `it has the character ${JSON.stringify(character)}`;
}
function checkWindowsNames(path) {
  for (const name of path.split("/")) {
    const reason = windowsRefusal(name);
    if (reason !== void 0) throw new Error(`Windows has no file ${JSON.stringify(name)}: ${reason}`);
  }
}

// src/formats/node-tar/safe-name.ts
var unsafe = /\0|^\/|(^|\/)\.\.(\/|$)/;
function safeName(name, platform = process.platform) {
  if (name === "" || unsafe.test(name)) throw new BadEntry("its archive holds a name that leads elsewhere");
  const path = name.replace(/(\/\.?)+$/, "");
  if (platform === "win32") checkWindowsNames(fromBytes(path, platform).toString());
  return path;
}

// src/formats/node-tar/sparse.ts
var newline = 10;
var mostDigits = 15;
function sparseContent(size, realSize, write) {
  const map = mapReader();
  let pieces;
  let paddingLeft = 0;
  let nth = 0;
  let written = 0;
  const writePieces = (bytes) => {
    for (let from = 0; from < bytes.length; ) {
      const piece = pieces?.[nth];
      if (!piece) throw damaged();
      const part = bytes.subarray(from, from + piece.length - written);
      if (part.length > 0) write(part, piece.at + written);
      from += part.length;
      written += part.length;
      if (written < piece.length) continue;
      nth++;
      written = 0;
    }
  };
  return {
    push(bytes) {
      let content = bytes;
      if (!pieces) {
        content = map.push(bytes);
        pieces = map.pieces();
        if (!pieces) return;
        paddingLeft = paddingAfter(map.length());
        const held = pieces.reduce((sum, { length }) => sum + length, map.length() + paddingLeft);
        if (held !== size || !areWithin(pieces, realSize)) throw damaged();
      }
      const skipped = Math.min(paddingLeft, content.length);
      paddingLeft -= skipped;
      writePieces(content.subarray(skipped));
    },
    /** Must be called after the last bytes. */
    finish() {
      const isWhole = pieces?.slice(nth).every(({ length }) => length === 0) && written === 0;
      if (!isWhole) throw damaged();
    }
  };
}
function mapReader() {
  const numbers = [];
  let digits2 = "";
  let length = 0;
  const isWhole = () => numbers.length > 0 && numbers.length === 1 + 2 * numbers[0];
  return {
    /** @returns the bytes that follow the map */
    push(bytes) {
      let at = 0;
      while (at < bytes.length && !isWhole()) {
        const stop = bytes.indexOf(newline, at);
        const end = stop < 0 ? bytes.length : stop;
        digits2 += bytes.toString("latin1", at, Math.min(end, at + mostDigits + 1));
        if (!/^\d*$/.test(digits2) || digits2.length > mostDigits) throw damaged();
        at = end;
        if (stop < 0) continue;
        numbers.push(Number(digits2));
        digits2 = "";
        at++;
      }
      length += at;
      return bytes.subarray(at);
    },
    /** Of the map so far, in bytes. */
    length: () => length,
    /** Undefined as long as the map is not whole. */
    pieces() {
      if (!isWhole()) return void 0;
      return Array.from({ length: numbers[0] }, (_, nth) => ({
        at: numbers[1 + 2 * nth],
        length: numbers[2 + 2 * nth]
      }));
    }
  };
}
function areWithin(pieces, realSize) {
  let end = 0;
  return pieces.every(({ at, length }) => {
    const follows = at >= end;
    end = at + length;
    return follows && end <= realSize;
  });
}
function damaged() {
  return new BadEntry("its archive has a damaged map of holes");
}

// src/formats/node-tar/extract.ts
function extractor(dir, mask, finalPathOf) {
  const reader = archiveReader("several");
  const makeDirectory = newDirectoryMaker();
  const links = [];
  const directories = /* @__PURE__ */ new Map();
  let file;
  const closeFile = () => {
    file?.close();
    file = void 0;
  };
  const begin = (member) => {
    closeFile();
    const path = `${dir}/${safeName(member.name)}`;
    if (member.kind === "directory") {
      makeDirectory(path);
      directories.set(path, member);
      return;
    }
    makeDirectory(dirname(path));
    if (member.kind === "file") file = createFile(path, member, mask);
    else if (member.kind === "symlink") links.push(member);
    else if (member.kind !== "hardlink") throw new BadEntry("its archive holds something else than files");
    else {
      const target = fromBytes(`${dir}/${safeName(member.target)}`);
      replacing(fromBytes(path), (path2) => linkSync(target, path2));
    }
  };
  return {
    push(bytes) {
      for (const item of reader.push(bytes)) {
        if (Buffer.isBuffer(item)) file?.write(item);
        else begin(item);
      }
    },
    /** Must be called after the last bytes. */
    finish() {
      reader.finish();
      closeFile();
      for (const { name, target, mtime } of links) {
        const path = fromBytes(`${dir}/${safeName(name)}`);
        const type = finalPathOf && linkType(target, finalPathOf(name));
        replacing(path, (path2) => makeLink(fromBytes(target), path2, type));
        lutimesSync(path, now(), mtime);
      }
      const deepestFirst = [...directories].sort(([one], [other]) => other.length - one.length);
      for (const [path, { mode, mtime }] of deepestFirst) {
        if (process.platform !== "win32") chmodSync(fromBytes(path), mode);
        utimesSync(fromBytes(path), now(), mtime);
      }
    }
  };
}
function newDirectoryMaker() {
  const made = /* @__PURE__ */ new Set();
  return (path) => {
    if (made.has(path)) return;
    mkdirSync(fromBytes(path), { recursive: true, mode: 493 });
    made.add(path);
  };
}
function linkType(target, finalPath) {
  if (process.platform !== "win32") return void 0;
  if (/^[\\/]{2}/.test(target)) return "dir";
  const end = resolve(dirname(finalPath), target);
  return statSync(fromBytes(end), { throwIfNoEntry: false })?.isDirectory() ? "dir" : void 0;
}
function makeLink(target, path, type) {
  try {
    symlinkSync(target, path, type);
  } catch (error) {
    if (codeOf(error) !== "EPERM" || process.platform !== "win32") throw error;
    throw new Error("this user of Windows may not make links; its Developer Mode allows them", {
      cause: error
    });
  }
}
function replacing(path, make) {
  try {
    return make(path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    unlinkSync(path);
    return make(path);
  }
}
var { O_WRONLY, O_CREAT, O_EXCL } = constants2;
var newFile = O_WRONLY | O_CREAT | O_EXCL;
function createFile(path, { mode, mtime, size, sparseSize }, mask) {
  const file = replacing(fromBytes(path), (path2) => openSync2(path2, newFile, mode));
  let length = 0;
  const append = (piece) => {
    length += piece.length;
    writeAll(file, piece, null);
  };
  const sparse = sparseSize === void 0 ? void 0 : sparseContent(size, Number(sparseSize), (piece, at) => writeAll(file, piece, at));
  return {
    write: sparse ? sparse.push : append,
    close() {
      try {
        if (sparse) {
          sparse.finish();
          ftruncateSync(file, Number(sparseSize));
        } else if (length !== size) throw new BadEntry("its archive ends too early");
        if (mode & mask) fchmodSync(file, mode);
        futimesSync(file, now(), mtime);
      } finally {
        closeSync2(file);
      }
    }
  };
}
function writeAll(file, bytes, position) {
  for (let at = 0; at < bytes.length; )
    at += writeSync(file, bytes, at, bytes.length - at, position === null ? null : position + at);
}
function now() {
  return Date.now() / 1e3;
}

// src/formats/node-tar/frame.ts
import { constants as constants3, createZstdCompress, zstdCompressSync } from "node:zlib";
var frameContentBytes = 4 * 1024 * 1024;
var mappedBytes = 33 * 1024 * 1024;
function frameNow(content, level) {
  const options = { ...inOneStep(content, level), chunkSize: mappedBytes };
  return alone(zstdCompressSync(content, options));
}
function inOneStep({ length }, level) {
  return { params: { [constants3.ZSTD_c_compressionLevel]: level }, chunkSize: compressBound(length) };
}
function alone({ buffer, byteOffset, length }) {
  return byteOffset === 0 && buffer.byteLength > Buffer.poolSize ? Buffer.from(buffer.transfer(length)) : Buffer.from(buffer.slice(byteOffset, byteOffset + length));
}
function compressBound(length) {
  const small = 128 * 1024;
  return length + (length >> 8) + (length < small ? small - length >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
var noOwner = 0;
function slabAt({ slabs }, nth) {
  return Buffer.from(slabs[nth]);
}
function acquireSlab({ owners, releases, share }, owner) {
  for (; ; ) {
    const before = Atomics.load(releases, 0);
    let owned = 0;
    for (let nth = 0; nth < owners.length; nth++) if (Atomics.load(owners, nth) === owner) owned++;
    for (let nth = 0; owned < share && nth < owners.length; nth++)
      if (Atomics.compareExchange(owners, nth, noOwner, owner) === noOwner) return nth;
    Atomics.wait(releases, 0, before);
  }
}
function releaseSlab({ owners, releases }, nth, owner) {
  if (Atomics.compareExchange(owners, nth, owner, noOwner) !== owner) return;
  Atomics.add(releases, 0, 1);
  Atomics.notify(releases, 0);
}

// src/formats/node-tar/tar-thread.ts
if (!parentPort) throw new Error("this is a program for threads");
var port = parentPort;
var waiting = [];
var wake = () => {
};
port.on("message", (message) => {
  waiting.push(message);
  wake();
});
async function next() {
  for (; ; ) {
    const message = waiting.shift();
    if (message !== void 0) return message;
    await new Promise((resolve2) => {
      wake = resolve2;
    });
  }
}
var reply = (message, transferred = []) => port.postMessage(message, transferred);
async function* input() {
  for (let bytes = await next(); bytes instanceof Uint8Array; bytes = await next()) {
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    reply({ taken: bytes.length });
  }
}
async function create({ cwd, bases, kind, isContinued, level, slabs, owner }) {
  let slab;
  const output = {
    next() {
      slab = acquireSlab(slabs, owner);
      return slabAt(slabs, slab);
    },
    filled(bytes) {
      if (slab === void 0) return;
      if (level === void 0) {
        reply({ slab, filled: bytes });
        return;
      }
      const frame = frameNow(slabAt(slabs, slab).subarray(0, bytes), level);
      releaseSlab(slabs, slab, owner);
      reply({ frame, contentBytes: bytes }, [frame.buffer]);
    }
  };
  const archive = archiveWriter(bases ? pathsIn(bases) : pathsBelow(toBytes(cwd)), output, kind);
  let rest = "";
  for await (const bytes of input()) {
    const names = (rest + bytes.toString("latin1")).split("\0");
    rest = names.pop() ?? "";
    for (const name of names) archive.add(name);
  }
  archive.end(isContinued);
}
async function extract({ cwd, mask, bases }) {
  const { push, finish } = extractor(toBytes(cwd), mask, bases && pathsIn(bases));
  for await (const bytes of input()) push(bytes);
  finish();
}
try {
  for (; ; ) {
    const task = await next();
    await (task.thread === "create" ? create(task) : extract(task));
    reply("done");
  }
} catch (error) {
  reply({ message: messageOf(error), isBadEntry: error instanceof BadEntry });
}
