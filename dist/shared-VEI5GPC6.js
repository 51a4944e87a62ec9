import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// lighter-node:crypto?@actions/core/lib/file-command.js
var require_crypto = __commonJS({
  "lighter-node:crypto?@actions/core/lib/file-command.js"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var require_child_process = __commonJS({
  "lighter-node:child_process?@actions/exec/lib/toolrunner.js"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:child_process")[name2] }));
  }
});

// lighter-node:assert?@actions/io/lib/io.js
var require_assert = __commonJS({
  "lighter-node:assert?@actions/io/lib/io.js"(exports, module) {
    module.exports = (holds, why) => {
      if (!holds) throw new Error(why ?? "The code is in a state that cannot be");
    };
    module.exports.ok = module.exports;
  }
});

// lighter-node:crypto?src/disk/local-socket.ts
var require_crypto2 = __commonJS({
  "lighter-node:crypto?src/disk/local-socket.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:v8?src/files/journal.ts
var require_v8 = __commonJS({
  "lighter-node:v8?src/files/journal.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:v8")[name2] }));
  }
});

// lighter-node:crypto?src/keys.ts
var require_crypto3 = __commonJS({
  "lighter-node:crypto?src/keys.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:child_process?src/process.ts
var require_child_process2 = __commonJS({
  "lighter-node:child_process?src/process.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:child_process")[name2] }));
  }
});

// lighter-node:stream/consumers?src/process.ts
var require_consumers = __commonJS({
  "lighter-node:stream/consumers?src/process.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:stream/consumers")[name2] }));
  }
});

// lighter-node:crypto?src/entry/digest.ts
var require_crypto4 = __commonJS({
  "lighter-node:crypto?src/entry/digest.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:assert?@actions/glob/lib/internal-path-helper.js
var require_assert2 = __commonJS({
  "lighter-node:assert?@actions/glob/lib/internal-path-helper.js"(exports, module) {
    module.exports = (holds, why) => {
      if (!holds) throw new Error(why ?? "The code is in a state that cannot be");
    };
    module.exports.ok = module.exports;
  }
});

// lighter-node:assert?@actions/glob/lib/internal-pattern.js
var require_assert3 = __commonJS({
  "lighter-node:assert?@actions/glob/lib/internal-pattern.js"(exports, module) {
    module.exports = (holds, why) => {
      if (!holds) throw new Error(why ?? "The code is in a state that cannot be");
    };
    module.exports.ok = module.exports;
  }
});

// lighter-node:assert?@actions/glob/lib/internal-path.js
var require_assert4 = __commonJS({
  "lighter-node:assert?@actions/glob/lib/internal-path.js"(exports, module) {
    module.exports = (holds, why) => {
      if (!holds) throw new Error(why ?? "The code is in a state that cannot be");
    };
    module.exports.ok = module.exports;
  }
});

// lighter-node:crypto?@actions/glob/lib/internal-hash-files.js
var require_crypto5 = __commonJS({
  "lighter-node:crypto?@actions/glob/lib/internal-hash-files.js"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/report/write-report.ts
var require_crypto6 = __commonJS({
  "lighter-node:crypto?src/report/write-report.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/rolling.ts
var require_crypto7 = __commonJS({
  "lighter-node:crypto?src/rolling.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:stream/consumers?src/mount/root-rights.ts
var require_consumers2 = __commonJS({
  "lighter-node:stream/consumers?src/mount/root-rights.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:stream/consumers")[name2] }));
  }
});

// lighter-node:crypto?src/formats/actions-cache/actions-cache.ts
var require_crypto8 = __commonJS({
  "lighter-node:crypto?src/formats/actions-cache/actions-cache.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:zlib?src/formats/actions-cache/compression.ts
var require_zlib = __commonJS({
  "lighter-node:zlib?src/formats/actions-cache/compression.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:v8?src/formats/node-tar/start.ts
var require_v82 = __commonJS({
  "lighter-node:v8?src/formats/node-tar/start.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:v8")[name2] }));
  }
});

// lighter-node:zlib?src/formats/node-tar/frame.ts
var require_zlib2 = __commonJS({
  "lighter-node:zlib?src/formats/node-tar/frame.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:zlib?src/formats/zstd.ts
var require_zlib3 = __commonJS({
  "lighter-node:zlib?src/formats/zstd.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:v8?src/formats/actions-cache/unpack.ts
var require_v83 = __commonJS({
  "lighter-node:v8?src/formats/actions-cache/unpack.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:v8")[name2] }));
  }
});

// lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts
var require_consumers3 = __commonJS({
  "lighter-node:stream/consumers?src/formats/squashfs/directory-image.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:stream/consumers")[name2] }));
  }
});

// lighter-node:zlib?src/formats/squashfs/check.ts
var require_zlib4 = __commonJS({
  "lighter-node:zlib?src/formats/squashfs/check.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:zlib?src/formats/squashfs/metadata.ts
var require_zlib5 = __commonJS({
  "lighter-node:zlib?src/formats/squashfs/metadata.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:zlib?src/formats/squashfs/removals.ts
var require_zlib6 = __commonJS({
  "lighter-node:zlib?src/formats/squashfs/removals.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:zlib?src/formats/tar/skeleton-check.ts
var require_zlib7 = __commonJS({
  "lighter-node:zlib?src/formats/tar/skeleton-check.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:readline?src/lazy/serve-request.ts
var require_readline = __commonJS({
  "lighter-node:readline?src/lazy/serve-request.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:readline")[name2] }));
  }
});

// lighter-node:zlib?src/mount/kernel-config.ts
var require_zlib8 = __commonJS({
  "lighter-node:zlib?src/mount/kernel-config.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:zlib")[name2] }));
  }
});

// lighter-node:readline?src/mount/broker.ts
var require_readline2 = __commonJS({
  "lighter-node:readline?src/mount/broker.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:readline")[name2] }));
  }
});

// lighter-node:crypto?src/disk/draft-file.ts
var require_crypto9 = __commonJS({
  "lighter-node:crypto?src/disk/draft-file.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/stash/flight.ts
var require_crypto10 = __commonJS({
  "lighter-node:crypto?src/stash/flight.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:crypto?src/files/fingerprint.ts
var require_crypto11 = __commonJS({
  "lighter-node:crypto?src/files/fingerprint.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name2) => __require("node:crypto")[name2] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// src/failure.ts
var JobFailure = class extends Error {
  name = "JobFailure";
};
var BadEntry = class extends Error {
  name = "BadEntry";
};
var UnknownEntry = class extends Error {
  name = "UnknownEntry";
};
var NameTaken = class extends Error {
  name = "NameTaken";
};
var NamesCollide = class extends Error {
  name = "NamesCollide";
};
var ToolFailure = class extends Error {
  name = "ToolFailure";
};
function messageOf(error2) {
  return error2 instanceof Error ? error2.message : String(error2);
}
function codeOf(error2) {
  return error2 instanceof Error && "code" in error2 ? String(error2.code) : void 0;
}

// src/native-path.ts
import { posix, win32 } from "node:path";
function pathMaths(platform2) {
  if (platform2 !== "win32") return posix;
  return {
    basename: win32.basename,
    dirname: (path7) => slashed(win32.dirname(path7), platform2),
    isAbsolute: win32.isAbsolute,
    join: (...parts) => slashed(win32.join(...parts), platform2),
    parse: win32.parse,
    // A path on another drive stays absolute.
    relative: (from, to) => slashed(win32.relative(from, to), platform2),
    resolve: (...parts) => slashed(win32.resolve(...parts), platform2)
  };
}
function slashed(path7, platform2 = process.platform) {
  if (platform2 !== "win32") return path7;
  return path7.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
var { basename, dirname, isAbsolute, join, relative, resolve } = pathMaths(process.platform);

// src/runner.ts
import { homedir, tmpdir } from "node:os";
import { join as join3 } from "node:path";

// node_modules/@actions/core/lib/command.js
import * as os from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input2) {
  if (input2 === null || input2 === void 0) {
    return "";
  } else if (typeof input2 === "string" || input2 instanceof String) {
    return input2;
  }
  return JSON.stringify(input2);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
  const cmd = new Command(command, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name2, message = "") {
  issueCommand(name2, {}, message);
}
var CMD_STRING = "::";
var Command = class {
  constructor(command, properties, message) {
    if (!command) {
      command = "missing.command";
    }
    this.command = command;
    this.properties = properties;
    this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key in this.properties) {
        if (this.properties.hasOwnProperty(key)) {
          const val = this.properties[key];
          if (val) {
            if (first) {
              first = false;
            } else {
              cmdStr += ",";
            }
            cmdStr += `${key}=${escapeProperty(val)}`;
          }
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
var crypto = __toESM(require_crypto(), 1);
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(command, message) {
  const filePath = process.env[`GITHUB_${command}`];
  if (!filePath) {
    throw new Error(`Unable to find environment variable for file command ${command}`);
  }
  if (!fs.existsSync(filePath)) {
    throw new Error(`Missing file at path: ${filePath}`);
  }
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os2.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key, value) {
  const delimiter3 = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key.includes(delimiter3)) {
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter3}"`);
  }
  if (convertedValue.includes(delimiter3)) {
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter3}"`);
  }
  return `${key}<<${delimiter3}${os2.EOL}${convertedValue}${os2.EOL}${delimiter3}`;
}

// node_modules/@actions/core/lib/core.js
import * as os4 from "os";

// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject3) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject3(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject3(e);
      }
    }
    function step(result) {
      result.done ? resolve3(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { access, appendFile, writeFile } = promises;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return __awaiter(this, void 0, void 0, function* () {
      if (this._filePath) {
        return this._filePath;
      }
      const pathFromEnv = process.env[SUMMARY_ENV_VAR];
      if (!pathFromEnv) {
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      }
      try {
        yield access(pathFromEnv, constants.R_OK | constants.W_OK);
      } catch (_a2) {
        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
      }
      this._filePath = pathFromEnv;
      return this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(tag, content, attrs = {}) {
    const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
    if (!content) {
      return `<${tag}${htmlAttrs}>`;
    }
    return `<${tag}${htmlAttrs}>${content}</${tag}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(options) {
    return __awaiter(this, void 0, void 0, function* () {
      const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
      const filePath = yield this.filePath();
      const writeFunc = overwrite ? writeFile : appendFile;
      yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
      return this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return __awaiter(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: true });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    this._buffer = "";
    return this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(text2, addEOL = false) {
    this._buffer += text2;
    return addEOL ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(EOL3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(code, lang) {
    const attrs = Object.assign({}, lang && { lang });
    const element = this.wrap("pre", this.wrap("code", code), attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(items, ordered = false) {
    const tag = ordered ? "ol" : "ul";
    const listItems = items.map((item) => this.wrap("li", item)).join("");
    const element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(rows) {
    const tableBody = rows.map((row) => {
      const cells = row.map((cell) => {
        if (typeof cell === "string") {
          return this.wrap("td", cell);
        }
        const { header, data, colspan, rowspan } = cell;
        const tag = header ? "th" : "td";
        const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
        return this.wrap(tag, data, attrs);
      }).join("");
      return this.wrap("tr", cells);
    }).join("");
    const element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(label, content) {
    const element = this.wrap("details", this.wrap("summary", label) + content);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(src, alt, options) {
    const { width, height } = options || {};
    const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
    const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(text2, level) {
    const tag = `h${level}`;
    const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
    const element = this.wrap(allowedTag, text2);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    const element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    const element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(text2, cite) {
    const attrs = Object.assign({}, cite && { cite });
    const element = this.wrap("blockquote", text2, attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(text2, href) {
    const element = this.wrap("a", text2, { href });
    return this.addRaw(element).addEOL();
  }
};
var _summary = new Summary();
var summary = _summary;

// node_modules/@actions/core/lib/platform.js
import os3 from "os";

// node_modules/@actions/exec/lib/toolrunner.js
var child = __toESM(require_child_process(), 1);

// node_modules/@actions/io/lib/io.js
var import_assert = __toESM(require_assert(), 1);
import * as path from "path";

// node_modules/@actions/io/lib/io-util.js
import * as fs2 from "fs";
var __awaiter2 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject3) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject3(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject3(e);
      }
    }
    function step(result) {
      result.done ? resolve3(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs2.promises;
var IS_WINDOWS = process.platform === "win32";
function readlink(fsPath) {
  return __awaiter2(this, void 0, void 0, function* () {
    const result = yield fs2.promises.readlink(fsPath);
    if (IS_WINDOWS && !result.endsWith("\\")) {
      return `${result}\\`;
    }
    return result;
  });
}
var READONLY = fs2.constants.O_RDONLY;
function exists(fsPath) {
  return __awaiter2(this, void 0, void 0, function* () {
    try {
      yield stat(fsPath);
    } catch (err) {
      if (err.code === "ENOENT") {
        return false;
      }
      throw err;
    }
    return true;
  });
}

// node_modules/@actions/io/lib/io.js
var __awaiter3 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject3) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject3(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject3(e);
      }
    }
    function step(result) {
      result.done ? resolve3(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
function cp(source_1, dest_1) {
  return __awaiter3(this, arguments, void 0, function* (source, dest, options = {}) {
    const { force, recursive, copySourceDirectory } = readCopyOptions(options);
    const destStat = (yield exists(dest)) ? yield stat(dest) : null;
    if (destStat && destStat.isFile() && !force) {
      return;
    }
    const newDest = destStat && destStat.isDirectory() && copySourceDirectory ? path.join(dest, path.basename(source)) : dest;
    if (!(yield exists(source))) {
      throw new Error(`no such file or directory: ${source}`);
    }
    const sourceStat = yield stat(source);
    if (sourceStat.isDirectory()) {
      if (!recursive) {
        throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
      } else {
        yield cpDirRecursive(source, newDest, 0, force);
      }
    } else {
      if (path.relative(source, newDest) === "") {
        throw new Error(`'${newDest}' and '${source}' are the same file`);
      }
      yield copyFile2(source, newDest, force);
    }
  });
}
function rmRF(inputPath) {
  return __awaiter3(this, void 0, void 0, function* () {
    if (IS_WINDOWS) {
      if (/[*"<>|]/.test(inputPath)) {
        throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
      }
    }
    try {
      yield rm(inputPath, {
        force: true,
        maxRetries: 3,
        recursive: true,
        retryDelay: 300
      });
    } catch (err) {
      throw new Error(`File was unable to be removed ${err}`);
    }
  });
}
function mkdirP(fsPath) {
  return __awaiter3(this, void 0, void 0, function* () {
    (0, import_assert.ok)(fsPath, "a path argument must be provided");
    yield mkdir(fsPath, { recursive: true });
  });
}
function readCopyOptions(options) {
  const force = options.force == null ? true : options.force;
  const recursive = Boolean(options.recursive);
  const copySourceDirectory = options.copySourceDirectory == null ? true : Boolean(options.copySourceDirectory);
  return { force, recursive, copySourceDirectory };
}
function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
  return __awaiter3(this, void 0, void 0, function* () {
    if (currentDepth >= 255)
      return;
    currentDepth++;
    yield mkdirP(destDir);
    const files = yield readdir(sourceDir);
    for (const fileName of files) {
      const srcFile = `${sourceDir}/${fileName}`;
      const destFile = `${destDir}/${fileName}`;
      const srcFileStat = yield lstat(srcFile);
      if (srcFileStat.isDirectory()) {
        yield cpDirRecursive(srcFile, destFile, currentDepth, force);
      } else {
        yield copyFile2(srcFile, destFile, force);
      }
    }
    yield chmod(destDir, (yield stat(sourceDir)).mode);
  });
}
function copyFile2(srcFile, destFile, force) {
  return __awaiter3(this, void 0, void 0, function* () {
    if ((yield lstat(srcFile)).isSymbolicLink()) {
      try {
        yield lstat(destFile);
        yield unlink(destFile);
      } catch (e) {
        if (e.code === "EPERM") {
          yield chmod(destFile, "0666");
          yield unlink(destFile);
        }
      }
      const symlinkFull = yield readlink(srcFile);
      yield symlink(symlinkFull, destFile, IS_WINDOWS ? "junction" : null);
    } else if (!(yield exists(destFile)) || force) {
      yield copyFile(srcFile, destFile);
    }
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
var IS_WINDOWS2 = process.platform === "win32";

// node_modules/@actions/core/lib/platform.js
var platform = os3.platform();
var arch = os3.arch();

// node_modules/@actions/core/lib/core.js
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
  issueCommand("add-mask", {}, secret);
}
function getInput(name2, options) {
  const val = process.env[`INPUT_${name2.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options && options.required && !val) {
    throw new Error(`Input required and not supplied: ${name2}`);
  }
  if (options && options.trimWhitespace === false) {
    return val;
  }
  return val.trim();
}
function setOutput(name2, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name2, value));
  }
  process.stdout.write(os4.EOL);
  issueCommand("set-output", { name: name2 }, toCommandValue(value));
}
function setFailed(message) {
  process.exitCode = ExitCode.Failure;
  error(message);
}
function debug(message) {
  issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
  process.stdout.write(message + os4.EOL);
}
function startGroup(name2) {
  issue("group", name2);
}
function endGroup() {
  issue("endgroup");
}
function saveState(name2, value) {
  const filePath = process.env["GITHUB_STATE"] || "";
  if (filePath) {
    return issueFileCommand("STATE", prepareKeyValueMessage(name2, value));
  }
  issueCommand("save-state", { name: name2 }, toCommandValue(value));
}
function getState(name2) {
  return process.env[`STATE_${name2}`] || "";
}

// src/outside-text.ts
function logLine(text2) {
  return visible(text2).replaceAll("##[", "##\\[").replace(/^([\p{C}\p{M}\p{Z}]*)::/u, "$1\\::");
}
function htmlText(text2) {
  return visible(text2).replace(
    // A colon before a space begins no link.
    /[^\p{L}\p{M}\p{N} "%'()+,./:;=?-]|:(?! )/gu,
    (character) => `&#${character.codePointAt(0)};`
  );
}
function htmlCode(text2) {
  return `<code>${htmlText(text2)}</code>`;
}
function visible(text2) {
  return text2.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, (character) => {
    const code = character.charCodeAt(0);
    return escapes[character] ?? (code < 256 ? `\\x${hex(code, 2)}` : `\\u${hex(code, 4)}`);
  });
}
var escapes = { "\n": "\\n", "\r": "\\r", "	": "\\t" };
function hex(code, digits2) {
  return code.toString(16).padStart(digits2, "0");
}

// src/runner.ts
var input = getInput;
var output = setOutput;
var saveState2 = saveState;
var loadState = getState;
var mask = setSecret;
function fail(message) {
  setFailed(logLine(message));
}
function warning2(message) {
  warning(logLine(message));
}
function info2(message) {
  info(logLine(message));
}
function debug2(message) {
  debug(message.split("\n").map(logLine).join("\n"));
}
function folded(title, lines2) {
  startGroup(logLine(title));
  for (const line of lines2) info2(line);
  endGroup();
}
function mildWarning(message) {
  info2(`[warning]${message}`);
}
async function summarize(title, [head = [], ...rows], more2) {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  const table = [head.map((data) => ({ data, header: true })), ...rows];
  summary.addHeading(title, 3).addTable(table);
  if (more2 !== "") summary.addEOL().addRaw(more2, true);
  await summary.write();
}
async function summarizeMarkdown(text2) {
  if (process.env.GITHUB_STEP_SUMMARY) await summary.addRaw(text2, true).write();
}
function workspace() {
  return slashed(process.env.GITHUB_WORKSPACE || process.cwd());
}
function tempDir() {
  return slashed(process.env.RUNNER_TEMP || tmpdir());
}
function cacheDir() {
  const { RUNNER_TOOL_CACHE, XDG_CACHE_HOME } = process.env;
  return slashed(RUNNER_TOOL_CACHE || XDG_CACHE_HOME || join3(homedir(), ".cache"));
}
function keepsDisk() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function environment() {
  return Object.fromEntries(Object.entries(process.env).map(([name2, value = ""]) => [name2, value]));
}
function runnerSystem() {
  const { RUNNER_OS, RUNNER_ARCH } = process.env;
  return { os: RUNNER_OS || process.platform, arch: RUNNER_ARCH || process.arch };
}
function runnerName() {
  return process.env.RUNNER_NAME ?? "";
}
function adoptEnvironment(env) {
  Object.assign(process.env, env);
}
function currentRun() {
  const { env } = process;
  return {
    repository: env.GITHUB_REPOSITORY ?? "",
    ref: env.GITHUB_REF ?? "",
    sha: env.GITHUB_SHA ?? "",
    runId: env.GITHUB_RUN_ID ?? "",
    runAttempt: env.GITHUB_RUN_ATTEMPT ?? "",
    eventName: env.GITHUB_EVENT_NAME ?? "",
    baseBranch: env.GITHUB_BASE_REF ?? "",
    defaultBranch: input("default-branch"),
    cacheMode: env.ACTIONS_CACHE_MODE ?? "",
    token: env.ACTIONS_RUNTIME_TOKEN ?? ""
  };
}
function cacheService() {
  const { env } = process;
  const language = env.ACTIONS_CACHE_SERVICE_V2 && isGitHub(env.GITHUB_SERVER_URL) ? "v2" : "v1";
  const url = language === "v2" ? env.ACTIONS_RESULTS_URL : env.ACTIONS_CACHE_URL;
  const token = env.ACTIONS_RUNTIME_TOKEN ?? "";
  const isOffered = url && URL.canParse(url) && (token !== "" || language === "v1");
  return isOffered ? { language, url, token } : void 0;
}
function isGitHub(server = "") {
  const url = server || "https://github.com";
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  return host === "github.com" || host.endsWith(".ghe.com") || host.endsWith(".localhost");
}

// src/disk/ownership.ts
import { lstat as lstat2, mkdir as mkdir2, readlink as readlink2 } from "node:fs/promises";
import { dirname as dirname3, join as join4, relative as relative3, resolve as resolve2, sep as sep2 } from "node:path";
async function checkOwnDirectory(path7) {
  const stat6 = await lstat2(path7);
  if (!stat6.isDirectory()) throw new Error(`${path7} is no directory`);
  checkOwn(path7, stat6);
}
function isOurs({ uid }) {
  const user = process.geteuid?.();
  return user === void 0 || uid === user;
}
function isPrivateMode({ mode }) {
  return !process.geteuid || (mode & 63) === 0;
}
function checkOwn(path7, { uid, mode }) {
  checkOwner(path7, uid);
  if (!process.geteuid || (mode & 18) === 0) return;
  const name2 = resolve2(path7);
  throw new Error(`others may write to ${name2}: run chmod go-w ${name2}`);
}
function checkOwner(path7, uid) {
  if (!isOurs({ uid }) && uid !== 0) throw new Error(`${resolve2(path7)} belongs to another user`);
}
async function checkOwnDirectories(root, path7) {
  for (const dir of directoriesBelow(root, path7)) await checkOwnDirectory(dir);
}
async function makeOwnDirectories(root, path7) {
  for (const dir of directoriesBelow(root, path7)) {
    await mkdir2(dir, { mode: 448 }).catch((error2) => {
      if (codeOf(error2) !== "EEXIST") throw error2;
    });
    await checkOwnDirectory(dir);
  }
}
function directoriesBelow(root, path7) {
  const parts = relative3(root, path7).split(sep2);
  return parts.map((_, index) => join4(root, ...parts.slice(0, index + 1)));
}
var maxLinks = 40;
async function checkLinksTo(path7) {
  if (!process.geteuid) return;
  const parts = path7.split(sep2);
  let links = 0;
  let reached = sep2;
  for (let part = parts.shift(); part !== void 0; part = parts.shift()) {
    const next = part === ".." ? dirname3(reached) : join4(reached, part);
    const stat6 = await lstat2(next).catch((error2) => {
      if (codeOf(error2) !== "ENOENT") throw error2;
    });
    if (!stat6) return;
    if (!stat6.isSymbolicLink()) {
      reached = next;
      continue;
    }
    checkOwner(next, stat6.uid);
    if (++links > maxLinks) throw new Error(`${path7} has too many links`);
    const target = await readlink2(next);
    if (target.startsWith(sep2)) reached = sep2;
    parts.unshift(...target.split(sep2));
  }
}

// src/files/staging.ts
import { chmodSync as chmodSync2, lstatSync as lstatSync5, mkdtempSync as mkdtempSync2, readdirSync as readdirSync2, rmSync as rmSync3, statSync as statSync3 } from "node:fs";
import * as fs3 from "node:fs/promises";
import { createServer } from "node:net";
import { toNamespacedPath } from "node:path";

// src/disk/local-socket.ts
var import_node_crypto = __toESM(require_crypto2(), 1);
import { once } from "node:events";
import {
  closeSync as closeSync2,
  lstatSync as lstatSync2,
  mkdtempSync,
  openSync as openSync2,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from "node:fs";
import { connect } from "node:net";
import { tmpdir as tmpdir2 } from "node:os";
import { join as join5 } from "node:path";

// src/disk/trusted-file.ts
import { closeSync, constants as constants3, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
function readOwnFile(path7, mostBytes2) {
  const isGood = (stat6) => stat6?.isFile() === true && isOurs(stat6) && stat6.size <= mostBytes2;
  if (!isGood(lstatSync(path7, { throwIfNoEntry: false }))) return void 0;
  const file = openSync(path7, constants3.O_RDONLY | constants3.O_NOFOLLOW | constants3.O_NONBLOCK);
  try {
    return isGood(fstatSync(file)) ? readFileSync(file) : void 0;
  } finally {
    closeSync(file);
  }
}

// src/disk/local-socket.ts
var isWindows = process.platform === "win32";
function listenIn(dir, name2, server) {
  const { path: path7, close } = isWindows ? newPipe() : socketIn(dir, name2);
  server.on("error", () => {
  }).listen(path7);
  close();
  if (isWindows && server.listening) writeFileSync(join5(dir, name2), pipeFile(path7, dir), { mode: 384 });
  return server.listening;
}
async function connectTo(dir, name2) {
  const address = isWindows ? pipeIn(dir, name2) : socketIn(dir, name2);
  if (!address) return void 0;
  try {
    const socket = connect(address.path);
    socket.on("error", () => {
    });
    await once(socket, "connect").finally(address.close);
    return socket;
  } catch (error2) {
    if (!["ECONNREFUSED", "ENOENT"].includes(String(codeOf(error2)))) throw error2;
    return void 0;
  }
}
function isSocketIn(dir, name2) {
  if (isWindows) return pipeIn(dir, name2) !== void 0;
  return lstatSync2(join5(dir, name2), { throwIfNoEntry: false })?.isSocket() === true;
}
function socketIn(dir, name2) {
  const path7 = join5(dir, name2);
  if (Buffer.byteLength(path7) < 100) return { path: path7, close: () => {
  } };
  if (process.platform === "linux") {
    const directory = openSync2(dir, "r");
    return { path: `/proc/self/fd/${directory}/${name2}`, close: () => closeSync2(directory) };
  }
  const way = mkdtempSync(join5(tmpdir2(), "headstart-"));
  symlinkSync(dir, join5(way, "d"));
  return { path: join5(way, "d", name2), close: () => rmSync(way, { recursive: true, force: true }) };
}
var pipeName = /^\\\\\.\\pipe\\headstart-[0-9a-f-]{36}$/;
var mostBytes = 256;
function newPipe() {
  return { path: `\\\\.\\pipe\\headstart-${(0, import_node_crypto.randomUUID)()}`, close: () => {
  } };
}
function pipeFile(pipe, dir) {
  return `${pipe}
${statSync(dir, { bigint: true }).ino}
`;
}
function pipeIn(dir, name2) {
  const text2 = readPipeFile(join5(dir, name2)) ?? "";
  const [path7 = ""] = text2.split("\n");
  return pipeName.test(path7) && text2 === pipeFile(path7, dir) ? { path: path7, close: () => {
  } } : void 0;
}
function readPipeFile(path7) {
  try {
    return readOwnFile(path7, mostBytes)?.toString("latin1");
  } catch (error2) {
    if (codeOf(error2) === "ENOENT") return void 0;
    throw error2;
  }
}

// src/disk/rename.ts
import { lstatSync as lstatSync3, renameSync, rmdirSync } from "node:fs";
function rename2(from, to) {
  whileHeld(
    () => renameSync(from, to),
    () => !isDirectory2(to)
  );
}
function renameUnlessTaken(from, to) {
  const isWindows2 = process.platform === "win32";
  if (isWindows2) removeEmpty(to);
  try {
    rename2(from, to);
    return true;
  } catch (error2) {
    const code = codeOf(error2) ?? "";
    const isTaken2 = ["ENOTEMPTY", "EEXIST"].includes(code) || isWindows2 && code === "EPERM" && isDirectory2(to);
    if (isTaken2) return false;
    throw error2;
  }
}
function removeEmpty(dir) {
  try {
    rmdirSync(dir);
  } catch {
  }
}
function isDirectory2(path7) {
  return lstatSync3(path7, { throwIfNoEntry: false })?.isDirectory() === true;
}
var heldCodes = ["EPERM", "EBUSY", "EACCES"];
var longestWaitMs = 200;
var clock = new Int32Array(new SharedArrayBuffer(4));
function whileHeld(work, mayPass, { platform: platform2 = process.platform, mostMs = 5e3 } = {}) {
  const endsAt = performance.now() + mostMs;
  for (let waitMs = 4; ; waitMs = Math.min(2 * waitMs, longestWaitMs)) {
    try {
      work();
      return;
    } catch (error2) {
      const isHeld2 = platform2 === "win32" && heldCodes.includes(codeOf(error2) ?? "");
      if (!isHeld2 || performance.now() > endsAt || !mayPass()) throw error2;
    }
    Atomics.wait(clock, 0, 0, waitMs);
  }
}

// src/files/byte-strings.ts
import { readdirSync } from "node:fs";
function toBytes(text2) {
  return Buffer.from(text2, "utf8").toString("latin1");
}
var beyondAscii = /[\u0080-\u00ff]/;
var utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function fromBytes(bytes, platform2 = process.platform) {
  if (!beyondAscii.test(bytes)) return bytes;
  const buffer3 = Buffer.from(bytes, "latin1");
  if (platform2 !== "win32") return buffer3;
  try {
    return utf8.decode(buffer3);
  } catch {
    throw new Error(`Windows has no file ${JSON.stringify(buffer3.toString())}: its name is not Unicode`);
  }
}
function isWithin(path7, dir) {
  return path7 === dir || path7.startsWith(below(dir));
}
function below(dir) {
  return dir.endsWith("/") ? dir : `${dir}/`;
}
function namesIn(dir) {
  return readdirSync(fromBytes(dir), { encoding: "latin1" });
}

// src/files/journal.ts
var import_node_v8 = __toESM(require_v8(), 1);
import {
  appendFileSync as appendFileSync2,
  chmodSync,
  lstatSync as lstatSync4,
  mkdirSync,
  rmdirSync as rmdirSync2,
  rmSync as rmSync2,
  statSync as statSync2,
  utimesSync,
  writeFileSync as writeFileSync2
} from "node:fs";

// src/files/journal-step.ts
var pathsByKind = {
  make: { path: "target" },
  move: { to: "target", from: "staged" },
  replace: { to: "target", from: "staged", aside: "staged" },
  stamp: { path: "target" }
};
function pathsOf(step) {
  const fields = step;
  return Object.keys(pathsByKind[step.do]).map((field) => fields[field]);
}
function targetOf(step) {
  return pathsOf(step)[0];
}
function textOf(steps2, dir) {
  const parent = toBytes(dirname(dir));
  const above = below(parent);
  const shorten = (path7) => {
    if (path7 !== parent && !path7.startsWith(above)) throw new Error(`${path7} is not below ${parent}`);
    return path7.slice(above.length);
  };
  return steps2.map((step) => `${JSON.stringify(withPaths(step, shorten))}
`).join("");
}
function stepsIn(text2, dir) {
  const parent = toBytes(dirname(dir));
  const lengthen = (path7) => path7 === "" ? parent : `${below(parent)}${path7}`;
  const lines2 = text2.split("\n").slice(0, -1);
  return lines2.map((line) => {
    const step = JSON.parse(line);
    if (!isStep(step, toBytes(basename(dir)))) throw new Error("its journal is none that a restore wrote");
    return withPaths(step, lengthen);
  });
}
function withPaths(step, change) {
  const paths = pathsOf(step);
  const changed2 = Object.keys(pathsByKind[step.do]).map((field, nth) => [field, change(paths[nth])]);
  return { ...step, ...Object.fromEntries(changed2) };
}
function isStep(value, own) {
  const step = value;
  if (typeof step?.do !== "string" || !Object.hasOwn(pathsByKind, step.do)) return false;
  const isPath = (path7) => typeof path7 === "string" && path7.split("/").every((name2) => !["", ".", ".."].includes(name2));
  const isStamping = step.do === "stamp";
  const arePathsRight = Object.entries(pathsByKind[step.do]).every(([field, place2]) => {
    const path7 = step[field];
    if (path7 === "") return isStamping;
    return isPath(path7) && place2 === "staged" === path7.startsWith(`${own}/`) && path7 !== own;
  });
  if (isStamping) return arePathsRight && isStamp(step.stamp) && isStamp(step.before);
  return arePathsRight && (step.do === "make" || typeof step.inode === "string");
}
function isStamp(value) {
  const stamp2 = value;
  return [stamp2?.mode, stamp2?.mtime].every(Number.isFinite);
}

// src/files/journal.ts
var journalName = "journal";
var mostJournalBytes = Math.min(128 * 1024 * 1024, (0, import_node_v8.getHeapStatistics)().heap_size_limit / 32);
function carryOut(steps2, dir) {
  appendFileSync2(join(dir, journalName), textOf(steps2, dir), { mode: 384 });
  for (const step of steps2) carryOutStep(step);
}
function stampAgain(steps2) {
  for (const step of steps2) {
    if (step.do === "stamp" && statOf(step.path)?.isDirectory()) stamp(step.path, step.stamp);
  }
}
function commit(dir) {
  rmSync2(join(dir, journalName), { force: true });
}
function undo(dir, isOurs2 = () => true) {
  const steps2 = readJournal(dir);
  const left = /* @__PURE__ */ new Set();
  const failures = [];
  for (const step of [...steps2.toReversed(), ...steps2.filter((step2) => step2.do === "stamp")]) {
    try {
      if (isOurs2(step)) undoStep(step);
      else left.add(step);
    } catch (error2) {
      failures.push(error2);
    }
  }
  if (failures.length > 0) throw failures[0];
  const draft = join(dir, `${journalName}-draft`);
  const rest = steps2.filter((step) => left.has(step));
  if (rest.length > 0) {
    writeFileSync2(draft, textOf(rest, dir), { mode: 384 });
    rename2(draft, join(dir, journalName));
  } else commit(dir);
}
function isUnfinished(dir) {
  return statOf(toBytes(join(dir, journalName))) !== void 0;
}
function readJournal(dir) {
  if (!isUnfinished(dir)) return [];
  const text2 = readOwnFile(join(dir, journalName), mostJournalBytes);
  if (!text2) throw new Error("its journal is no file that a restore wrote");
  return stepsIn(text2.toString(), dir);
}
function carryOutStep(step) {
  switch (step.do) {
    case "make":
      mkdirSync(fromBytes(step.path));
      break;
    case "move":
      rename3(step.from, step.to);
      break;
    case "replace":
      rename3(step.to, step.aside);
      rename3(step.from, step.to);
      break;
    case "stamp":
      stamp(step.path, step.stamp);
      break;
  }
}
function undoStep(step) {
  switch (step.do) {
    case "make":
      removeIfEmpty(step.path);
      break;
    case "move":
      putBack(step);
      break;
    case "replace":
      if (!statOf(step.aside)) break;
      putBack(step);
      if (statOf(step.to)) throw new Error(`${fromBytes(step.to)} is in the way of what was there before`);
      rename3(step.aside, step.to);
      break;
    case "stamp":
      unstamp(step.path, step.before);
      break;
  }
}
function putBack({ from, to, inode }) {
  if (!statOf(from) && inodeOf(to) === inode) rename3(to, from);
}
function inodeOf(path7) {
  const stat6 = lstatSync4(fromBytes(path7), { bigint: true, throwIfNoEntry: false });
  return stat6 && `${stat6.dev}:${stat6.ino}`;
}
function statOf(path7) {
  try {
    return lstatSync4(fromBytes(path7));
  } catch (error2) {
    if (codeOf(error2) === "ENOENT" || codeOf(error2) === "ENOTDIR") return void 0;
    throw error2;
  }
}
function missingDirectories(path7) {
  if (statSync2(fromBytes(path7), { throwIfNoEntry: false })?.isDirectory()) return [];
  if (statOf(path7)) throw new Error(`${fromBytes(path7)} is no directory, so nothing can be restored below it`);
  return [...missingDirectories(dirname(path7)), path7];
}
function removeIfEmpty(path7) {
  try {
    rmdirSync2(fromBytes(path7));
  } catch (error2) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(codeOf(error2) ?? "")) throw error2;
  }
}
function unstamp(path7, before) {
  const stat6 = statOf(path7);
  if (!stat6?.isDirectory()) return;
  if (stat6.mtimeMs / 1e3 !== before.mtime || (stat6.mode & 4095) !== before.mode) stamp(path7, before);
}
function stamp(path7, { mode, mtime }) {
  try {
    chmodSync(fromBytes(path7), mode);
    utimesSync(fromBytes(path7), mtime, mtime);
  } catch (error2) {
    if (codeOf(error2) !== "EPERM") throw error2;
  }
}
function rename3(from, to) {
  const [source, target] = [fromBytes(from), fromBytes(to)];
  try {
    rename2(source, target);
  } catch (error2) {
    const stat6 = statOf(from);
    if (codeOf(error2) !== "EACCES" || !stat6?.isDirectory()) throw error2;
    chmodSync(source, stat6.mode | 128);
    rename2(source, target);
    chmodSync(target, stat6.mode & 4095);
  }
}

// src/files/staging.ts
var prefix = ".headstart-staging-";
function isStaging(name2) {
  return name2.startsWith(prefix);
}
function openStaging(parent) {
  const dir = mkdtempSync2(join(parent, prefix));
  const sign = giveSignOfLife(dir);
  return {
    /** Absolute path, on the same file system as the target beside it. */
    dir,
    /** Removes the directory, unless the next run needs it to undo steps that this run could not undo. */
    async remove() {
      if (isUnfinished(dir)) return;
      sign?.close();
      removeTree(dir);
    }
  };
}
async function stagingParent({ base, literal }) {
  const beside = nearestDirectory(base);
  if (literal === void 0) return beside;
  const target = lstatSync5(literal, { throwIfNoEntry: false });
  if (!target?.isDirectory()) return beside;
  const writable = await fs3.access(beside, fs3.constants.W_OK).then(
    () => true,
    () => false
  );
  return writable && target.dev === lstatSync5(beside).dev ? beside : literal;
}
function nearestDirectory(path7) {
  let directory = path7;
  while (!statSync3(directory, { throwIfNoEntry: false })?.isDirectory()) {
    const above = dirname(directory);
    if (above === directory) throw new Error(`there is no ${directory}`);
    directory = above;
  }
  return directory;
}
function isPrivate(dir) {
  const stat6 = statOf(toBytes(dir));
  return stat6 !== void 0 && isPrivateDirectory(stat6);
}
function isPrivateDirectory(stat6) {
  return stat6.isDirectory() && isOurs(stat6) && isPrivateMode(stat6);
}
function hasSign(dir) {
  return isSocketIn(dir, signName);
}
var signName = "alive";
function giveSignOfLife(dir) {
  const server = createServer((socket) => socket.destroy()).unref();
  if (!listenIn(dir, "born", server)) return void 0;
  rename2(join(dir, "born"), join(dir, signName));
  return server;
}
async function isAlive(dir) {
  if (!hasSign(dir)) return false;
  try {
    const socket = await connectTo(dir, signName);
    socket?.destroy();
    return socket !== void 0;
  } catch {
    return true;
  }
}
function removeTree(dir) {
  const remove = () => rmSync3(toNamespacedPath(dir), { recursive: true, force: true, maxRetries: 3 });
  try {
    remove();
  } catch (error2) {
    if (codeOf(error2) !== "EACCES") throw error2;
    makeWritable(toBytes(dir));
    remove();
  }
}
function makeWritable(dir) {
  chmodSync2(fromBytes(dir), 448);
  for (const item of readdirSync2(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
    if (item.isDirectory()) makeWritable(`${dir}/${item.name}`);
  }
}

// src/keys.ts
var import_node_crypto2 = __toESM(require_crypto3(), 1);
var maxKeys = 10;
var maxKeyLength = 512;
function keyMistake(keys) {
  if (keys.length > maxKeys) return `Key Validation Error: Keys are limited to a maximum of ${maxKeys}.`;
  for (const key of keys) {
    if (key.length > maxKeyLength) {
      return `Key Validation Error: ${key} cannot be larger than ${maxKeyLength} characters.`;
    }
    if (key.includes(",")) return `Key Validation Error: ${key} cannot contain commas.`;
  }
  return void 0;
}
function sameKey(a, b) {
  return a === b || a.localeCompare(b, void 0, { sensitivity: "accent" }) === 0;
}
var versionOf = fingerprint;
function fingerprint(components) {
  const hash = (0, import_node_crypto2.createHash)("sha256");
  for (const component of components) hash.update(`${Buffer.byteLength(component)}:${component},`);
  return hash.digest("hex");
}
function pickMatch(keys, candidates) {
  for (const key of keys) {
    const match3 = newest(candidates.filter((candidate) => candidate.key === key)) ?? newest(candidates.filter((candidate) => sameKey(candidate.key, key))) ?? newest(candidates.filter((candidate) => candidate.key.startsWith(key)));
    if (match3) return match3;
  }
  return void 0;
}
function newest(candidates) {
  return candidates.toSorted(newestFirst)[0];
}
function newestFirst(a, b) {
  return b.createdAt.getTime() - a.createdAt.getTime() || (a.key < b.key ? 1 : -1);
}
var maxNameBytes = 225;
var keptBytes = 160;
function storeName(part) {
  const name2 = escapeName(part) || "%";
  if (name2.length <= maxNameBytes) return name2;
  return `${namePrefix(part)}~${(0, import_node_crypto2.createHash)("sha256").update(part).digest("hex")}`;
}
function caselessName(part) {
  const name2 = storeName(part).replace(
    /%[0-9A-F]{2}|[A-Z]/g,
    (text2) => text2.length > 1 ? text2 : escaped(text2)
  );
  return name2.length <= maxNameBytes ? name2 : `~${(0, import_node_crypto2.createHash)("sha256").update(part).digest("hex")}`;
}
function namePrefix(prefix2) {
  return escapeName(prefix2).slice(0, keptBytes);
}
function mayAnswer(name2, keys) {
  const lower = name2.toLowerCase();
  return keys.some((key) => lower.startsWith(namePrefix(key).toLowerCase()));
}
function partOf(name2) {
  if (name2.includes("~")) return void 0;
  if (name2 === "%") return "";
  const bytes = name2.replace(
    /%([0-9A-F]{2})/g,
    (_, hex2) => String.fromCharCode(Number.parseInt(hex2, 16))
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
function escapeName(part) {
  return Buffer.from(part, "utf8").toString("latin1").replace(/^\.|[^A-Za-z0-9._-]/g, escaped);
}
function escaped(byte) {
  return `%${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

// src/bytes/buffer-pool.ts
function mapStream(bytes, through2) {
  const { release: release2, positionOf } = bytes;
  return { ...release2 && { release: release2 }, positionOf, [Symbol.asyncIterator]: () => through2(bytes) };
}
function newBufferPool(blockBytes4 = 1024 * 1024) {
  const free = [];
  const lent = /* @__PURE__ */ new WeakMap();
  return {
    acquire(bytes) {
      const wanted = Math.min(bytes, blockBytes4);
      const memory = free.pop() ?? Buffer.allocUnsafeSlow(blockBytes4).buffer;
      lent.set(memory, wanted);
      return Buffer.from(memory, 0, wanted);
    },
    release({ buffer: buffer3, length }) {
      const left = (lent.get(buffer3) ?? Number.NaN) - length;
      if (left < 0) throw new Error("more bytes were given back than had been lent");
      if (left > 0) lent.set(buffer3, left);
      if (left !== 0) return;
      lent.delete(buffer3);
      free.push(buffer3);
    }
  };
}

// src/find-program.ts
import { accessSync, constants as constants5, statSync as statSync4 } from "node:fs";
import { delimiter as delimiter2, isAbsolute as isAbsolute2, join as join6 } from "node:path";
var extension = process.platform === "win32" ? ".exe" : "";
function findProgram(name2) {
  const dirs = (process.env.PATH ?? "").split(delimiter2).filter((dir) => isAbsolute2(dir));
  return dirs.map((dir) => join6(dir, `${name2}${extension}`)).find(isProgram);
}
function programPath(name2) {
  const path7 = findProgram(name2);
  if (path7 === void 0) throw new ToolFailure(`there is no ${name2} on PATH`);
  return path7;
}
function isProgram(path7) {
  try {
    accessSync(path7, constants5.X_OK);
    return statSync4(path7).isFile();
  } catch {
    return false;
  }
}

// src/process.ts
var import_node_child_process = __toESM(require_child_process2(), 1);
var import_consumers = __toESM(require_consumers(), 1);
import { once as once3 } from "node:events";

// src/program-exit.ts
import { once as once2 } from "node:events";
async function allEnded(children, signal) {
  let killing = false;
  const killAll = () => {
    killing = true;
    for (const child2 of children) child2.kill("SIGKILL");
  };
  signal.addEventListener("abort", killAll);
  if (signal.aborted) killAll();
  const failures = await Promise.all(
    children.map(async (child2) => {
      try {
        await ended(child2, { mayEcho: child2 !== children.at(-1) });
        return void 0;
      } catch (error2) {
        const killed = killing && child2.signalCode === "SIGKILL";
        killAll();
        return killed ? void 0 : error2;
      }
    })
  );
  signal.removeEventListener("abort", killAll);
  signal.throwIfAborted();
  const cause = failures.find((failure2) => failure2 !== void 0);
  if (cause) throw cause;
}
var echo = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function ended(child2, { mayEcho }) {
  const complaints = tailOf(child2.stderr);
  const [code, signal] = await once2(child2, "close");
  if (code === 0) return;
  if (mayEcho && (signal === "SIGPIPE" || echo.test(complaints()))) return;
  throw new ToolFailure(`${child2.spawnfile} ${howEnded(code, signal)}${complaints()}`);
}
function howEnded(exitCode, signal) {
  return signal ? `was ended by ${signal}` : `failed with exit code ${exitCode}`;
}
var keptCharacters = 1e3;
function tailOf(stream) {
  let tail = "";
  stream.setEncoding("utf8").on("data", (text2) => {
    tail = (tail + text2).slice(-keptCharacters);
  });
  return () => tail.trim() === "" ? "" : `: ${tail.trim()}`;
}

// src/process.ts
function environment2() {
  const { PATH, SystemRoot } = process.env;
  return { PATH, LC_ALL: "C", ...SystemRoot && { SystemRoot } };
}
function startPipeline(commands, { cwd, signal, stdin }) {
  const children = [];
  for (const command of commands.toReversed()) {
    const next = children[0];
    const input2 = (command === commands[0] ? stdin : void 0) ?? "pipe";
    const child2 = spawnChild(command, { cwd, stdio: [input2, next?.stdin ?? "pipe", "pipe"] });
    next?.stdin?.destroy();
    children.unshift(child2);
  }
  const first = children[0];
  const last = children.at(-1);
  first.stdin?.on("error", () => {
  });
  return {
    pid: first.pid ?? 0,
    stdin: first.stdin,
    stdout: last.stdout,
    ended: allEnded(children, signal)
  };
}
var ofNode = /^(NODE_(OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|COMPILE_CACHE)|SSL_CERT_(FILE|DIR)|LD_LIBRARY_PATH)$/;
function startDetached({ path: path7, args }) {
  const set = Object.entries(process.env).filter(([name2]) => ofNode.test(name2));
  const child2 = (0, import_node_child_process.spawn)(path7, args, {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "pipe", "ignore"],
    // One of its threads waits for the kernel all the time.
    env: { ...environment2(), ...Object.fromEntries(set), UV_THREADPOOL_SIZE: "8" }
  });
  child2.on("error", () => {
  });
  const { pid = 0, stdin, stdout } = child2;
  stdin.on("error", () => {
  });
  return { pid, stdin, stdout, kill: () => void child2.kill("SIGKILL") };
}
async function runProgram(name2, args, surroundings) {
  await runCommand({ path: programPath(name2), args }, surroundings);
}
async function runCommand(command, surroundings) {
  const { stdout, ended: ended2 } = startPipeline([command], surroundings);
  stdout.resume();
  await ended2;
}
function spawnChild(command, options) {
  const mask2 = process.umask(0);
  try {
    return (0, import_node_child_process.spawn)(command.path, command.args, { ...options, env: environment2() });
  } finally {
    process.umask(mask2);
  }
}
async function runScript(path7, env, { cwd, signal }) {
  const began = performance.now();
  const child2 = (0, import_node_child_process.spawn)(process.execPath, [path7], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const interrupt = () => void child2.kill("SIGINT");
  signal.addEventListener("abort", interrupt);
  if (signal.aborted) interrupt();
  let output2 = "";
  for (const stream of [child2.stdout, child2.stderr])
    stream.setEncoding("utf8").on("data", (text2) => {
      output2 += text2;
    });
  try {
    const [exitCode] = await once3(child2, "close");
    return { exitCode, output: output2, ms: performance.now() - began };
  } finally {
    signal.removeEventListener("abort", interrupt);
  }
}
async function answerOf({ path: path7, args }, { cwd, env, signal }) {
  const child2 = (0, import_node_child_process.spawn)(path7, args, { cwd, env: { ...env, ...environment2() }, signal, killSignal: "SIGKILL" });
  child2.stdin.destroy();
  child2.stderr.resume();
  const [[exitCode, endedBy], output2] = await Promise.all([
    once3(child2, "close"),
    (0, import_consumers.text)(child2.stdout)
  ]);
  if (exitCode === 0) return output2;
  throw new ToolFailure(`${path7} ${howEnded(exitCode, endedBy)}`);
}
async function outputOf(command, goodCodes = [0]) {
  const child2 = spawnChild(command, { stdio: "pipe" });
  child2.stdin?.destroy();
  const [[exitCode, signal], output2, complaints] = await Promise.all([
    once3(child2, "close"),
    (0, import_consumers.text)(child2.stdout),
    (0, import_consumers.text)(child2.stderr)
  ]);
  if (exitCode !== null && goodCodes.includes(exitCode)) return output2;
  throw new ToolFailure(`${command.path} ${howEnded(exitCode, signal)}: ${complaints.trim()}`);
}

// src/tools.ts
import { readFileSync as readFileSync2 } from "node:fs";
async function findTools(images2 = true) {
  const imageTool = images2 ? findImageTool : () => void 0;
  const [tar2, zstd2, mksquashfs, unsquashfs] = await Promise.all([
    findTar(),
    findProgram("zstd"),
    imageTool("mksquashfs"),
    imageTool("unsquashfs")
  ]);
  return { tar: tar2, zstd: zstd2, mksquashfs, unsquashfs };
}
async function findImageTool(name2) {
  const path7 = findProgram(name2);
  return path7 && await imageToolVersion(path7).catch(() => void 0) && path7;
}
async function imageToolVersion(path7) {
  const text2 = await outputOf({ path: path7, args: ["-version"] }, [0, 1]);
  const [, version, major, minor] = text2.match(/squashfs version ((\d+)\.(\d+)(?:\.\d+)?)/) ?? [];
  return Number(major) * 100 + Number(minor) >= 405 ? version : void 0;
}
async function findTar() {
  if (process.platform === "win32") return { dialect: "node" };
  for (const name2 of ["tar", "gtar", "bsdtar"]) {
    const path7 = findProgram(name2);
    const dialect2 = path7 && (dialectInside(path7) ?? dialectOf(await versionOf2(path7)));
    if (dialect2) return { path: path7, dialect: dialect2 };
  }
  return { dialect: "node" };
}
var dialects = { "GNU tar": "gnu", bsdtar: "bsd" };
function dialectInside(path7) {
  try {
    const program2 = readFileSync2(path7);
    return Object.entries(dialects).find(([name2]) => program2.includes(`\0${name2}\0`))?.[1];
  } catch {
    return void 0;
  }
}
function versionOf2(path7) {
  return outputOf({ path: path7, args: ["--version"] }).catch(() => "");
}
function dialectOf(version) {
  return Object.entries(dialects).find(([name2]) => version.includes(name2))?.[1];
}

// src/entry/digest.ts
var import_node_crypto3 = __toESM(require_crypto4(), 1);

// src/bytes/chunker.ts
function newChunker(chunkBytes) {
  let kept = [];
  let keptBytes2 = 0;
  const takeKept = () => {
    const pieces = kept;
    kept = [];
    keptBytes2 = 0;
    return pieces;
  };
  return {
    *push(bytes) {
      for (let start = 0; start < bytes.length; ) {
        const piece = bytes.subarray(start, start + chunkBytes - keptBytes2);
        kept.push(piece);
        keptBytes2 += piece.length;
        start += piece.length;
        if (keptBytes2 === chunkBytes) yield takeKept();
      }
    },
    rest: takeKept
  };
}
function lengthOf(pieces) {
  return pieces.reduce((sum3, piece) => sum3 + piece.length, 0);
}

// src/entry/digest.ts
var blockBytes = 1024 * 1024;
var digestBytes = 32;
function digestsLength(bytes) {
  return Math.ceil(bytes / blockBytes) * digestBytes;
}
function blockDigester() {
  const blocks = newChunker(blockBytes);
  const digests = [];
  return {
    update(bytes) {
      for (const pieces of blocks.push(bytes)) digests.push(sha256(...pieces));
    },
    finish() {
      const last = blocks.rest();
      if (last.length > 0) digests.push(sha256(...last));
      return Buffer.concat(digests);
    }
  };
}
function isBlock(block, number, digests) {
  const expected = digests.subarray(number * digestBytes, (number + 1) * digestBytes);
  return expected.length === digestBytes && sha256(...block).equals(expected);
}
function layerDigest(digests, { offset, length }) {
  const numbers2 = blocksBetween(offset, offset + length);
  const from = numbers2[0] * digestBytes;
  return sha256(
    Buffer.from(`${length}
`),
    digests.subarray(from, from + numbers2.length * digestBytes)
  ).toString("hex");
}
function sha256(...pieces) {
  const hash = (0, import_node_crypto3.createHash)("sha256");
  for (const piece of pieces) hash.update(piece);
  return hash.digest();
}
function blocksBetween(start, end) {
  const first = Math.floor(start / blockBytes);
  const length = end > start ? Math.ceil(end / blockBytes) - first : 0;
  return Array.from({ length }, (_, nth) => first + nth);
}

// src/entry/container.ts
var containerVersion = "headstart-2";
var alignedKinds = ["image", "delta"];
function startAfter(end, kind) {
  return alignedKinds.includes(kind) ? Math.ceil(end / blockBytes) * blockBytes : end;
}
function bodyLength({ segments }) {
  const last = segments.at(-1);
  return last ? last.offset + last.length : 0;
}
function identityOf({ digests, ...facts }) {
  return sha256(Buffer.from(JSON.stringify(facts)), digests).toString("hex");
}

// src/entry/read-range.ts
async function readRange(entry, start, end) {
  const chunks = [];
  for await (const chunk of entry.read(start, end)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length !== end - start)
    throw new BadEntry(`it ended at byte ${start + bytes.length} of ${entry.size}`);
  return bytes;
}

// src/entry/index-frame.ts
var skippableMagic = 407710288;
var frameHeaderBytes = 8;
var headerBytes = frameHeaderBytes + 3 * 4;
var ending = Buffer.from("HEADSTR2");
var trailerBytes = 32 + 4 + ending.length;
var frameBytes = headerBytes + trailerBytes;
var maxJsonBytes = 4 * 1024 * 1024;
var maxSignatureBytes = 1024;
var maxKeyLength2 = 512;
var maxBodyBytes = 1024 ** 4;
function sealIndex({ digests, ...facts }, signature = Buffer.alloc(0)) {
  const json = Buffer.from(JSON.stringify(facts));
  if (json.length > maxJsonBytes) throw new Error(`the index is too large: its JSON has ${json.length} bytes`);
  const header = Buffer.alloc(headerBytes);
  const parts = [digests, json, signature];
  const lengths = parts.map((part) => part.length);
  const length = lengths.reduce((sum3, partBytes3) => sum3 + partBytes3, frameBytes);
  const numbers2 = [skippableMagic, length - frameHeaderBytes, ...lengths];
  for (const [place2, number] of numbers2.entries()) header.writeUInt32LE(number, 4 * place2);
  const end = Buffer.alloc(4);
  end.writeUInt32LE(length);
  return Buffer.concat([header, ...parts, sha256(header, ...parts), end, ending]);
}
var usualIndexBytes = 128 * 1024;
async function readIndex(entry) {
  return openFrame(await readFrame(entry), entry.size);
}
async function readFrame(entry) {
  const { size } = entry;
  if (size < frameBytes) throw new BadEntry(`it has only ${size} bytes`);
  const tail = await readRange(entry, Math.max(0, size - usualIndexBytes), size);
  if (!tail.subarray(-ending.length).equals(ending)) {
    throw new BadEntry("it does not end in an index: cut short, or not written by Headstart");
  }
  const length = tail.readUInt32LE(tail.length - ending.length - 4);
  const most = frameBytes + digestsLength(Math.min(size, maxBodyBytes)) + maxJsonBytes + maxSignatureBytes;
  if (length < frameBytes || length > Math.min(size, most))
    throw new BadEntry(`its index has ${length} bytes, which is no length of an index`);
  return length <= tail.length ? tail.subarray(-length) : readRange(entry, size - length, size);
}
function openFrame(frame, entryBytes2) {
  const digestAt = frame.length - trailerBytes;
  if (!sha256(frame.subarray(0, digestAt)).equals(frame.subarray(digestAt, digestAt + 32)))
    throw new BadEntry("its index does not match its SHA-256");
  const [digestsBytes = 0, jsonBytes = 0, signatureBytes = 0] = [0, 1, 2].map(
    (place2) => frame.readUInt32LE(frameHeaderBytes + 4 * place2)
  );
  const bodyBytes = entryBytes2 - frame.length;
  const fits = digestsBytes === digestsLength(bodyBytes) && jsonBytes <= maxJsonBytes && signatureBytes <= maxSignatureBytes && frameBytes + digestsBytes + jsonBytes + signatureBytes === frame.length;
  if (!fits) throw new BadEntry("the parts of its index do not fit its body");
  const jsonAt = headerBytes + digestsBytes;
  const facts = parse(frame.subarray(jsonAt, jsonAt + jsonBytes));
  if (!areFacts(facts)) throw new BadEntry("its index is not what this version of Headstart writes");
  checkSegments(facts.segments, bodyBytes);
  return { ...facts, digests: frame.subarray(headerBytes, jsonAt) };
}
function parse(json) {
  try {
    return JSON.parse(json.toString("utf8"));
  } catch {
    return void 0;
  }
}
function areFacts(value) {
  const facts = value;
  return facts?.container === containerVersion && isName(facts.format) && isText(facts.key) && facts.key.length <= maxKeyLength2 && [facts.files, facts.bytes].every(isCount) && Array.isArray(facts.paths) && facts.paths.every(isText) && Array.isArray(facts.segments) && facts.segments.every(isSegment);
}
function isSegment(value) {
  const segment = value;
  const { offset, length, files, bytes, unpackedBytes = 0, root = 0, deadBytes = 0 } = segment ?? {};
  const counts = [offset, length, files, bytes, unpackedBytes, root, deadBytes];
  return isName(segment?.kind) && counts.every(isCount) && areFrames(segment?.frames, length);
}
function areFrames(frames, length) {
  if (frames === void 0) return true;
  const isFrame = (frame) => isCount(frame) && frame !== 0;
  return Array.isArray(frames) && frames.every(isFrame) && frames.reduce((all, one) => all + one, 0) === length;
}
function isName(value) {
  return typeof value === "string" && /^[a-z-]{1,32}$/.test(value);
}
function isText(value) {
  return typeof value === "string";
}
function isCount(value) {
  return Number.isSafeInteger(value) && value >= 0;
}
function checkSegments(segments, bodyBytes) {
  let end = 0;
  for (const { kind, offset, length } of segments) {
    if (offset !== startAfter(end, kind) || length === 0) throw new BadEntry("its segments do not line up");
    end = offset + length;
  }
  if (end === 0 || end !== bodyBytes) throw new BadEntry("its segments do not fill its body");
}

// src/transfer/limits.ts
var lookupMs = 12e3;
var shortMs = 5e3;
var uploadMs = 12e3;
var beginUploadMs = 2e4;
var completeUploadMs = 6e4;
var writeProbeMs = 1e4;
var progressBytes = 64 * 1024;
var maxFailuresAlone = 3;
var maxFailuresOfPart = 8;
var maxRecoveries = 2;
var failuresPerTimeout = 2;
var maxFailuresInARow = (parts) => Math.min(24, 3 * parts);
var maxDelayMs = 4e3;
var maxWaitMs = 4e3;
function randomDelayMs(longestMs) {
  return Math.random() * Math.min(maxDelayMs, longestMs);
}
var defaultPace = { paceBytes: 128 * 1024 ** 2, paceMs: 6e5, paceAfterMs: 6e4 };
var defaultDownload = {
  ...defaultPace,
  singleBytes: 10 * 1024 * 1024,
  idleMs: 1e4,
  hedgeMs: 2e3,
  noProgressMs: 3e4,
  backoffMs: 500,
  progressBytes
};
var defaultUpload = { noProgressMs: 3e4, progressBytes: 1024 ** 2 };
var defaultFetch = { timeoutMs: 5 * 6e4, pauseMs: 250 };

// src/transfer/deadline.ts
async function withTimeout({ signal, late }, work) {
  const limit = AbortSignal.timeout(lookupMs);
  try {
    return await work(AbortSignal.any([signal, limit]));
  } catch (error2) {
    signal.throwIfAborted();
    throw limit.aborted && error2 === limit.reason ? late() : error2;
  }
}
async function orAborted(work, signal) {
  const aborted = Promise.withResolvers();
  const abort = () => aborted.reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
function newDeadline({ signal, limitMs: limitMs2, bytes = 0, onSent }) {
  const over = new AbortController();
  const began = performance.now();
  let [sent, seen] = [0, 0];
  let timer = setTimeout(() => over.abort(), limitMs2);
  let ended2 = false;
  return {
    signal: AbortSignal.any([signal, over.signal]),
    onSent(more2) {
      sent += more2;
      onSent?.(more2);
      if (ended2 || sent < bytes && sent - seen < progressBytes) return;
      seen = sent;
      clearTimeout(timer);
      const restMs = sent < bytes ? 0 : performance.now() - began;
      timer = setTimeout(() => over.abort(), limitMs2 + restMs);
    },
    isOver: () => over.signal.aborted,
    end() {
      ended2 = true;
      clearTimeout(timer);
    }
  };
}

// src/transfer/signed-url.ts
function linkTo(object) {
  let signing;
  let latest2;
  let renewed = false;
  const sign = async () => {
    const url = await object.url(renewed);
    latest2 = { url, worked: false, renewed };
    return latest2;
  };
  return {
    current() {
      signing ??= sign();
      return signing;
    },
    refused(signed, failure2) {
      if (signed !== latest2) return;
      if (signed.renewed && !signed.worked) throw failure2;
      renewed = true;
      latest2 = void 0;
      signing = void 0;
    }
  };
}
function signedOnce(sign, first) {
  let signed = first === void 0 ? void 0 : Promise.resolve(first);
  const signAgain = () => {
    const signing = sign();
    signing.catch(() => {
      if (signed === signing) signed = void 0;
    });
    return signing;
  };
  return (renew = false) => {
    if (renew) signed = void 0;
    signed ??= signAgain();
    return signed;
  };
}

// src/transfer/download.ts
import { Readable } from "node:stream";

// src/transfer/concurrency-limiter.ts
function newConcurrencyLimiter(most) {
  const waiting = [];
  let allowed = most;
  let taken = 0;
  let decreasedAt = Number.NEGATIVE_INFINITY;
  const admit = () => {
    while (taken < allowed && waiting.length > 0) {
      waiting.sort((a, b) => a.place - b.place);
      taken++;
      waiting.shift()?.go();
    }
  };
  const newSlot = () => {
    const since = performance.now();
    return {
      release() {
        taken--;
        admit();
      },
      decrease() {
        if (since < decreasedAt) return;
        decreasedAt = performance.now();
        allowed = Math.max(1, Math.floor(allowed / 2));
      },
      increase() {
        allowed = Math.min(most, allowed + 1);
      }
    };
  };
  return {
    acquire: (place2) => new Promise((resolve3) => {
      waiting.push({ place: place2, go: () => resolve3(newSlot()) });
      admit();
    })
  };
}

// src/transfer/http-contract.ts
async function readUpTo(maxBytes2, body, chunks = []) {
  let bytes = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > maxBytes2) break;
  }
  return Buffer.concat(chunks);
}

// src/transfer/errors.ts
var TransferFailure = class extends Error {
  name = "TransferFailure";
  recover;
  /** How long the server asked to wait, in milliseconds; 0 if it did not. */
  retryAfterMs;
  constructor(message, recover2, retryAfterMs2 = 0) {
    super(message);
    this.recover = recover2;
    this.retryAfterMs = retryAfterMs2;
  }
};
function placeOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
var untrusted = "its certificate is signed by nobody this machine trusts; give the authority\u2019s certificate in NODE_EXTRA_CA_CERTS";
var byCode = {
  ECONNREFUSED: ["it refuses connections; is the endpoint right, and is the server up?", "retry"],
  ENOTFOUND: ["there is no host of that name; is the endpoint right?", "retry"],
  EAI_AGAIN: ["its name could not be resolved just now", "retry"],
  ECONNRESET: ["the connection was reset", "resume"],
  EPIPE: ["the connection was closed", "resume"],
  UND_ERR_SOCKET: ["the connection was closed", "resume"],
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: ["the connection was closed", "resume"],
  UND_ERR_CONNECT_TIMEOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  ETIMEDOUT: ["it cannot be reached; is the endpoint right, or a proxy missing?", "retry"],
  UND_ERR_HEADERS_TIMEOUT: ["it does not answer", "resume"],
  UND_ERR_BODY_TIMEOUT: ["it stopped sending", "resume"],
  EMFILE: ["too many files are open", "slow-down"],
  DEPTH_ZERO_SELF_SIGNED_CERT: [untrusted, "none"],
  SELF_SIGNED_CERT_IN_CHAIN: [untrusted, "none"],
  UNABLE_TO_GET_ISSUER_CERT: [untrusted, "none"],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [untrusted, "none"],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [untrusted, "none"],
  CERT_HAS_EXPIRED: ["its certificate has expired", "none"],
  CERT_NOT_YET_VALID: ["its certificate is not valid yet; is the clock of this machine right?", "none"],
  ERR_TLS_CERT_ALTNAME_INVALID: ["its certificate is for another host; is the endpoint right?", "none"],
  ERR_SSL_WRONG_VERSION_NUMBER: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"],
  HPE_INVALID_CONSTANT: ["it does not speak HTTP; is the endpoint https: instead of http:?", "none"],
  EPROTO: ["it does not speak TLS; is the endpoint http: instead of https:?", "none"]
};
function connectionFailure(error2, url) {
  if (error2 instanceof TransferFailure) return error2;
  const status = /Proxy.*\((\d{3})\)/.exec(error2 instanceof Error ? error2.message : "")?.[1];
  if (status) return proxyFailure(Number(status), url);
  const code = codeOf(error2) ?? "unknown error";
  const [what, recover2] = byCode[code] ?? ["the connection failed", "retry"];
  return new TransferFailure(`${placeOf(url)}: ${what} (${code})`, recover2);
}
function proxyDown(error2, proxy) {
  const code = codeOf(error2) ?? "unknown error";
  const [what, recover2] = byCode[code] ?? ["the connection failed", "retry"];
  const problem = what.replace(/; is the .*/, "");
  const advice = "correct HTTP_PROXY and HTTPS_PROXY, or name the host in NO_PROXY";
  return new TransferFailure(
    `the proxy at ${new URL(proxy).origin}: ${problem} (${code}); ${advice}`,
    recover2 === "resume" ? "retry" : recover2
  );
}
function proxyFailure(status, url) {
  const what = status === 407 ? "the proxy wants other credentials; give them in HTTP_PROXY and HTTPS_PROXY" : status >= 500 ? "the proxy cannot reach it; is the endpoint right, or the host missing in NO_PROXY?" : "the proxy does not let it through; if it need not, name the host in NO_PROXY";
  return new TransferFailure(`${placeOf(url)}: ${what} (${status})`, status >= 500 ? "slow-down" : "none");
}
function pageFailure(status, url) {
  const what = "a web page comes instead of an answer; is the endpoint right, or does a proxy or portal want a login?";
  return new TransferFailure(`${placeOf(url)}: ${what} (${status})`, "none");
}
async function refusedResponse({ status, headers, body }, url) {
  if (status === 407) return proxyFailure(status, url);
  const code = await errorCode(body);
  const [what, recover2] = meaningOf(status, code, headers.location);
  const reason = code === void 0 ? status : `${status} ${code}`;
  const wait2 = status === 429 || status >= 500 ? retryAfterMs(headers["retry-after"]) : 0;
  return new TransferFailure(`${placeOf(url)}: ${what} (${reason})`, recover2, wait2);
}
function meaningOf(status, code, location) {
  if (status === 403 || code === "ExpiredToken") {
    return ["access is denied; are the credentials right, and is the clock?", "renew"];
  }
  if (status === 404 || status === 410) return ["the object is gone; it was deleted meanwhile", "none"];
  if (status === 412) return ["the object was replaced meanwhile", "none"];
  if (status === 416) return ["the object is shorter than it was; it was replaced meanwhile", "none"];
  if (status >= 300 && status < 400)
    return [`it redirects${originOf(location)}; use that as endpoint`, "none"];
  if (status === 408 || status === 429 || status >= 500)
    return ["it has trouble or too much to do", "slow-down"];
  return ["it refuses the request", "none"];
}
function originOf(location) {
  return typeof location === "string" && URL.canParse(location) ? ` to ${new URL(location).origin}` : "";
}
var errorBytes = 4096;
async function errorCode(body) {
  const chunks = [];
  await readUpTo(errorBytes, body, chunks).catch(() => {
  });
  return /<Code>(\w{1,64})<\/Code>/.exec(Buffer.concat(chunks).toString("latin1"))?.[1];
}
function retryAfterMs(value) {
  if (typeof value !== "string") return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1e3 : Date.parse(value) - Date.now();
  return Math.max(ms || 0, 0);
}

// src/transfer/range-request.ts
async function fetchRest(part, request2) {
  const { http, object, signed, signal } = request2;
  const { url } = signed;
  const isStream = !Number.isFinite(object.size);
  const headers = {
    ...!isStream && { range: `bytes=${part.position}-${part.end - 1}` },
    ...object.etag !== void 0 && { "if-match": object.etag },
    "accept-encoding": "identity"
  };
  const response = await http.request(url, {
    method: "GET",
    headers,
    signal,
    onHead: (head, flow) => isObject(head) ? accept(head, flow, part, request2) : void 0
  });
  if (!isObject(response)) throw await refusedResponse(response, url);
  if (isStream) part.finish();
  if (!part.isComplete()) throw failure(url, "the connection ended before the object did", "resume");
}
var isObject = ({ status }) => status === 200 || status === 206;
function accept(head, flow, part, request2) {
  const { url } = request2.signed;
  checkBody(head, request2);
  const isWhole2 = head.status === 200 && head.headers["content-range"] === void 0;
  if (isWhole2) {
    checkWhole(head, part, request2);
    request2.onWholeObject(part);
  } else checkRange(head, part, request2);
  if (part.start === 0) request2.begun?.resolve();
  request2.signed.worked = true;
  return (bytes) => {
    const room = part.end - part.position;
    if (bytes.length > room && !isWhole2) throw failure(url, "it sends more bytes than it says", "retry");
    part.take(bytes.subarray(0, room));
    request2.onBytes(part, bytes.length, flow);
    if (isWhole2 && part.isComplete()) flow.end();
  };
}
function checkWhole({ headers }, part, { signed: { url }, object: { size } }) {
  if (part.position !== 0)
    throw failure(url, "the server ignores the range that it is asked for", "await-whole");
  if (Number.isFinite(size) && !isOptionally(headers["content-length"], size))
    throw failure(url, "the object has another length", "retry");
}
function checkRange({ headers }, part, { signed: { url }, object: { size } }) {
  const expected = `bytes ${part.position}-${part.end - 1}/${size}`;
  if (headers["content-range"] !== expected) {
    throw failure(url, `it sends '${headers["content-range"]}' instead of '${expected}'`, "retry");
  }
  const length = headers["content-length"];
  if (!isOptionally(length, part.end - part.position)) {
    throw failure(url, `it sends ${length} bytes for '${expected}'`, "retry");
  }
}
function isOptionally(header, expected) {
  return header === void 0 || header === String(expected);
}
function checkBody({ headers }, { signed: { url }, object: { etag } }) {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding !== "identity")
    throw failure(url, `something on the way encodes it as ${encoding}; a proxy?`, "none");
  if (/^text\/html/i.test(String(headers["content-type"]))) {
    const what = "a web page comes instead of the object; does a proxy or portal want a login?";
    throw failure(url, what, "none");
  }
  if (etag !== void 0 && headers.etag !== etag) {
    const what = `the object was replaced meanwhile: its ETag is ${headers.etag}, not ${etag}`;
    throw failure(url, what, "none");
  }
}
function failure(url, what, recover2) {
  return new TransferFailure(`${placeOf(url)}: ${what}`, recover2);
}

// src/transfer/fill-part.ts
async function fill(part, context) {
  const retries = context.retries.forPart(part.start);
  const isLacking = () => !part.isComplete() && context.isWanted(part);
  while (isLacking()) {
    const failure2 = await attempt(part, context);
    if (failure2?.recover === "await-whole" && context.begun)
      await orAborted(context.begun.promise, context.signal);
    if (failure2 === void 0 || !isLacking()) continue;
    if (!Number.isFinite(context.object.size) && part.position > part.start) throw failure2;
    context.watch.failed(failure2);
    await retries.recover(failure2, part.position);
  }
}
async function attempt(part, context) {
  const { limiter, link: link3, retries, isWanted } = context;
  const slot = await limiter.acquire(part.start);
  let signed;
  try {
    signed = await link3.current();
    if (!isWanted(part)) return void 0;
    await request(part, signed, context);
    slot.increase();
    retries.progress();
    return void 0;
  } catch (error2) {
    if (!(error2 instanceof TransferFailure)) throw error2;
    if (error2.recover === "slow-down") slot.decrease();
    if (error2.recover !== "renew" || signed === void 0) return error2;
    link3.refused(signed, error2);
    return void 0;
  } finally {
    slot.release();
  }
}
function request(part, signed, context) {
  const slow = new AbortController();
  const signal = AbortSignal.any([context.signal, slow.signal]);
  return context.watch.during(
    part,
    () => fetchRest(part, { ...context, signed, signal }),
    (why) => slow.abort(new TransferFailure(`${placeOf(signed.url)}: ${why}`, "resume"))
  );
}

// src/transfer/part.ts
function newPart(start, end, memory) {
  const full = [];
  let block;
  let filled = 0;
  const fill4 = (bytes) => {
    block ??= memory.acquire(part.end - part.position);
    const taken = bytes.copy(block, filled);
    filled += taken;
    if (filled === block.length) {
      full.push(block);
      block = void 0;
      filled = 0;
    }
    return taken;
  };
  const part = {
    start,
    end,
    position: start,
    heldBytes: 0,
    take(bytes) {
      for (let from = 0; from < bytes.length; ) {
        const taken = fill4(bytes.subarray(from));
        from += taken;
        part.position += taken;
      }
      part.heldBytes += bytes.length;
    },
    finish() {
      if (block) full.push(block.subarray(0, filled));
      block = void 0;
      part.end = part.position;
    },
    next() {
      const bytes = full.shift();
      if (bytes) part.heldBytes -= bytes.length;
      return bytes;
    },
    isComplete: () => part.position === part.end
  };
  return part;
}

// src/transfer/retry.ts
import { setTimeout as sleep } from "node:timers/promises";
var firstDelayMs = 100;
async function retry(policy, request2) {
  const { signal, judge, maxFailures = () => maxFailuresAlone } = policy;
  let waitLeftMs = policy.maxWaitMs ?? maxWaitMs;
  for (let failures = 0; ; ) {
    const deadline = newDeadline(policy);
    try {
      return await request2(deadline);
    } catch (thrown) {
      signal.throwIfAborted();
      const { error: error2, recovery, retryAfterMs: retryAfterMs2 } = judge(deadline.isOver() ? void 0 : thrown);
      if (recovery === "recovered") continue;
      failures += deadline.isOver() ? failuresPerTimeout : 1;
      if (recovery === "final" || failures >= maxFailures() || retryAfterMs2 > waitLeftMs) throw error2;
      waitLeftMs -= retryAfterMs2;
      await wait(Math.max(retryAfterMs2, randomDelayMs(firstDelayMs * 4 ** failures)), signal);
    } finally {
      deadline.end();
    }
  }
}
function newDownloadRetries(options) {
  const { limits, remainingMs, signal } = options;
  const most = maxFailuresInARow(options.parts);
  let inARow = 0;
  return {
    progress() {
      inARow = 0;
    },
    forPart(start) {
      let failures = 0;
      let reached = start;
      return {
        async recover(failure2, position) {
          if (position - reached >= limits.progressBytes) {
            reached = position;
            failures = 0;
            inARow = 0;
          }
          failures++;
          const isFirstBreak = failure2.recover === "resume" && failures === 1;
          if (!isFirstBreak) inARow++;
          if (failure2.recover === "none" || failures >= maxFailuresOfPart || inARow >= most) throw failure2;
          const longestMs = isFirstBreak ? 0 : limits.backoffMs * 2 ** (failures - 1);
          const waitMs = failure2.retryAfterMs + randomDelayMs(longestMs);
          if (failure2.retryAfterMs > 0 && waitMs > remainingMs()) throw failure2;
          if (waitMs > 0) await wait(waitMs, signal);
        }
      };
    }
  };
}
async function wait(ms, signal) {
  await sleep(ms, void 0, { signal }).catch(() => signal.throwIfAborted());
}

// src/transfer/least-speed.ts
function newPace({ paceBytes, paceMs, paceAfterMs }, total = Infinity) {
  let left = total;
  let due = Math.min(paceBytes, left);
  let moved2 = 0;
  let waitedMs = 0;
  let checkedAt;
  return {
    moved(bytes) {
      moved2 += bytes;
      while (due > 0 && moved2 >= due) {
        moved2 -= due;
        left -= due;
        due = Math.min(paceBytes, left);
        waitedMs = 0;
      }
    },
    check(isWaiting, now) {
      if (isWaiting && checkedAt !== void 0) waitedMs += now - checkedAt;
      checkedAt = now;
      if (waitedMs < paceAfterMs || due * waitedMs <= moved2 * paceMs) return void 0;
      const rate2 = (moved2 / 1024 / (waitedMs / 1e3)).toFixed(1);
      return `${rate2} KiB/s; ${(due / 1024 ** 2).toFixed(1)} MiB must come through in ${paceMs / 6e4} minutes`;
    }
  };
}

// src/transfer/stall-watch.ts
function startWatch(options) {
  const { limits, bytes, awaited, giveUp } = options;
  const pace = newPace(limits, bytes);
  let receivedBytes = 0;
  let progressAt = performance.now();
  let lastFailure;
  const requests = watchRequests(options, () => {
    progressAt = performance.now();
  });
  const checkProgress = (now) => {
    const slow = pace.check(awaited() !== void 0, now);
    if (slow) giveUp(`the store sends only ${slow}`);
    if (receivedBytes >= limits.progressBytes || !awaited()) {
      progressAt = now;
      receivedBytes = 0;
    } else if (now - progressAt >= limits.noProgressMs) {
      const before = lastFailure ? `${lastFailure.message}; ` : "";
      giveUp(`${before}no progress for ${seconds(limits.noProgressMs)}`);
    }
  };
  const check = () => {
    const now = performance.now();
    requests.check(now);
    checkProgress(now);
  };
  const timer = setInterval(check, Math.min(500, limits.idleMs / 4, limits.hedgeMs / 2));
  return {
    during: requests.during,
    received(bytes2) {
      receivedBytes += bytes2;
      pace.moved(bytes2);
    },
    failed(failure2) {
      lastFailure = failure2;
    },
    remainingMs: () => limits.noProgressMs - (performance.now() - progressAt),
    stop: () => clearInterval(timer)
  };
}
function watchRequests({ limits, awaited, isPaused }, onComplete) {
  const requests = /* @__PURE__ */ new Set();
  const hedges = /* @__PURE__ */ new WeakMap();
  const complete = { bytes: 0, ms: 0 };
  const checkStall = (request2, now) => {
    const { part, abort } = request2;
    if (part.position - request2.seenPosition >= limits.progressBytes || isPaused()) {
      request2.seenAt = now;
      request2.seenPosition = part.position;
    } else if (now - request2.seenAt >= limits.idleMs) {
      abort(`it sends next to nothing for ${seconds(limits.idleMs)}`);
    }
  };
  const checkLag = ({ part, since, from, abort }, now) => {
    const before = hedges.get(part) ?? 0;
    const expected = (now - since - limits.hedgeMs * 2 ** before) * complete.bytes / complete.ms;
    if (complete.ms === 0 || part.position - from >= expected / 4) return;
    hedges.set(part, before + 1);
    abort("it sends one part much more slowly than others");
  };
  return {
    async during(part, request2, abort) {
      const [now, from] = [performance.now(), part.position];
      const watched = { part, abort, since: now, from, seenAt: now, seenPosition: from };
      requests.add(watched);
      try {
        await request2();
        complete.bytes += part.position - from;
        complete.ms += performance.now() - now;
        onComplete();
      } finally {
        requests.delete(watched);
      }
    },
    check(now) {
      for (const request2 of requests) {
        checkStall(request2, now);
        if (request2.part === awaited()) checkLag(request2, now);
      }
    }
  };
}
function seconds(ms) {
  return `${Math.round(ms / 100) / 10} s`;
}

// src/transfer/download.ts
function download(object, range2, options) {
  return new Download(object, range2, options);
}
var Download = class extends Readable {
  release;
  positionOf = (piece) => this.#positions.get(piece);
  /** Of the pieces that were handed out. */
  #positions = /* @__PURE__ */ new WeakMap();
  #isInOrder;
  #object;
  #options;
  #limits;
  #memory;
  #partBytes;
  #end;
  #stopping = new AbortController();
  #abort = () => void this.destroy(this.#options.signal.reason);
  /** Created by the first read. */
  #context;
  /** The parts that are requested and not handed out yet. The consumer reads the first one, or any. */
  #parts = [];
  /** Where the next part begins, in bytes of the object. */
  #next;
  /** Where the parts end that are not requested yet. */
  #nextEnd;
  /** The consumer wants more bytes than it has been given. */
  #isHungry = false;
  /** The body that is paused, because the consumer has no room. Only the body of a whole object is paused. */
  #paused;
  constructor(object, { start, end }, options) {
    super({ objectMode: true });
    this.#object = object;
    this.#options = options;
    this.#limits = { ...defaultDownload, ...options.limits };
    this.#next = start;
    this.#nextEnd = end;
    this.#end = end;
    this.#partBytes = end - start < this.#limits.singleBytes ? Math.max(end - start, 1) : options.partBytes;
    this.#memory = options.memory ?? newBufferPool(Math.min(options.partBytes, 1024 * 1024));
    this.release = this.#memory.release;
    this.#isInOrder = options.order !== "any" || !Number.isFinite(end) || options.concurrency === 1;
    options.signal.addEventListener("abort", this.#abort);
    if (options.signal.aborted) this.#abort();
  }
  _read() {
    this.#handOut();
  }
  _destroy(error2, done) {
    this.#options.signal.removeEventListener("abort", this.#abort);
    this.#context?.watch.stop();
    this.#stopping.abort(error2 ?? new Error("the stream was closed"));
    done(error2);
  }
  #newContext() {
    const { http, concurrency } = this.#options;
    const { signal } = this.#stopping;
    const limits = this.#limits;
    const bytes = this.#end - this.#next;
    const watch = startWatch({
      limits,
      bytes,
      awaited: () => this.#isHungry ? this.#parts[0] : void 0,
      isPaused: () => this.#paused !== void 0,
      // The caller may try again later.
      giveUp: (why) => this.destroy(new TransferFailure(why, "retry"))
    });
    const parts = Math.ceil(bytes / this.#partBytes);
    return {
      http,
      object: this.#object,
      link: linkTo(this.#object),
      begun: this.#next === 0 ? Promise.withResolvers() : void 0,
      limiter: newConcurrencyLimiter(concurrency),
      retries: newDownloadRetries({ parts, limits, remainingMs: watch.remainingMs, signal }),
      watch,
      signal,
      isWanted: (part) => this.#parts.includes(part) && !signal.aborted,
      onWholeObject: (part) => this.#takeWhole(part),
      onBytes: (part, bytes2, flow) => {
        watch.received(bytes2);
        if (this.#isHungry && (part === this.#parts[0] || !this.#isInOrder)) this.#handOut();
        if (part.heldBytes > this.#partBytes) this.#pause(flow);
      }
    };
  }
  #handOut() {
    this.#isHungry = true;
    while (this.#isHungry && !this.destroyed) {
      this.#requestParts();
      if (this.#parts.length === 0) {
        this.#isHungry = false;
        return void this.push(null);
      }
      const parts = this.#isInOrder ? this.#parts.slice(0, 1) : this.#parts;
      if (!parts.some((part) => this.#handOutOf(part))) return;
    }
  }
  /** @returns whether the part had bytes, or is done */
  #handOutOf(part) {
    const position = part.position - part.heldBytes;
    const bytes = part.next();
    if (bytes) {
      this.#positions.set(bytes, position);
      this.#isHungry = this.push(bytes);
      if (part.heldBytes < this.#partBytes) this.#resume();
    } else if (part.isComplete()) this.#parts.splice(this.#parts.indexOf(part), 1);
    else return false;
    return true;
  }
  #requestParts() {
    this.#context ??= this.#newContext();
    const most = Number.isFinite(this.#object.size) ? this.#options.concurrency : 1;
    while (this.#parts.length < most && this.#next < this.#nextEnd) {
      const part = this.#nextPart();
      this.#parts.push(part);
      fill(part, this.#context).then(
        // Only the end of the response shows where an object of unknown size ends.
        () => {
          if (this.#isHungry) this.#handOut();
        },
        (error2) => this.destroy(error2)
      );
    }
  }
  /** In any order, the last part is the first. */
  #nextPart() {
    const [start, end, bytes] = [this.#next, this.#nextEnd, this.#partBytes];
    const isLast = !this.#isInOrder && end === this.#end;
    if (isLast) this.#nextEnd = end - ((end - start) % bytes || bytes);
    else this.#next = Math.min(start + bytes, end);
    return newPart(isLast ? this.#nextEnd : start, isLast ? end : this.#next, this.#memory);
  }
  #pause(flow) {
    flow.pause();
    this.#paused = flow;
  }
  #resume() {
    const flow = this.#paused;
    this.#paused = void 0;
    flow?.resume();
  }
  // This part now covers the other parts, so their requests are no longer wanted.
  #takeWhole(part) {
    part.end = this.#end;
    this.#next = this.#nextEnd;
    this.#parts = [part];
  }
};

// src/state.ts
var name = "headstart";
function saveState3(state) {
  saveState2(name, JSON.stringify(state));
}
function loadState2() {
  const text2 = loadState(name);
  return text2 === "" ? void 0 : JSON.parse(text2);
}

// package.json
var package_default = { version: "0.1.0" };

// src/files/matches.ts
import { lstatSync as lstatSync6 } from "node:fs";

// node_modules/@actions/glob/lib/internal-globber.js
import * as fs4 from "fs";

// node_modules/@actions/glob/lib/internal-glob-options-helper.js
function getOptions(copy) {
  const result = {
    followSymbolicLinks: true,
    implicitDescendants: true,
    matchDirectories: true,
    omitBrokenSymbolicLinks: true,
    excludeHiddenFiles: false
  };
  if (copy) {
    if (typeof copy.followSymbolicLinks === "boolean") {
      result.followSymbolicLinks = copy.followSymbolicLinks;
      debug(`followSymbolicLinks '${result.followSymbolicLinks}'`);
    }
    if (typeof copy.implicitDescendants === "boolean") {
      result.implicitDescendants = copy.implicitDescendants;
      debug(`implicitDescendants '${result.implicitDescendants}'`);
    }
    if (typeof copy.matchDirectories === "boolean") {
      result.matchDirectories = copy.matchDirectories;
      debug(`matchDirectories '${result.matchDirectories}'`);
    }
    if (typeof copy.omitBrokenSymbolicLinks === "boolean") {
      result.omitBrokenSymbolicLinks = copy.omitBrokenSymbolicLinks;
      debug(`omitBrokenSymbolicLinks '${result.omitBrokenSymbolicLinks}'`);
    }
    if (typeof copy.excludeHiddenFiles === "boolean") {
      result.excludeHiddenFiles = copy.excludeHiddenFiles;
      debug(`excludeHiddenFiles '${result.excludeHiddenFiles}'`);
    }
  }
  return result;
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as path6 from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
var import_assert2 = __toESM(require_assert2(), 1);
import * as path2 from "path";
var IS_WINDOWS3 = process.platform === "win32";
function dirname5(p) {
  p = safeTrimTrailingSeparator(p);
  if (IS_WINDOWS3 && /^\\\\[^\\]+(\\[^\\]+)?$/.test(p)) {
    return p;
  }
  let result = path2.dirname(p);
  if (IS_WINDOWS3 && /^\\\\[^\\]+\\[^\\]+\\$/.test(result)) {
    result = safeTrimTrailingSeparator(result);
  }
  return result;
}
function ensureAbsoluteRoot(root, itemPath) {
  (0, import_assert2.default)(root, `ensureAbsoluteRoot parameter 'root' must not be empty`);
  (0, import_assert2.default)(itemPath, `ensureAbsoluteRoot parameter 'itemPath' must not be empty`);
  if (hasAbsoluteRoot(itemPath)) {
    return itemPath;
  }
  if (IS_WINDOWS3) {
    if (itemPath.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let cwd = process.cwd();
      (0, import_assert2.default)(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
      if (itemPath[0].toUpperCase() === cwd[0].toUpperCase()) {
        if (itemPath.length === 2) {
          return `${itemPath[0]}:\\${cwd.substr(3)}`;
        } else {
          if (!cwd.endsWith("\\")) {
            cwd += "\\";
          }
          return `${itemPath[0]}:\\${cwd.substr(3)}${itemPath.substr(2)}`;
        }
      } else {
        return `${itemPath[0]}:\\${itemPath.substr(2)}`;
      }
    } else if (normalizeSeparators(itemPath).match(/^\\$|^\\[^\\]/)) {
      const cwd = process.cwd();
      (0, import_assert2.default)(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
      return `${cwd[0]}:\\${itemPath.substr(1)}`;
    }
  }
  (0, import_assert2.default)(hasAbsoluteRoot(root), `ensureAbsoluteRoot parameter 'root' must have an absolute root`);
  if (root.endsWith("/") || IS_WINDOWS3 && root.endsWith("\\")) {
  } else {
    root += path2.sep;
  }
  return root + itemPath;
}
function hasAbsoluteRoot(itemPath) {
  (0, import_assert2.default)(itemPath, `hasAbsoluteRoot parameter 'itemPath' must not be empty`);
  itemPath = normalizeSeparators(itemPath);
  if (IS_WINDOWS3) {
    return itemPath.startsWith("\\\\") || /^[A-Z]:\\/i.test(itemPath);
  }
  return itemPath.startsWith("/");
}
function hasRoot(itemPath) {
  (0, import_assert2.default)(itemPath, `isRooted parameter 'itemPath' must not be empty`);
  itemPath = normalizeSeparators(itemPath);
  if (IS_WINDOWS3) {
    return itemPath.startsWith("\\") || /^[A-Z]:/i.test(itemPath);
  }
  return itemPath.startsWith("/");
}
function normalizeSeparators(p) {
  p = p || "";
  if (IS_WINDOWS3) {
    p = p.replace(/\//g, "\\");
    const isUnc = /^\\\\+[^\\]/.test(p);
    return (isUnc ? "\\" : "") + p.replace(/\\\\+/g, "\\");
  }
  return p.replace(/\/\/+/g, "/");
}
function safeTrimTrailingSeparator(p) {
  if (!p) {
    return "";
  }
  p = normalizeSeparators(p);
  if (!p.endsWith(path2.sep)) {
    return p;
  }
  if (p === path2.sep) {
    return p;
  }
  if (IS_WINDOWS3 && /^[A-Z]:\\$/i.test(p)) {
    return p;
  }
  return p.substr(0, p.length - 1);
}

// node_modules/@actions/glob/lib/internal-match-kind.js
var MatchKind;
(function(MatchKind2) {
  MatchKind2[MatchKind2["None"] = 0] = "None";
  MatchKind2[MatchKind2["Directory"] = 1] = "Directory";
  MatchKind2[MatchKind2["File"] = 2] = "File";
  MatchKind2[MatchKind2["All"] = 3] = "All";
})(MatchKind || (MatchKind = {}));

// node_modules/@actions/glob/lib/internal-pattern-helper.js
var IS_WINDOWS4 = process.platform === "win32";
function getSearchPaths(patterns) {
  patterns = patterns.filter((x) => !x.negate);
  const searchPathMap = {};
  for (const pattern2 of patterns) {
    const key = IS_WINDOWS4 ? pattern2.searchPath.toUpperCase() : pattern2.searchPath;
    searchPathMap[key] = "candidate";
  }
  const result = [];
  for (const pattern2 of patterns) {
    const key = IS_WINDOWS4 ? pattern2.searchPath.toUpperCase() : pattern2.searchPath;
    if (searchPathMap[key] === "included") {
      continue;
    }
    let foundAncestor = false;
    let tempKey = key;
    let parent = dirname5(tempKey);
    while (parent !== tempKey) {
      if (searchPathMap[parent]) {
        foundAncestor = true;
        break;
      }
      tempKey = parent;
      parent = dirname5(tempKey);
    }
    if (!foundAncestor) {
      result.push(pattern2.searchPath);
      searchPathMap[key] = "included";
    }
  }
  return result;
}
function match(patterns, itemPath) {
  let result = MatchKind.None;
  for (const pattern2 of patterns) {
    if (pattern2.negate) {
      result &= ~pattern2.match(itemPath);
    } else {
      result |= pattern2.match(itemPath);
    }
  }
  return result;
}
function partialMatch(patterns, itemPath) {
  return patterns.some((x) => !x.negate && x.partialMatch(itemPath));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as os5 from "os";
import * as path5 from "path";
var import_assert4 = __toESM(require_assert3(), 1);

// node_modules/balanced-match/dist/esm/index.js
var range = (a, b, str) => {
  let begs, beg, left, right = void 0, result;
  let ai = str.indexOf(a);
  let bi = str.indexOf(b, ai + 1);
  let i = ai;
  if (ai >= 0 && bi > 0) {
    if (a === b) {
      return [ai, bi];
    }
    begs = [];
    left = str.length;
    while (i >= 0 && !result) {
      if (i === ai) {
        begs.push(i);
        ai = str.indexOf(a, i + 1);
      } else if (begs.length === 1) {
        const r = begs.pop();
        if (r !== void 0)
          result = [r, bi];
      } else {
        beg = begs.pop();
        if (beg !== void 0 && beg < left) {
          left = beg;
          right = bi;
        }
        bi = str.indexOf(b, i + 1);
      }
      i = ai < bi && ai >= 0 ? ai : bi;
    }
    if (begs.length && right !== void 0) {
      result = [left, right];
    }
  }
  return result;
};

// node_modules/brace-expansion/dist/esm/index.js
var escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0";
var escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0";
var escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0";
var escComma = "\0COMMA" + Math.random().toFixed(16) + "\0";
var escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0";
var escSlashPattern = new RegExp(escSlash, "g");
var escOpenPattern = new RegExp(escOpen, "g");
var escClosePattern = new RegExp(escClose, "g");
var escCommaPattern = new RegExp(escComma, "g");
var escPeriodPattern = new RegExp(escPeriod, "g");
var slashPattern = /\\\\/g;
var openPattern = /\\{/g;
var closePattern = /\\}/g;
var commaPattern = /\\,/g;
var periodPattern = /\\\./g;
var EXPANSION_MAX = 1e5;
var EXPANSION_MAX_LENGTH = 4e6;
var EXPANSION_MAX_DEPTH = 1e3;
var EXPANSION_MAX_REWRITES = 1e3;
var EXPANSION_MAX_STEPS = 2e7;
var CALL_STEPS = 16;
function numeric(str) {
  return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
}
function escapeBraces(str) {
  return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
  return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
}
function pushAll(target, items) {
  for (let i = 0; i < items.length; i++) {
    target.push(items[i]);
  }
}
function balancedWithBudget(str, masked, budget) {
  if (budget.remaining < 0) {
    return void 0;
  }
  const r = range("{", "}", masked);
  const unmatched = r !== void 0 && masked.indexOf("{") < r[0];
  budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
  if (!r || budget.remaining < 0) {
    return void 0;
  }
  return {
    end: r[1],
    pre: str.slice(0, r[0]),
    body: str.slice(r[0] + 1, r[1]),
    post: str.slice(r[1] + 1),
    unmatched
  };
}
function maskUnmatchedOpens(masked, budget) {
  budget.remaining -= masked.length;
  const open8 = [];
  for (let i = 0; i < masked.length; i++) {
    const c = masked.charCodeAt(i);
    if (c === 123) {
      open8.push(i);
    } else if (c === 125 && open8.length) {
      open8.pop();
    }
  }
  let out = "";
  let last = 0;
  for (let i = 0; i < open8.length; i++) {
    const at = open8[i];
    out += masked.slice(last, at) + "\0";
    last = at + 1;
  }
  return out + masked.slice(last);
}
function commaSetFollows(str, budget) {
  budget.remaining -= str.length;
  if (budget.remaining < 0) {
    return false;
  }
  let close = false;
  for (let i = str.length - 1; i >= 0; i--) {
    const c = str.charCodeAt(i);
    if (c === 125) {
      close = true;
    } else if (c === 10 || c === 13 || c === 8232 || c === 8233) {
      close = false;
    } else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) {
      return true;
    }
  }
  return false;
}
function parseCommaParts(str, budget) {
  const parts = [];
  let carry = "";
  for (; ; ) {
    const m = balancedWithBudget(str, str, budget);
    if (budget.remaining < 0) {
      return void 0;
    }
    if (!m) {
      const tail = str.split(",");
      tail[0] = carry + tail[0];
      pushAll(parts, tail);
      return parts;
    }
    const { pre, body, post: post2 } = m;
    const p = pre.split(",");
    p[0] = carry + p[0];
    p[p.length - 1] += "{" + body + "}";
    if (!post2.length) {
      pushAll(parts, p);
      return parts;
    }
    carry = p.pop();
    pushAll(parts, p);
    str = post2;
  }
}
function bound(value, fallback) {
  return value === void 0 || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
  if (!str) {
    return [];
  }
  const max = bound(options.max, EXPANSION_MAX);
  const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
  const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
  const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
  const maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
  if (str.slice(0, 2) === "{}") {
    str = "\\{\\}" + str.slice(2);
  }
  return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
}
function embrace(str) {
  return "{" + str + "}";
}
function isPadded(el) {
  return /^-?0\d/.test(el);
}
function lte(i, y) {
  return i <= y;
}
function gte(i, y) {
  return i >= y;
}
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
  const out = [];
  let length = 0;
  let nonEmpty;
  outer: for (let a = 0; a < acc.length; a++) {
    const prefix2 = acc[a] + pre;
    let vs = values;
    if (dropEmpties && !prefix2) {
      if (!nonEmpty)
        nonEmpty = values.filter((v) => v);
      vs = nonEmpty;
    }
    for (let v = 0; v < vs.length; v++) {
      if (out.length >= max)
        break outer;
      const expansion = prefix2 + vs[v];
      if (length + expansion.length > maxLength)
        break outer;
      out.push(expansion);
      length += expansion.length;
    }
  }
  budget.remaining -= out.length;
  return out;
}
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
  const n = body.split(/\.\./);
  const N = [];
  if (n[0] === void 0 || n[1] === void 0) {
    return N;
  }
  const x = numeric(n[0]);
  const y = numeric(n[1]);
  const width = Math.max(n[0].length, n[1].length);
  let incr = n.length === 3 && n[2] !== void 0 ? Math.max(Math.abs(numeric(n[2])), 1) : 1;
  let test = lte;
  const reverse = y < x;
  if (reverse) {
    incr *= -1;
    test = gte;
  }
  const pad = n.some(isPadded);
  const cost = pad ? width : 1;
  let length = 0;
  for (let i = x; test(i, y) && N.length < max; i += incr) {
    budget.remaining -= cost;
    if (budget.remaining < 0) {
      return void 0;
    }
    let c;
    if (isAlphaSequence) {
      c = String.fromCharCode(i);
      if (c === "\\") {
        c = "";
      }
    } else {
      c = String(i);
      if (pad) {
        const need = width - c.length;
        if (need > 0) {
          const z = new Array(need + 1).join("0");
          if (i < 0) {
            c = "-" + z + c.slice(1);
          } else {
            c = z + c;
          }
        }
      }
    }
    if (length + c.length > maxLength)
      break;
    N.push(c);
    length += c.length;
  }
  return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
  budget.remaining -= CALL_STEPS;
  if (depth > maxDepth) {
    return [str];
  }
  let acc = [""];
  let rewrites = 0;
  let dropEmpties = false;
  let firstGroup = true;
  let masked = str;
  for (; ; ) {
    const m = balancedWithBudget(str, masked, budget);
    if (!m) {
      return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
    }
    if (m.unmatched) {
      masked = maskUnmatchedOpens(masked, budget);
    }
    const pre = m.pre;
    const literal = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
    if (/\$$/.test(pre)) {
      acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget);
      firstGroup = false;
      if (!m.post.length)
        break;
      str = m.post;
      masked = masked.slice(m.end + 1);
      continue;
    }
    const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
    const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
    const isSequence = isNumericSequence || isAlphaSequence;
    const isOptions = m.body.indexOf(",") >= 0;
    if (!isSequence && !isOptions) {
      if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
        rewrites++;
        str = m.pre + "{" + m.body + escClose + m.post;
        masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
        isTop = true;
        continue;
      }
      return literal();
    }
    if (firstGroup) {
      dropEmpties = isTop && !isSequence;
      firstGroup = false;
    }
    let values;
    if (isSequence) {
      values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
      if (!values) {
        return literal();
      }
    } else {
      let n = parseCommaParts(m.body, budget);
      if (!n) {
        return literal();
      }
      if (n.length === 1 && n[0] !== void 0) {
        n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
        if (budget.remaining < 0) {
          return literal();
        }
        if (n.length === 1) {
          const next2 = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
          if (budget.remaining < 0) {
            return literal();
          }
          acc = next2;
          if (!m.post.length)
            break;
          str = m.post;
          masked = masked.slice(m.end + 1);
          continue;
        }
      }
      let dropsEmpties = dropEmpties && !m.post.length && !pre;
      for (let d = 0; dropsEmpties && d < acc.length; d++) {
        if (acc[d]) {
          dropsEmpties = false;
        }
      }
      values = [];
      let valuesLength = 0;
      outer: for (let j = 0; j < n.length; j++) {
        const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
        if (budget.remaining < 0) {
          return literal();
        }
        for (let k = 0; k < expanded.length; k++) {
          const v = expanded[k];
          if (dropsEmpties && !v)
            continue;
          if (values.length >= max || valuesLength + v.length > maxLength) {
            break outer;
          }
          values.push(v);
          valuesLength += v.length;
        }
      }
    }
    const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
    if (budget.remaining < 0) {
      return literal();
    }
    acc = next;
    if (!m.post.length)
      break;
    str = m.post;
    masked = masked.slice(m.end + 1);
  }
  return acc;
}

// node_modules/minimatch/dist/esm/assert-valid-pattern.js
var MAX_PATTERN_LENGTH = 1024 * 64;
var assertValidPattern = (pattern2) => {
  if (typeof pattern2 !== "string") {
    throw new TypeError("invalid pattern");
  }
  if (pattern2.length > MAX_PATTERN_LENGTH) {
    throw new TypeError("pattern is too long");
  }
};

// node_modules/minimatch/dist/esm/brace-expressions.js
var posixClasses = {
  "[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", true],
  "[:alpha:]": ["\\p{L}\\p{Nl}", true],
  "[:ascii:]": ["\\x00-\\x7f", false],
  "[:blank:]": ["\\p{Zs}\\t", true],
  "[:cntrl:]": ["\\p{Cc}", true],
  "[:digit:]": ["\\p{Nd}", true],
  "[:graph:]": ["\\p{Z}\\p{C}", true, true],
  "[:lower:]": ["\\p{Ll}", true],
  "[:print:]": ["\\p{C}", true],
  "[:punct:]": ["\\p{P}", true],
  "[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", true],
  "[:upper:]": ["\\p{Lu}", true],
  "[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", true],
  "[:xdigit:]": ["A-Fa-f0-9", false]
};
var braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&");
var regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
var rangesToString = (ranges) => ranges.join("");
var parseClass = (glob, position) => {
  const pos = position;
  if (glob.charAt(pos) !== "[") {
    throw new Error("not in a brace expression");
  }
  const ranges = [];
  const negs = [];
  let i = pos + 1;
  let sawStart = false;
  let uflag = false;
  let escaping = false;
  let negate = false;
  let endPos = pos;
  let rangeStart = "";
  WHILE: while (i < glob.length) {
    const c = glob.charAt(i);
    if ((c === "!" || c === "^") && i === pos + 1) {
      negate = true;
      i++;
      continue;
    }
    if (c === "]" && sawStart && !escaping) {
      endPos = i + 1;
      break;
    }
    sawStart = true;
    if (c === "\\") {
      if (!escaping) {
        escaping = true;
        i++;
        continue;
      }
    }
    if (c === "[" && !escaping) {
      for (const [cls, [unip, u, neg]] of Object.entries(posixClasses)) {
        if (glob.startsWith(cls, i)) {
          if (rangeStart) {
            return ["$.", false, glob.length - pos, true];
          }
          i += cls.length;
          if (neg)
            negs.push(unip);
          else
            ranges.push(unip);
          uflag = uflag || u;
          continue WHILE;
        }
      }
    }
    escaping = false;
    if (rangeStart) {
      if (c > rangeStart) {
        ranges.push(braceEscape(rangeStart) + "-" + braceEscape(c));
      } else if (c === rangeStart) {
        ranges.push(braceEscape(c));
      }
      rangeStart = "";
      i++;
      continue;
    }
    if (glob.startsWith("-]", i + 1)) {
      ranges.push(braceEscape(c + "-"));
      i += 2;
      continue;
    }
    if (glob.startsWith("-", i + 1)) {
      rangeStart = c;
      i += 2;
      continue;
    }
    ranges.push(braceEscape(c));
    i++;
  }
  if (endPos < i) {
    return ["", false, 0, false];
  }
  if (!ranges.length && !negs.length) {
    return ["$.", false, glob.length - pos, true];
  }
  if (negs.length === 0 && ranges.length === 1 && /^\\?.$/.test(ranges[0]) && !negate) {
    const r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
    return [regexpEscape(r), false, endPos - pos, false];
  }
  const sranges = "[" + (negate ? "^" : "") + rangesToString(ranges) + "]";
  const snegs = "[" + (negate ? "" : "^") + rangesToString(negs) + "]";
  const comb = ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs;
  return [comb, uflag, endPos - pos, true];
};

// node_modules/minimatch/dist/esm/unescape.js
var unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true } = {}) => {
  if (magicalBraces) {
    return windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1");
  }
  return windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
};

// node_modules/minimatch/dist/esm/ast.js
var _a;
var types = /* @__PURE__ */ new Set(["!", "?", "+", "*", "@"]);
var isExtglobType = (c) => types.has(c);
var isExtglobAST = (c) => isExtglobType(c.type);
var adoptionMap = /* @__PURE__ */ new Map([
  ["!", ["@"]],
  ["?", ["?", "@"]],
  ["@", ["@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@"]]
]);
var adoptionWithSpaceMap = /* @__PURE__ */ new Map([
  ["!", ["?"]],
  ["@", ["?"]],
  ["+", ["?", "*"]]
]);
var adoptionAnyMap = /* @__PURE__ */ new Map([
  ["!", ["?", "@"]],
  ["?", ["?", "@"]],
  ["@", ["?", "@"]],
  ["*", ["*", "+", "?", "@"]],
  ["+", ["+", "@", "?", "*"]]
]);
var usurpMap = /* @__PURE__ */ new Map([
  ["!", /* @__PURE__ */ new Map([["!", "@"]])],
  [
    "?",
    /* @__PURE__ */ new Map([
      ["*", "*"],
      ["+", "*"]
    ])
  ],
  [
    "@",
    /* @__PURE__ */ new Map([
      ["!", "!"],
      ["?", "?"],
      ["@", "@"],
      ["*", "*"],
      ["+", "+"]
    ])
  ],
  [
    "+",
    /* @__PURE__ */ new Map([
      ["?", "*"],
      ["*", "*"]
    ])
  ]
]);
var startNoTraversal = "(?!(?:^|/)\\.\\.?(?:$|/))";
var startNoDot = "(?!\\.)";
var addPatternStart = /* @__PURE__ */ new Set(["[", "."]);
var justDots = /* @__PURE__ */ new Set(["..", "."]);
var reSpecials = new Set("().*{}+?[]^$\\!");
var regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
var qmark = "[^/]";
var star = qmark + "*?";
var starNoEmpty = qmark + "+?";
var ID = 0;
var AST = class {
  type;
  #root;
  #hasMagic;
  #uflag = false;
  #parts = [];
  #parent;
  #parentIndex;
  #negs;
  #filledNegs = false;
  #options;
  #toString;
  // set to true if it's an extglob with no children
  // (which really means one child of '')
  #emptyExt = false;
  id = ++ID;
  get depth() {
    return (this.#parent?.depth ?? -1) + 1;
  }
  [/* @__PURE__ */ Symbol.for("nodejs.util.inspect.custom")]() {
    return {
      "@@type": "AST",
      id: this.id,
      type: this.type,
      root: this.#root.id,
      parent: this.#parent?.id,
      depth: this.depth,
      partsLength: this.#parts.length,
      parts: this.#parts
    };
  }
  constructor(type, parent, options = {}) {
    this.type = type;
    if (type)
      this.#hasMagic = true;
    this.#parent = parent;
    this.#root = this.#parent ? this.#parent.#root : this;
    this.#options = this.#root === this ? options : this.#root.#options;
    this.#negs = this.#root === this ? [] : this.#root.#negs;
    if (type === "!" && !this.#root.#filledNegs)
      this.#negs.push(this);
    this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
  }
  get hasMagic() {
    if (this.#hasMagic !== void 0)
      return this.#hasMagic;
    for (const p of this.#parts) {
      if (typeof p === "string")
        continue;
      if (p.type || p.hasMagic)
        return this.#hasMagic = true;
    }
    return this.#hasMagic;
  }
  // reconstructs the pattern
  toString() {
    return this.#toString !== void 0 ? this.#toString : !this.type ? this.#toString = this.#parts.map((p) => String(p)).join("") : this.#toString = this.type + "(" + this.#parts.map((p) => String(p)).join("|") + ")";
  }
  #fillNegs() {
    if (this !== this.#root)
      throw new Error("should only call on root");
    if (this.#filledNegs)
      return this;
    this.toString();
    this.#filledNegs = true;
    let n;
    while (n = this.#negs.pop()) {
      if (n.type !== "!")
        continue;
      let p = n;
      let pp = p.#parent;
      while (pp) {
        for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) {
          for (const part of n.#parts) {
            if (typeof part === "string") {
              throw new Error("string part in extglob AST??");
            }
            part.copyIn(pp.#parts[i]);
          }
        }
        p = pp;
        pp = p.#parent;
      }
    }
    return this;
  }
  push(...parts) {
    for (const p of parts) {
      if (p === "")
        continue;
      if (typeof p !== "string" && !(p instanceof _a && p.#parent === this)) {
        throw new Error("invalid part: " + p);
      }
      this.#parts.push(p);
    }
  }
  toJSON() {
    const ret = this.type === null ? this.#parts.slice().map((p) => typeof p === "string" ? p : p.toJSON()) : [this.type, ...this.#parts.map((p) => p.toJSON())];
    if (this.isStart() && !this.type)
      ret.unshift([]);
    if (this.isEnd() && (this === this.#root || this.#root.#filledNegs && this.#parent?.type === "!")) {
      ret.push({});
    }
    return ret;
  }
  isStart() {
    if (this.#root === this)
      return true;
    if (!this.#parent?.isStart())
      return false;
    if (this.#parentIndex === 0)
      return true;
    const p = this.#parent;
    for (let i = 0; i < this.#parentIndex; i++) {
      const pp = p.#parts[i];
      if (!(pp instanceof _a && pp.type === "!")) {
        return false;
      }
    }
    return true;
  }
  isEnd() {
    if (this.#root === this)
      return true;
    if (this.#parent?.type === "!")
      return true;
    if (!this.#parent?.isEnd())
      return false;
    if (!this.type)
      return this.#parent?.isEnd();
    const pl = this.#parent ? this.#parent.#parts.length : 0;
    return this.#parentIndex === pl - 1;
  }
  copyIn(part) {
    if (typeof part === "string")
      this.push(part);
    else
      this.push(part.clone(this));
  }
  clone(parent) {
    const c = new _a(this.type, parent);
    for (const p of this.#parts) {
      c.copyIn(p);
    }
    return c;
  }
  static #parseAST(str, ast, pos, opt, extDepth) {
    const maxDepth = opt.maxExtglobRecursion ?? 2;
    let escaping = false;
    let inBrace = false;
    let braceStart = -1;
    let braceNeg = false;
    if (ast.type === null) {
      let i2 = pos;
      let acc2 = "";
      while (i2 < str.length) {
        const c = str.charAt(i2++);
        if (escaping || c === "\\") {
          escaping = !escaping;
          acc2 += c;
          continue;
        }
        if (inBrace) {
          if (i2 === braceStart + 1) {
            if (c === "^" || c === "!") {
              braceNeg = true;
            }
          } else if (c === "]" && !(i2 === braceStart + 2 && braceNeg)) {
            inBrace = false;
          }
          acc2 += c;
          continue;
        } else if (c === "[") {
          inBrace = true;
          braceStart = i2;
          braceNeg = false;
          acc2 += c;
          continue;
        }
        const doRecurse = !opt.noext && isExtglobType(c) && str.charAt(i2) === "(" && extDepth <= maxDepth;
        if (doRecurse) {
          ast.push(acc2);
          acc2 = "";
          const ext2 = new _a(c, ast);
          i2 = _a.#parseAST(str, ext2, i2, opt, extDepth + 1);
          ast.push(ext2);
          continue;
        }
        acc2 += c;
      }
      ast.push(acc2);
      return i2;
    }
    let i = pos + 1;
    let part = new _a(null, ast);
    const parts = [];
    let acc = "";
    while (i < str.length) {
      const c = str.charAt(i++);
      if (escaping || c === "\\") {
        escaping = !escaping;
        acc += c;
        continue;
      }
      if (inBrace) {
        if (i === braceStart + 1) {
          if (c === "^" || c === "!") {
            braceNeg = true;
          }
        } else if (c === "]" && !(i === braceStart + 2 && braceNeg)) {
          inBrace = false;
        }
        acc += c;
        continue;
      } else if (c === "[") {
        inBrace = true;
        braceStart = i;
        braceNeg = false;
        acc += c;
        continue;
      }
      const doRecurse = !opt.noext && isExtglobType(c) && str.charAt(i) === "(" && /* c8 ignore start - the maxDepth is sufficient here */
      (extDepth <= maxDepth || ast && ast.#canAdoptType(c));
      if (doRecurse) {
        const depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
        part.push(acc);
        acc = "";
        const ext2 = new _a(c, part);
        part.push(ext2);
        i = _a.#parseAST(str, ext2, i, opt, extDepth + depthAdd);
        continue;
      }
      if (c === "|") {
        part.push(acc);
        acc = "";
        parts.push(part);
        part = new _a(null, ast);
        continue;
      }
      if (c === ")") {
        if (acc === "" && ast.#parts.length === 0) {
          ast.#emptyExt = true;
        }
        part.push(acc);
        acc = "";
        ast.push(...parts, part);
        return i;
      }
      acc += c;
    }
    ast.type = null;
    ast.#hasMagic = void 0;
    ast.#parts = [str.substring(pos - 1)];
    return i;
  }
  #canAdoptWithSpace(child2) {
    return this.#canAdopt(child2, adoptionWithSpaceMap);
  }
  #canAdopt(child2, map = adoptionMap) {
    if (!child2 || typeof child2 !== "object" || child2.type !== null || child2.#parts.length !== 1 || this.type === null) {
      return false;
    }
    const gc = child2.#parts[0];
    if (!gc || typeof gc !== "object" || gc.type === null) {
      return false;
    }
    return this.#canAdoptType(gc.type, map);
  }
  #canAdoptType(c, map = adoptionAnyMap) {
    return !!map.get(this.type)?.includes(c);
  }
  #adoptWithSpace(child2, index) {
    const gc = child2.#parts[0];
    const blank = new _a(null, gc, this.options);
    blank.#parts.push("");
    gc.push(blank);
    this.#adopt(child2, index);
  }
  #adopt(child2, index) {
    const gc = child2.#parts[0];
    this.#parts.splice(index, 1, ...gc.#parts);
    for (const p of gc.#parts) {
      if (typeof p === "object")
        p.#parent = this;
    }
    this.#toString = void 0;
  }
  #canUsurpType(c) {
    const m = usurpMap.get(this.type);
    return !!m?.has(c);
  }
  #canUsurp(child2) {
    if (!child2 || typeof child2 !== "object" || child2.type !== null || child2.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) {
      return false;
    }
    const gc = child2.#parts[0];
    if (!gc || typeof gc !== "object" || gc.type === null) {
      return false;
    }
    return this.#canUsurpType(gc.type);
  }
  #usurp(child2) {
    const m = usurpMap.get(this.type);
    const gc = child2.#parts[0];
    const nt = m?.get(gc.type);
    if (!nt)
      return false;
    this.#parts = gc.#parts;
    for (const p of this.#parts) {
      if (typeof p === "object") {
        p.#parent = this;
      }
    }
    this.type = nt;
    this.#toString = void 0;
    this.#emptyExt = false;
  }
  static fromGlob(pattern2, options = {}) {
    const ast = new _a(null, void 0, options);
    _a.#parseAST(pattern2, ast, 0, options, 0);
    return ast;
  }
  // returns the regular expression if there's magic, or the unescaped
  // string if not.
  toMMPattern() {
    if (this !== this.#root)
      return this.#root.toMMPattern();
    const glob = this.toString();
    const [re, body, hasMagic, uflag] = this.toRegExpSource();
    const anyMagic = hasMagic || this.#hasMagic || this.#options.nocase && !this.#options.nocaseMagicOnly && glob.toUpperCase() !== glob.toLowerCase();
    if (!anyMagic) {
      return body;
    }
    const flags2 = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
    return Object.assign(new RegExp(`^${re}$`, flags2), {
      _src: re,
      _glob: glob
    });
  }
  get options() {
    return this.#options;
  }
  // returns the string match, the regexp source, whether there's magic
  // in the regexp (so a regular expression is required) and whether or
  // not the uflag is needed for the regular expression (for posix classes)
  // TODO: instead of injecting the start/end at this point, just return
  // the BODY of the regexp, along with the start/end portions suitable
  // for binding the start/end in either a joined full-path makeRe context
  // (where we bind to (^|/), or a standalone matchPart context (where
  // we bind to ^, and not /).  Otherwise slashes get duped!
  //
  // In part-matching mode, the start is:
  // - if not isStart: nothing
  // - if traversal possible, but not allowed: ^(?!\.\.?$)
  // - if dots allowed or not possible: ^
  // - if dots possible and not allowed: ^(?!\.)
  // end is:
  // - if not isEnd(): nothing
  // - else: $
  //
  // In full-path matching mode, we put the slash at the START of the
  // pattern, so start is:
  // - if first pattern: same as part-matching mode
  // - if not isStart(): nothing
  // - if traversal possible, but not allowed: /(?!\.\.?(?:$|/))
  // - if dots allowed or not possible: /
  // - if dots possible and not allowed: /(?!\.)
  // end is:
  // - if last pattern, same as part-matching mode
  // - else nothing
  //
  // Always put the (?:$|/) on negated tails, though, because that has to be
  // there to bind the end of the negated pattern portion, and it's easier to
  // just stick it in now rather than try to inject it later in the middle of
  // the pattern.
  //
  // We can just always return the same end, and leave it up to the caller
  // to know whether it's going to be used joined or in parts.
  // And, if the start is adjusted slightly, can do the same there:
  // - if not isStart: nothing
  // - if traversal possible, but not allowed: (?:/|^)(?!\.\.?$)
  // - if dots allowed or not possible: (?:/|^)
  // - if dots possible and not allowed: (?:/|^)(?!\.)
  //
  // But it's better to have a simpler binding without a conditional, for
  // performance, so probably better to return both start options.
  //
  // Then the caller just ignores the end if it's not the first pattern,
  // and the start always gets applied.
  //
  // But that's always going to be $ if it's the ending pattern, or nothing,
  // so the caller can just attach $ at the end of the pattern when building.
  //
  // So the todo is:
  // - better detect what kind of start is needed
  // - return both flavors of starting pattern
  // - attach $ at the end of the pattern when creating the actual RegExp
  //
  // Ah, but wait, no, that all only applies to the root when the first pattern
  // is not an extglob. If the first pattern IS an extglob, then we need all
  // that dot prevention biz to live in the extglob portions, because eg
  // +(*|.x*) can match .xy but not .yx.
  //
  // So, return the two flavors if it's #root and the first child is not an
  // AST, otherwise leave it to the child AST to handle it, and there,
  // use the (?:^|/) style of start binding.
  //
  // Even simplified further:
  // - Since the start for a join is eg /(?!\.) and the start for a part
  // is ^(?!\.), we can just prepend (?!\.) to the pattern (either root
  // or start or whatever) and prepend ^ or / at the Regexp construction.
  toRegExpSource(allowDot) {
    const dot3 = allowDot ?? !!this.#options.dot;
    if (this.#root === this) {
      this.#flatten();
      this.#fillNegs();
    }
    if (!isExtglobAST(this)) {
      const noEmpty = this.isStart() && this.isEnd() && !this.#parts.some((s) => typeof s !== "string");
      const src = this.#parts.map((p) => {
        const [re, _, hasMagic, uflag] = typeof p === "string" ? _a.#parseGlob(p, this.#hasMagic, noEmpty) : p.toRegExpSource(allowDot);
        this.#hasMagic = this.#hasMagic || hasMagic;
        this.#uflag = this.#uflag || uflag;
        return re;
      }).join("");
      let start2 = "";
      if (this.isStart()) {
        if (typeof this.#parts[0] === "string") {
          const dotTravAllowed = this.#parts.length === 1 && justDots.has(this.#parts[0]);
          if (!dotTravAllowed) {
            const aps = addPatternStart;
            const needNoTrav = (
              // dots are allowed, and the pattern starts with [ or .
              dot3 && aps.has(src.charAt(0)) || // the pattern starts with \., and then [ or .
              src.startsWith("\\.") && aps.has(src.charAt(2)) || // the pattern starts with \.\., and then [ or .
              src.startsWith("\\.\\.") && aps.has(src.charAt(4))
            );
            const needNoDot = !dot3 && !allowDot && aps.has(src.charAt(0));
            start2 = needNoTrav ? startNoTraversal : needNoDot ? startNoDot : "";
          }
        }
      }
      let end = "";
      if (this.isEnd() && this.#root.#filledNegs && this.#parent?.type === "!") {
        end = "(?:$|\\/)";
      }
      const final2 = start2 + src + end;
      return [
        final2,
        unescape(src),
        this.#hasMagic = !!this.#hasMagic,
        this.#uflag
      ];
    }
    const repeated = this.type === "*" || this.type === "+";
    const start = this.type === "!" ? "(?:(?!(?:" : "(?:";
    let body = this.#partsToRegExp(dot3);
    if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
      const s = this.toString();
      const me = this;
      me.#parts = [s];
      me.type = null;
      me.#hasMagic = void 0;
      return [s, unescape(this.toString()), false, false];
    }
    let bodyDotAllowed = !repeated || allowDot || dot3 || !startNoDot ? "" : this.#partsToRegExp(true);
    if (bodyDotAllowed === body) {
      bodyDotAllowed = "";
    }
    if (bodyDotAllowed) {
      body = `(?:${body})(?:${bodyDotAllowed})*?`;
    }
    let final = "";
    if (this.type === "!" && this.#emptyExt) {
      final = (this.isStart() && !dot3 ? startNoDot : "") + starNoEmpty;
    } else {
      const close = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !dot3 && !allowDot ? startNoDot : "") + star + ")"
      ) : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && bodyDotAllowed ? ")" : this.type === "*" && bodyDotAllowed ? `)?` : `)${this.type}`;
      final = start + body + close;
    }
    return [
      final,
      unescape(body),
      this.#hasMagic = !!this.#hasMagic,
      this.#uflag
    ];
  }
  #flatten() {
    if (!isExtglobAST(this)) {
      for (const p of this.#parts) {
        if (typeof p === "object") {
          p.#flatten();
        }
      }
    } else {
      let iterations = 0;
      let done = false;
      do {
        done = true;
        for (let i = 0; i < this.#parts.length; i++) {
          const c = this.#parts[i];
          if (typeof c === "object") {
            c.#flatten();
            if (this.#canAdopt(c)) {
              done = false;
              this.#adopt(c, i);
            } else if (this.#canAdoptWithSpace(c)) {
              done = false;
              this.#adoptWithSpace(c, i);
            } else if (this.#canUsurp(c)) {
              done = false;
              this.#usurp(c);
            }
          }
        }
      } while (!done && ++iterations < 10);
    }
    this.#toString = void 0;
  }
  #partsToRegExp(dot3) {
    return this.#parts.map((p) => {
      if (typeof p === "string") {
        throw new Error("string type in extglob ast??");
      }
      const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot3);
      this.#uflag = this.#uflag || uflag;
      return re;
    }).filter((p) => !(this.isStart() && this.isEnd()) || !!p).join("|");
  }
  static #parseGlob(glob, hasMagic, noEmpty = false) {
    let escaping = false;
    let re = "";
    let uflag = false;
    let inStar = false;
    for (let i = 0; i < glob.length; i++) {
      const c = glob.charAt(i);
      if (escaping) {
        escaping = false;
        re += (reSpecials.has(c) ? "\\" : "") + c;
        continue;
      }
      if (c === "*") {
        if (inStar)
          continue;
        inStar = true;
        re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : star;
        hasMagic = true;
        continue;
      } else {
        inStar = false;
      }
      if (c === "\\") {
        if (i === glob.length - 1) {
          re += "\\\\";
        } else {
          escaping = true;
        }
        continue;
      }
      if (c === "[") {
        const [src, needUflag, consumed, magic] = parseClass(glob, i);
        if (consumed) {
          re += src;
          uflag = uflag || needUflag;
          i += consumed - 1;
          hasMagic = hasMagic || magic;
          continue;
        }
      }
      if (c === "?") {
        re += qmark;
        hasMagic = true;
        continue;
      }
      re += regExpEscape(c);
    }
    return [re, unescape(glob), !!hasMagic, uflag];
  }
};
_a = AST;

// node_modules/minimatch/dist/esm/escape.js
var escape = (s, { windowsPathsNoEscape = false, magicalBraces = false } = {}) => {
  if (magicalBraces) {
    return windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&");
  }
  return windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
};

// node_modules/minimatch/dist/esm/index.js
var minimatch = (p, pattern2, options = {}) => {
  assertValidPattern(pattern2);
  if (!options.nocomment && pattern2.charAt(0) === "#") {
    return false;
  }
  return new Minimatch(pattern2, options).match(p);
};
var starDotExtRE = /^\*+([^+@!?*[(]*)$/;
var starDotExtTest = (ext2) => (f) => !f.startsWith(".") && f.endsWith(ext2);
var starDotExtTestDot = (ext2) => (f) => f.endsWith(ext2);
var starDotExtTestNocase = (ext2) => {
  ext2 = ext2.toLowerCase();
  return (f) => !f.startsWith(".") && f.toLowerCase().endsWith(ext2);
};
var starDotExtTestNocaseDot = (ext2) => {
  ext2 = ext2.toLowerCase();
  return (f) => f.toLowerCase().endsWith(ext2);
};
var starDotStarRE = /^\*+\.\*+$/;
var starDotStarTest = (f) => !f.startsWith(".") && f.includes(".");
var starDotStarTestDot = (f) => f !== "." && f !== ".." && f.includes(".");
var dotStarRE = /^\.\*+$/;
var dotStarTest = (f) => f !== "." && f !== ".." && f.startsWith(".");
var starRE = /^\*+$/;
var starTest = (f) => f.length !== 0 && !f.startsWith(".");
var starTestDot = (f) => f.length !== 0 && f !== "." && f !== "..";
var qmarksRE = /^\?+([^+@!?*[(]*)?$/;
var qmarksTestNocase = ([$0, ext2 = ""]) => {
  const noext = qmarksTestNoExt([$0]);
  if (!ext2)
    return noext;
  ext2 = ext2.toLowerCase();
  return (f) => noext(f) && f.toLowerCase().endsWith(ext2);
};
var qmarksTestNocaseDot = ([$0, ext2 = ""]) => {
  const noext = qmarksTestNoExtDot([$0]);
  if (!ext2)
    return noext;
  ext2 = ext2.toLowerCase();
  return (f) => noext(f) && f.toLowerCase().endsWith(ext2);
};
var qmarksTestDot = ([$0, ext2 = ""]) => {
  const noext = qmarksTestNoExtDot([$0]);
  return !ext2 ? noext : (f) => noext(f) && f.endsWith(ext2);
};
var qmarksTest = ([$0, ext2 = ""]) => {
  const noext = qmarksTestNoExt([$0]);
  return !ext2 ? noext : (f) => noext(f) && f.endsWith(ext2);
};
var qmarksTestNoExt = ([$0]) => {
  const len = $0.length;
  return (f) => f.length === len && !f.startsWith(".");
};
var qmarksTestNoExtDot = ([$0]) => {
  const len = $0.length;
  return (f) => f.length === len && f !== "." && f !== "..";
};
var defaultPlatform = typeof process === "object" && process ? typeof process.env === "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix";
var path3 = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
};
var sep4 = defaultPlatform === "win32" ? path3.win32.sep : path3.posix.sep;
minimatch.sep = sep4;
var GLOBSTAR = /* @__PURE__ */ Symbol("globstar **");
minimatch.GLOBSTAR = GLOBSTAR;
var qmark2 = "[^/]";
var star2 = qmark2 + "*?";
var twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
var twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
var filter = (pattern2, options = {}) => (p) => minimatch(p, pattern2, options);
minimatch.filter = filter;
var ext = (a, b = {}) => Object.assign({}, a, b);
var defaults = (def) => {
  if (!def || typeof def !== "object" || !Object.keys(def).length) {
    return minimatch;
  }
  const orig = minimatch;
  const m = (p, pattern2, options = {}) => orig(p, pattern2, ext(def, options));
  return Object.assign(m, {
    Minimatch: class Minimatch extends orig.Minimatch {
      constructor(pattern2, options = {}) {
        super(pattern2, ext(def, options));
      }
      static defaults(options) {
        return orig.defaults(ext(def, options)).Minimatch;
      }
    },
    AST: class AST extends orig.AST {
      /* c8 ignore start */
      constructor(type, parent, options = {}) {
        super(type, parent, ext(def, options));
      }
      /* c8 ignore stop */
      static fromGlob(pattern2, options = {}) {
        return orig.AST.fromGlob(pattern2, ext(def, options));
      }
    },
    unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
    escape: (s, options = {}) => orig.escape(s, ext(def, options)),
    filter: (pattern2, options = {}) => orig.filter(pattern2, ext(def, options)),
    defaults: (options) => orig.defaults(ext(def, options)),
    makeRe: (pattern2, options = {}) => orig.makeRe(pattern2, ext(def, options)),
    braceExpand: (pattern2, options = {}) => orig.braceExpand(pattern2, ext(def, options)),
    match: (list, pattern2, options = {}) => orig.match(list, pattern2, ext(def, options)),
    sep: orig.sep,
    GLOBSTAR
  });
};
minimatch.defaults = defaults;
var braceExpand = (pattern2, options = {}) => {
  assertValidPattern(pattern2);
  if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern2)) {
    return [pattern2];
  }
  return expand(pattern2, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
var makeRe = (pattern2, options = {}) => new Minimatch(pattern2, options).makeRe();
minimatch.makeRe = makeRe;
var match2 = (list, pattern2, options = {}) => {
  const mm = new Minimatch(pattern2, options);
  list = list.filter((f) => mm.match(f));
  if (mm.options.nonull && !list.length) {
    list.push(pattern2);
  }
  return list;
};
minimatch.match = match2;
var globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
var regExpEscape2 = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
var Minimatch = class {
  options;
  set;
  pattern;
  windowsPathsNoEscape;
  nonegate;
  negate;
  comment;
  empty;
  preserveMultipleSlashes;
  partial;
  globSet;
  globParts;
  nocase;
  isWindows;
  platform;
  windowsNoMagicRoot;
  maxGlobstarRecursion;
  regexp;
  constructor(pattern2, options = {}) {
    assertValidPattern(pattern2);
    options = options || {};
    this.options = options;
    this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
    this.pattern = pattern2;
    this.platform = options.platform || defaultPlatform;
    this.isWindows = this.platform === "win32";
    const awe = "allowWindowsEscape";
    this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options[awe] === false;
    if (this.windowsPathsNoEscape) {
      this.pattern = this.pattern.replace(/\\/g, "/");
    }
    this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
    this.regexp = null;
    this.negate = false;
    this.nonegate = !!options.nonegate;
    this.comment = false;
    this.empty = false;
    this.partial = !!options.partial;
    this.nocase = !!this.options.nocase;
    this.windowsNoMagicRoot = options.windowsNoMagicRoot !== void 0 ? options.windowsNoMagicRoot : !!(this.isWindows && this.nocase);
    this.globSet = [];
    this.globParts = [];
    this.set = [];
    this.make();
  }
  hasMagic() {
    if (this.options.magicalBraces && this.set.length > 1) {
      return true;
    }
    for (const pattern2 of this.set) {
      for (const part of pattern2) {
        if (typeof part !== "string")
          return true;
      }
    }
    return false;
  }
  debug(..._) {
  }
  make() {
    const pattern2 = this.pattern;
    const options = this.options;
    if (!options.nocomment && pattern2.charAt(0) === "#") {
      this.comment = true;
      return;
    }
    if (!pattern2) {
      this.empty = true;
      return;
    }
    this.parseNegate();
    this.globSet = [...new Set(this.braceExpand())];
    if (options.debug) {
      this.debug = (...args) => console.error(...args);
    }
    this.debug(this.pattern, this.globSet);
    const rawGlobParts = this.globSet.map((s) => this.slashSplit(s));
    this.globParts = this.preprocess(rawGlobParts);
    this.debug(this.pattern, this.globParts);
    let set = this.globParts.map((s, _, __) => {
      if (this.isWindows && this.windowsNoMagicRoot) {
        const isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && !globMagic.test(s[3]);
        const isDrive = /^[a-z]:/i.test(s[0]);
        if (isUNC) {
          return [
            ...s.slice(0, 4),
            ...s.slice(4).map((ss) => this.parse(ss))
          ];
        } else if (isDrive) {
          return [s[0], ...s.slice(1).map((ss) => this.parse(ss))];
        }
      }
      return s.map((ss) => this.parse(ss));
    });
    this.debug(this.pattern, set);
    this.set = set.filter((s) => s.indexOf(false) === -1);
    if (this.isWindows) {
      for (let i = 0; i < this.set.length; i++) {
        const p = this.set[i];
        if (p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && typeof p[3] === "string" && /^[a-z]:$/i.test(p[3])) {
          p[2] = "?";
        }
      }
    }
    this.debug(this.pattern, this.set);
  }
  // various transforms to equivalent pattern sets that are
  // faster to process in a filesystem walk.  The goal is to
  // eliminate what we can, and push all ** patterns as far
  // to the right as possible, even if it increases the number
  // of patterns that we have to process.
  preprocess(globParts) {
    if (this.options.noglobstar) {
      for (const partset of globParts) {
        for (let j = 0; j < partset.length; j++) {
          if (partset[j] === "**") {
            partset[j] = "*";
          }
        }
      }
    }
    const { optimizationLevel = 1 } = this.options;
    if (optimizationLevel >= 2) {
      globParts = this.firstPhasePreProcess(globParts);
      globParts = this.secondPhasePreProcess(globParts);
    } else if (optimizationLevel >= 1) {
      globParts = this.levelOneOptimize(globParts);
    } else {
      globParts = this.adjascentGlobstarOptimize(globParts);
    }
    return globParts;
  }
  // just get rid of adjascent ** portions
  adjascentGlobstarOptimize(globParts) {
    return globParts.map((parts) => {
      let gs = -1;
      while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
        let i = gs;
        while (parts[i + 1] === "**") {
          i++;
        }
        if (i !== gs) {
          parts.splice(gs, i - gs);
        }
      }
      return parts;
    });
  }
  // get rid of adjascent ** and resolve .. portions
  levelOneOptimize(globParts) {
    return globParts.map((parts) => {
      parts = parts.reduce((set, part) => {
        const prev = set[set.length - 1];
        if (part === "**" && prev === "**") {
          return set;
        }
        if (part === "..") {
          if (prev && prev !== ".." && prev !== "." && prev !== "**") {
            set.pop();
            return set;
          }
        }
        set.push(part);
        return set;
      }, []);
      return parts.length === 0 ? [""] : parts;
    });
  }
  levelTwoFileOptimize(parts) {
    if (!Array.isArray(parts)) {
      parts = this.slashSplit(parts);
    }
    let didSomething = false;
    do {
      didSomething = false;
      if (!this.preserveMultipleSlashes) {
        for (let i = 1; i < parts.length - 1; i++) {
          const p = parts[i];
          if (i === 1 && p === "" && parts[0] === "")
            continue;
          if (p === "." || p === "") {
            didSomething = true;
            parts.splice(i, 1);
            i--;
          }
        }
        if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
          didSomething = true;
          parts.pop();
        }
      }
      let dd = 0;
      while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
        const p = parts[dd - 1];
        if (p && p !== "." && p !== ".." && p !== "**" && !(this.isWindows && /^[a-z]:$/i.test(p))) {
          didSomething = true;
          parts.splice(dd - 1, 2);
          dd -= 2;
        }
      }
    } while (didSomething);
    return parts.length === 0 ? [""] : parts;
  }
  // First phase: single-pattern processing
  // <pre> is 1 or more portions
  // <rest> is 1 or more portions
  // <p> is any portion other than ., .., '', or **
  // <e> is . or ''
  //
  // **/.. is *brutal* for filesystem walking performance, because
  // it effectively resets the recursive walk each time it occurs,
  // and ** cannot be reduced out by a .. pattern part like a regexp
  // or most strings (other than .., ., and '') can be.
  //
  // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
  // <pre>/<e>/<rest> -> <pre>/<rest>
  // <pre>/<p>/../<rest> -> <pre>/<rest>
  // **/**/<rest> -> **/<rest>
  //
  // **/*/<rest> -> */**/<rest> <== not valid because ** doesn't follow
  // this WOULD be allowed if ** did follow symlinks, or * didn't
  firstPhasePreProcess(globParts) {
    let didSomething = false;
    do {
      didSomething = false;
      for (let parts of globParts) {
        let gs = -1;
        while (-1 !== (gs = parts.indexOf("**", gs + 1))) {
          let gss = gs;
          while (parts[gss + 1] === "**") {
            gss++;
          }
          if (gss > gs) {
            parts.splice(gs + 1, gss - gs);
          }
          let next = parts[gs + 1];
          const p = parts[gs + 2];
          const p2 = parts[gs + 3];
          if (next !== "..")
            continue;
          if (!p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") {
            continue;
          }
          didSomething = true;
          parts.splice(gs, 1);
          const other = parts.slice(0);
          other[gs] = "**";
          globParts.push(other);
          gs--;
        }
        if (!this.preserveMultipleSlashes) {
          for (let i = 1; i < parts.length - 1; i++) {
            const p = parts[i];
            if (i === 1 && p === "" && parts[0] === "")
              continue;
            if (p === "." || p === "") {
              didSomething = true;
              parts.splice(i, 1);
              i--;
            }
          }
          if (parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "")) {
            didSomething = true;
            parts.pop();
          }
        }
        let dd = 0;
        while (-1 !== (dd = parts.indexOf("..", dd + 1))) {
          const p = parts[dd - 1];
          if (p && p !== "." && p !== ".." && p !== "**") {
            didSomething = true;
            const needDot = dd === 1 && parts[dd + 1] === "**";
            const splin = needDot ? ["."] : [];
            parts.splice(dd - 1, 2, ...splin);
            if (parts.length === 0)
              parts.push("");
            dd -= 2;
          }
        }
      }
    } while (didSomething);
    return globParts;
  }
  // second phase: multi-pattern dedupes
  // {<pre>/*/<rest>,<pre>/<p>/<rest>} -> <pre>/*/<rest>
  // {<pre>/<rest>,<pre>/<rest>} -> <pre>/<rest>
  // {<pre>/**/<rest>,<pre>/<rest>} -> <pre>/**/<rest>
  //
  // {<pre>/**/<rest>,<pre>/**/<p>/<rest>} -> <pre>/**/<rest>
  // ^-- not valid because ** doens't follow symlinks
  secondPhasePreProcess(globParts) {
    for (let i = 0; i < globParts.length - 1; i++) {
      for (let j = i + 1; j < globParts.length; j++) {
        const matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
        if (matched) {
          globParts[i] = [];
          globParts[j] = matched;
          break;
        }
      }
    }
    return globParts.filter((gs) => gs.length);
  }
  partsMatch(a, b, emptyGSMatch = false) {
    let ai = 0;
    let bi = 0;
    let result = [];
    let which2 = "";
    while (ai < a.length && bi < b.length) {
      if (a[ai] === b[bi]) {
        result.push(which2 === "b" ? b[bi] : a[ai]);
        ai++;
        bi++;
      } else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) {
        result.push(a[ai]);
        ai++;
      } else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) {
        result.push(b[bi]);
        bi++;
      } else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
        if (which2 === "b")
          return false;
        which2 = "a";
        result.push(a[ai]);
        ai++;
        bi++;
      } else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
        if (which2 === "a")
          return false;
        which2 = "b";
        result.push(b[bi]);
        ai++;
        bi++;
      } else {
        return false;
      }
    }
    return a.length === b.length && result;
  }
  parseNegate() {
    if (this.nonegate)
      return;
    const pattern2 = this.pattern;
    let negate = false;
    let negateOffset = 0;
    for (let i = 0; i < pattern2.length && pattern2.charAt(i) === "!"; i++) {
      negate = !negate;
      negateOffset++;
    }
    if (negateOffset)
      this.pattern = pattern2.slice(negateOffset);
    this.negate = negate;
  }
  // set partial to true to test if, for example,
  // "/a/b" matches the start of "/*/b/*/d"
  // Partial means, if you run out of file before you run
  // out of pattern, then that's fine, as long as all
  // the parts match.
  matchOne(file, pattern2, partial = false) {
    let fileStartIndex = 0;
    let patternStartIndex = 0;
    if (this.isWindows) {
      const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
      const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
      const patternDrive = typeof pattern2[0] === "string" && /^[a-z]:$/i.test(pattern2[0]);
      const patternUNC = !patternDrive && pattern2[0] === "" && pattern2[1] === "" && pattern2[2] === "?" && typeof pattern2[3] === "string" && /^[a-z]:$/i.test(pattern2[3]);
      const fdi = fileUNC ? 3 : fileDrive ? 0 : void 0;
      const pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
      if (typeof fdi === "number" && typeof pdi === "number") {
        const [fd, pd] = [
          file[fdi],
          pattern2[pdi]
        ];
        if (fd.toLowerCase() === pd.toLowerCase()) {
          pattern2[pdi] = fd;
          patternStartIndex = pdi;
          fileStartIndex = fdi;
        }
      }
    }
    const { optimizationLevel = 1 } = this.options;
    if (optimizationLevel >= 2) {
      file = this.levelTwoFileOptimize(file);
    }
    if (pattern2.includes(GLOBSTAR)) {
      return this.#matchGlobstar(file, pattern2, partial, fileStartIndex, patternStartIndex);
    }
    return this.#matchOne(file, pattern2, partial, fileStartIndex, patternStartIndex);
  }
  #matchGlobstar(file, pattern2, partial, fileIndex, patternIndex) {
    const firstgs = pattern2.indexOf(GLOBSTAR, patternIndex);
    const lastgs = pattern2.lastIndexOf(GLOBSTAR);
    const [head, body, tail] = partial ? [
      pattern2.slice(patternIndex, firstgs),
      pattern2.slice(firstgs + 1),
      []
    ] : [
      pattern2.slice(patternIndex, firstgs),
      pattern2.slice(firstgs + 1, lastgs),
      pattern2.slice(lastgs + 1)
    ];
    if (head.length) {
      const fileHead = file.slice(fileIndex, fileIndex + head.length);
      if (!this.#matchOne(fileHead, head, partial, 0, 0)) {
        return false;
      }
      fileIndex += head.length;
      patternIndex += head.length;
    }
    let fileTailMatch = 0;
    if (tail.length) {
      if (tail.length + fileIndex > file.length)
        return false;
      let tailStart = file.length - tail.length;
      if (this.#matchOne(file, tail, partial, tailStart, 0)) {
        fileTailMatch = tail.length;
      } else {
        if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length) {
          return false;
        }
        tailStart--;
        if (!this.#matchOne(file, tail, partial, tailStart, 0)) {
          return false;
        }
        fileTailMatch = tail.length + 1;
      }
    }
    if (!body.length) {
      let sawSome = !!fileTailMatch;
      for (let i2 = fileIndex; i2 < file.length - fileTailMatch; i2++) {
        const f = String(file[i2]);
        sawSome = true;
        if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
          return false;
        }
      }
      return partial || sawSome;
    }
    const bodySegments = [[[], 0]];
    let currentBody = bodySegments[0];
    let nonGsParts = 0;
    const nonGsPartsSums = [0];
    for (const b of body) {
      if (b === GLOBSTAR) {
        nonGsPartsSums.push(nonGsParts);
        currentBody = [[], 0];
        bodySegments.push(currentBody);
      } else {
        currentBody[0].push(b);
        nonGsParts++;
      }
    }
    let i = bodySegments.length - 1;
    const fileLength = file.length - fileTailMatch;
    for (const b of bodySegments) {
      b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
    }
    return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
  }
  // return false for "nope, not matching"
  // return null for "not matching, cannot keep trying"
  #matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
    const bs = bodySegments[bodyIndex];
    if (!bs) {
      for (let i = fileIndex; i < file.length; i++) {
        sawTail = true;
        const f = file[i];
        if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
          return false;
        }
      }
      return sawTail;
    }
    const [body, after] = bs;
    while (fileIndex <= after) {
      const m = this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0);
      if (m && globStarDepth < this.maxGlobstarRecursion) {
        const sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
        if (sub !== false) {
          return sub;
        }
      }
      const f = file[fileIndex];
      if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) {
        return false;
      }
      fileIndex++;
    }
    return partial || null;
  }
  #matchOne(file, pattern2, partial, fileIndex, patternIndex) {
    let fi;
    let pi;
    let pl;
    let fl;
    for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern2.length; fi < fl && pi < pl; fi++, pi++) {
      this.debug("matchOne loop");
      let p = pattern2[pi];
      let f = file[fi];
      this.debug(pattern2, p, f);
      if (p === false || p === GLOBSTAR) {
        return false;
      }
      let hit;
      if (typeof p === "string") {
        hit = f === p;
        this.debug("string match", p, f, hit);
      } else {
        hit = p.test(f);
        this.debug("pattern match", p, f, hit);
      }
      if (!hit)
        return false;
    }
    if (fi === fl && pi === pl) {
      return true;
    } else if (fi === fl) {
      return partial;
    } else if (pi === pl) {
      return fi === fl - 1 && file[fi] === "";
    } else {
      throw new Error("wtf?");
    }
  }
  braceExpand() {
    return braceExpand(this.pattern, this.options);
  }
  parse(pattern2) {
    assertValidPattern(pattern2);
    const options = this.options;
    if (pattern2 === "**")
      return GLOBSTAR;
    if (pattern2 === "")
      return "";
    let m;
    let fastTest = null;
    if (m = pattern2.match(starRE)) {
      fastTest = options.dot ? starTestDot : starTest;
    } else if (m = pattern2.match(starDotExtRE)) {
      fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]);
    } else if (m = pattern2.match(qmarksRE)) {
      fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m);
    } else if (m = pattern2.match(starDotStarRE)) {
      fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
    } else if (m = pattern2.match(dotStarRE)) {
      fastTest = dotStarTest;
    }
    const re = AST.fromGlob(pattern2, this.options).toMMPattern();
    if (fastTest && typeof re === "object") {
      Reflect.defineProperty(re, "test", { value: fastTest });
    }
    return re;
  }
  makeRe() {
    if (this.regexp || this.regexp === false)
      return this.regexp;
    const set = this.set;
    if (!set.length) {
      this.regexp = false;
      return this.regexp;
    }
    const options = this.options;
    const twoStar = options.noglobstar ? star2 : options.dot ? twoStarDot : twoStarNoDot;
    const flags2 = new Set(options.nocase ? ["i"] : []);
    let re = set.map((pattern2) => {
      const pp = pattern2.map((p) => {
        if (p instanceof RegExp) {
          for (const f of p.flags.split(""))
            flags2.add(f);
        }
        return typeof p === "string" ? regExpEscape2(p) : p === GLOBSTAR ? GLOBSTAR : p._src;
      });
      pp.forEach((p, i) => {
        const next = pp[i + 1];
        const prev = pp[i - 1];
        if (p !== GLOBSTAR || prev === GLOBSTAR) {
          return;
        }
        if (prev === void 0) {
          if (next !== void 0 && next !== GLOBSTAR) {
            pp[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + next;
          } else {
            pp[i] = twoStar;
          }
        } else if (next === void 0) {
          pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + ")?";
        } else if (next !== GLOBSTAR) {
          pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + "\\/)" + next;
          pp[i + 1] = GLOBSTAR;
        }
      });
      const filtered = pp.filter((p) => p !== GLOBSTAR);
      if (this.partial && filtered.length >= 1) {
        const prefixes = [];
        for (let i = 1; i <= filtered.length; i++) {
          prefixes.push(filtered.slice(0, i).join("/"));
        }
        return "(?:" + prefixes.join("|") + ")";
      }
      return filtered.join("/");
    }).join("|");
    const [open8, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
    re = "^" + open8 + re + close + "$";
    if (this.partial) {
      re = "^(?:\\/|" + open8 + re.slice(1, -1) + close + ")$";
    }
    if (this.negate)
      re = "^(?!" + re + ").+$";
    try {
      this.regexp = new RegExp(re, [...flags2].join(""));
    } catch {
      this.regexp = false;
    }
    return this.regexp;
  }
  slashSplit(p) {
    if (this.preserveMultipleSlashes) {
      return p.split("/");
    } else if (this.isWindows && /^\/\/[^/]+/.test(p)) {
      return ["", ...p.split(/\/+/)];
    } else {
      return p.split(/\/+/);
    }
  }
  match(f, partial = this.partial) {
    this.debug("match", f, this.pattern);
    if (this.comment) {
      return false;
    }
    if (this.empty) {
      return f === "";
    }
    if (f === "/" && partial) {
      return true;
    }
    const options = this.options;
    if (this.isWindows) {
      f = f.split("\\").join("/");
    }
    const ff = this.slashSplit(f);
    this.debug(this.pattern, "split", ff);
    const set = this.set;
    this.debug(this.pattern, "set", set);
    let filename = ff[ff.length - 1];
    if (!filename) {
      for (let i = ff.length - 2; !filename && i >= 0; i--) {
        filename = ff[i];
      }
    }
    for (const pattern2 of set) {
      let file = ff;
      if (options.matchBase && pattern2.length === 1) {
        file = [filename];
      }
      const hit = this.matchOne(file, pattern2, partial);
      if (hit) {
        if (options.flipNegate) {
          return true;
        }
        return !this.negate;
      }
    }
    if (options.flipNegate) {
      return false;
    }
    return this.negate;
  }
  static defaults(def) {
    return minimatch.defaults(def).Minimatch;
  }
};
minimatch.AST = AST;
minimatch.Minimatch = Minimatch;
minimatch.escape = escape;
minimatch.unescape = unescape;

// node_modules/@actions/glob/lib/internal-path.js
import * as path4 from "path";
var import_assert3 = __toESM(require_assert4(), 1);
var IS_WINDOWS5 = process.platform === "win32";
var Path = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(itemPath) {
    this.segments = [];
    if (typeof itemPath === "string") {
      (0, import_assert3.default)(itemPath, `Parameter 'itemPath' must not be empty`);
      itemPath = safeTrimTrailingSeparator(itemPath);
      if (!hasRoot(itemPath)) {
        this.segments = itemPath.split(path4.sep);
      } else {
        let remaining = itemPath;
        let dir = dirname5(remaining);
        while (dir !== remaining) {
          const basename13 = path4.basename(remaining);
          this.segments.unshift(basename13);
          remaining = dir;
          dir = dirname5(remaining);
        }
        this.segments.unshift(remaining);
      }
    } else {
      (0, import_assert3.default)(itemPath.length > 0, `Parameter 'itemPath' must not be an empty array`);
      for (let i = 0; i < itemPath.length; i++) {
        let segment = itemPath[i];
        (0, import_assert3.default)(segment, `Parameter 'itemPath' must not contain any empty segments`);
        segment = normalizeSeparators(itemPath[i]);
        if (i === 0 && hasRoot(segment)) {
          segment = safeTrimTrailingSeparator(segment);
          (0, import_assert3.default)(segment === dirname5(segment), `Parameter 'itemPath' root segment contains information for multiple segments`);
          this.segments.push(segment);
        } else {
          (0, import_assert3.default)(!segment.includes(path4.sep), `Parameter 'itemPath' contains unexpected path separators`);
          this.segments.push(segment);
        }
      }
    }
  }
  /**
   * Converts the path to it's string representation
   */
  toString() {
    let result = this.segments[0];
    let skipSlash = result.endsWith(path4.sep) || IS_WINDOWS5 && /^[A-Z]:$/i.test(result);
    for (let i = 1; i < this.segments.length; i++) {
      if (skipSlash) {
        skipSlash = false;
      } else {
        result += path4.sep;
      }
      result += this.segments[i];
    }
    return result;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var IS_WINDOWS6 = process.platform === "win32";
var Pattern = class _Pattern {
  constructor(patternOrNegate, isImplicitPattern = false, segments, homedir5) {
    this.negate = false;
    let pattern2;
    if (typeof patternOrNegate === "string") {
      pattern2 = patternOrNegate.trim();
    } else {
      segments = segments || [];
      (0, import_assert4.default)(segments.length, `Parameter 'segments' must not empty`);
      const root = _Pattern.getLiteral(segments[0]);
      (0, import_assert4.default)(root && hasAbsoluteRoot(root), `Parameter 'segments' first element must be a root path`);
      pattern2 = new Path(segments).toString().trim();
      if (patternOrNegate) {
        pattern2 = `!${pattern2}`;
      }
    }
    while (pattern2.startsWith("!")) {
      this.negate = !this.negate;
      pattern2 = pattern2.substr(1).trim();
    }
    pattern2 = _Pattern.fixupPattern(pattern2, homedir5);
    this.segments = new Path(pattern2).segments;
    this.trailingSeparator = normalizeSeparators(pattern2).endsWith(path5.sep);
    pattern2 = safeTrimTrailingSeparator(pattern2);
    let foundGlob = false;
    const searchSegments = this.segments.map((x) => _Pattern.getLiteral(x)).filter((x) => !foundGlob && !(foundGlob = x === ""));
    this.searchPath = new Path(searchSegments).toString();
    this.rootRegExp = new RegExp(_Pattern.regExpEscape(searchSegments[0]), IS_WINDOWS6 ? "i" : "");
    this.isImplicitPattern = isImplicitPattern;
    const minimatchOptions = {
      dot: true,
      nobrace: true,
      nocase: IS_WINDOWS6,
      nocomment: true,
      noext: true,
      nonegate: true
    };
    pattern2 = IS_WINDOWS6 ? pattern2.replace(/\\/g, "/") : pattern2;
    this.minimatch = new Minimatch(pattern2, minimatchOptions);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(itemPath) {
    if (this.segments[this.segments.length - 1] === "**") {
      itemPath = normalizeSeparators(itemPath);
      if (!itemPath.endsWith(path5.sep) && this.isImplicitPattern === false) {
        itemPath = `${itemPath}${path5.sep}`;
      }
    } else {
      itemPath = safeTrimTrailingSeparator(itemPath);
    }
    if (this.minimatch.match(itemPath)) {
      return this.trailingSeparator ? MatchKind.Directory : MatchKind.All;
    }
    return MatchKind.None;
  }
  /**
   * Indicates whether the pattern may match descendants of the specified path
   */
  partialMatch(itemPath) {
    itemPath = safeTrimTrailingSeparator(itemPath);
    if (dirname5(itemPath) === itemPath) {
      return this.rootRegExp.test(itemPath);
    }
    return this.minimatch.matchOne(itemPath.split(IS_WINDOWS6 ? /\\+/ : /\/+/), this.minimatch.set[0], true);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(s) {
    return (IS_WINDOWS6 ? s : s.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(pattern2, homedir5) {
    (0, import_assert4.default)(pattern2, "pattern cannot be empty");
    const literalSegments = new Path(pattern2).segments.map((x) => _Pattern.getLiteral(x));
    (0, import_assert4.default)(literalSegments.every((x, i) => (x !== "." || i === 0) && x !== ".."), `Invalid pattern '${pattern2}'. Relative pathing '.' and '..' is not allowed.`);
    (0, import_assert4.default)(!hasRoot(pattern2) || literalSegments[0], `Invalid pattern '${pattern2}'. Root segment must not contain globs.`);
    pattern2 = normalizeSeparators(pattern2);
    if (pattern2 === "." || pattern2.startsWith(`.${path5.sep}`)) {
      pattern2 = _Pattern.globEscape(process.cwd()) + pattern2.substr(1);
    } else if (pattern2 === "~" || pattern2.startsWith(`~${path5.sep}`)) {
      homedir5 = homedir5 || os5.homedir();
      (0, import_assert4.default)(homedir5, "Unable to determine HOME directory");
      (0, import_assert4.default)(hasAbsoluteRoot(homedir5), `Expected HOME directory to be a rooted path. Actual '${homedir5}'`);
      pattern2 = _Pattern.globEscape(homedir5) + pattern2.substr(1);
    } else if (IS_WINDOWS6 && (pattern2.match(/^[A-Z]:$/i) || pattern2.match(/^[A-Z]:[^\\]/i))) {
      let root = ensureAbsoluteRoot("C:\\dummy-root", pattern2.substr(0, 2));
      if (pattern2.length > 2 && !root.endsWith("\\")) {
        root += "\\";
      }
      pattern2 = _Pattern.globEscape(root) + pattern2.substr(2);
    } else if (IS_WINDOWS6 && (pattern2 === "\\" || pattern2.match(/^\\[^\\]/))) {
      let root = ensureAbsoluteRoot("C:\\dummy-root", "\\");
      if (!root.endsWith("\\")) {
        root += "\\";
      }
      pattern2 = _Pattern.globEscape(root) + pattern2.substr(1);
    } else {
      pattern2 = ensureAbsoluteRoot(_Pattern.globEscape(process.cwd()), pattern2);
    }
    return normalizeSeparators(pattern2);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(segment) {
    let literal = "";
    for (let i = 0; i < segment.length; i++) {
      const c = segment[i];
      if (c === "\\" && !IS_WINDOWS6 && i + 1 < segment.length) {
        literal += segment[++i];
        continue;
      } else if (c === "*" || c === "?") {
        return "";
      } else if (c === "[" && i + 1 < segment.length) {
        let set = "";
        let closed = -1;
        for (let i2 = i + 1; i2 < segment.length; i2++) {
          const c2 = segment[i2];
          if (c2 === "\\" && !IS_WINDOWS6 && i2 + 1 < segment.length) {
            set += segment[++i2];
            continue;
          } else if (c2 === "]") {
            closed = i2;
            break;
          } else {
            set += c2;
          }
        }
        if (closed >= 0) {
          if (set.length > 1) {
            return "";
          }
          if (set) {
            literal += set;
            i = closed;
            continue;
          }
        }
      }
      literal += c;
    }
    return literal;
  }
  /**
   * Escapes regexp special characters
   * https://javascript.info/regexp-escaping
   */
  static regExpEscape(s) {
    return s.replace(/[[\\^$.|?*+()]/g, "\\$&");
  }
};

// node_modules/@actions/glob/lib/internal-search-state.js
var SearchState = class {
  constructor(path7, level) {
    this.path = path7;
    this.level = level;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
var __awaiter4 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject3) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject3(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject3(e);
      }
    }
    function step(result) {
      result.done ? resolve3(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var __asyncValues = function(o) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var m = o[Symbol.asyncIterator], i;
  return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
    return this;
  }, i);
  function verb(n) {
    i[n] = o[n] && function(v) {
      return new Promise(function(resolve3, reject3) {
        v = o[n](v), settle(resolve3, reject3, v.done, v.value);
      });
    };
  }
  function settle(resolve3, reject3, d, v) {
    Promise.resolve(v).then(function(v2) {
      resolve3({ value: v2, done: d });
    }, reject3);
  }
};
var __await = function(v) {
  return this instanceof __await ? (this.v = v, this) : new __await(v);
};
var __asyncGenerator = function(thisArg, _arguments, generator) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var g = generator.apply(thisArg, _arguments || []), i, q = [];
  return i = Object.create((typeof AsyncIterator === "function" ? AsyncIterator : Object).prototype), verb("next"), verb("throw"), verb("return", awaitReturn), i[Symbol.asyncIterator] = function() {
    return this;
  }, i;
  function awaitReturn(f) {
    return function(v) {
      return Promise.resolve(v).then(f, reject3);
    };
  }
  function verb(n, f) {
    if (g[n]) {
      i[n] = function(v) {
        return new Promise(function(a, b) {
          q.push([n, v, a, b]) > 1 || resume(n, v);
        });
      };
      if (f) i[n] = f(i[n]);
    }
  }
  function resume(n, v) {
    try {
      step(g[n](v));
    } catch (e) {
      settle(q[0][3], e);
    }
  }
  function step(r) {
    r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject3) : settle(q[0][2], r);
  }
  function fulfill(value) {
    resume("next", value);
  }
  function reject3(value) {
    resume("throw", value);
  }
  function settle(f, v) {
    if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
  }
};
var IS_WINDOWS7 = process.platform === "win32";
var DefaultGlobber = class _DefaultGlobber {
  constructor(options) {
    this.patterns = [];
    this.searchPaths = [];
    this.options = getOptions(options);
  }
  getSearchPaths() {
    return this.searchPaths.slice();
  }
  glob() {
    return __awaiter4(this, void 0, void 0, function* () {
      var _a2, e_1, _b, _c;
      const result = [];
      try {
        for (var _d = true, _e = __asyncValues(this.globGenerator()), _f; _f = yield _e.next(), _a2 = _f.done, !_a2; _d = true) {
          _c = _f.value;
          _d = false;
          const itemPath = _c;
          result.push(itemPath);
        }
      } catch (e_1_1) {
        e_1 = { error: e_1_1 };
      } finally {
        try {
          if (!_d && !_a2 && (_b = _e.return)) yield _b.call(_e);
        } finally {
          if (e_1) throw e_1.error;
        }
      }
      return result;
    });
  }
  globGenerator() {
    return __asyncGenerator(this, arguments, function* globGenerator_1() {
      const options = getOptions(this.options);
      const patterns = [];
      for (const pattern2 of this.patterns) {
        patterns.push(pattern2);
        if (options.implicitDescendants && (pattern2.trailingSeparator || pattern2.segments[pattern2.segments.length - 1] !== "**")) {
          patterns.push(new Pattern(pattern2.negate, true, pattern2.segments.concat("**")));
        }
      }
      const stack = [];
      for (const searchPath of getSearchPaths(patterns)) {
        debug(`Search path '${searchPath}'`);
        try {
          yield __await(fs4.promises.lstat(searchPath));
        } catch (err) {
          if (err.code === "ENOENT") {
            continue;
          }
          throw err;
        }
        stack.unshift(new SearchState(searchPath, 1));
      }
      const traversalChain = [];
      while (stack.length) {
        const item = stack.pop();
        const match3 = match(patterns, item.path);
        const partialMatch2 = !!match3 || partialMatch(patterns, item.path);
        if (!match3 && !partialMatch2) {
          continue;
        }
        const stats = yield __await(
          _DefaultGlobber.stat(item, options, traversalChain)
          // Broken symlink, or symlink cycle detected, or no longer exists
        );
        if (!stats) {
          continue;
        }
        if (options.excludeHiddenFiles && path6.basename(item.path).match(/^\./)) {
          continue;
        }
        if (stats.isDirectory()) {
          if (match3 & MatchKind.Directory && options.matchDirectories) {
            yield yield __await(item.path);
          } else if (!partialMatch2) {
            continue;
          }
          const childLevel = item.level + 1;
          const childItems = (yield __await(fs4.promises.readdir(item.path))).map((x) => new SearchState(path6.join(item.path, x), childLevel));
          stack.push(...childItems.reverse());
        } else if (match3 & MatchKind.File) {
          yield yield __await(item.path);
        }
      }
    });
  }
  /**
   * Constructs a DefaultGlobber
   */
  static create(patterns, options) {
    return __awaiter4(this, void 0, void 0, function* () {
      const result = new _DefaultGlobber(options);
      if (IS_WINDOWS7) {
        patterns = patterns.replace(/\r\n/g, "\n");
        patterns = patterns.replace(/\r/g, "\n");
      }
      const lines2 = patterns.split("\n").map((x) => x.trim());
      for (const line of lines2) {
        if (!line || line.startsWith("#")) {
          continue;
        } else {
          result.patterns.push(new Pattern(line));
        }
      }
      result.searchPaths.push(...getSearchPaths(result.patterns));
      return result;
    });
  }
  static stat(item, options, traversalChain) {
    return __awaiter4(this, void 0, void 0, function* () {
      let stats;
      if (options.followSymbolicLinks) {
        try {
          stats = yield fs4.promises.stat(item.path);
        } catch (err) {
          if (err.code === "ENOENT") {
            if (options.omitBrokenSymbolicLinks) {
              debug(`Broken symlink '${item.path}'`);
              return void 0;
            }
            throw new Error(`No information found for the path '${item.path}'. This may indicate a broken symbolic link.`);
          }
          throw err;
        }
      } else {
        stats = yield fs4.promises.lstat(item.path);
      }
      if (stats.isDirectory() && options.followSymbolicLinks) {
        const realPath = yield fs4.promises.realpath(item.path);
        while (traversalChain.length >= item.level) {
          traversalChain.pop();
        }
        if (traversalChain.some((x) => x === realPath)) {
          debug(`Symlink cycle detected for path '${item.path}' and realpath '${realPath}'`);
          return void 0;
        }
        traversalChain.push(realPath);
      }
      return stats;
    });
  }
};

// node_modules/@actions/glob/lib/internal-hash-files.js
var crypto2 = __toESM(require_crypto5(), 1);

// node_modules/@actions/glob/lib/glob.js
var __awaiter5 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve3) {
      resolve3(value);
    });
  }
  return new (P || (P = Promise))(function(resolve3, reject3) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject3(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject3(e);
      }
    }
    function step(result) {
      result.done ? resolve3(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
function create(patterns, options) {
  return __awaiter5(this, void 0, void 0, function* () {
    return yield DefaultGlobber.create(patterns, options);
  });
}

// src/files/matches.ts
async function findMatches({ roots, excludes }) {
  const found2 = /* @__PURE__ */ new Map();
  for (const root of roots) {
    for (const path7 of await pathsOf2(root)) {
      const stat6 = lstatSync6(path7, { throwIfNoEntry: false });
      if (!stat6 || found2.has(path7) || isStaged(path7, root) || isLeftOut(path7, root, excludes)) continue;
      found2.set(path7, { root, path: path7, relative: relative(root.base, path7), stat: stat6 });
    }
  }
  return [...found2.values()].filter(({ path: path7 }) => !comesAlong(path7, found2, excludes));
}
async function pathsOf2(root) {
  if (root.literal !== void 0) return [root.literal];
  const options = { implicitDescendants: false, followSymbolicLinks: false };
  const globber = await create(`${escapeGlob(below(root.base))}${root.rest}`, options);
  return (await globber.glob()).map((path7) => slashed(path7));
}
function isStaged(path7, { base }) {
  return relative(base, path7).split("/").some(isStaging);
}
function isLeftOut(path7, root, excludes) {
  if (!excludes) return false;
  if (excludes(path7, root.order)) return true;
  return path7 !== root.base && path7 !== dirname(path7) && isLeftOut(dirname(path7), root, excludes);
}
function comesAlong(path7, found2, excludes) {
  for (let below2 = path7, above = dirname(path7); above !== below2; below2 = above, above = dirname(above)) {
    if (excludes?.(below2)) return false;
    if (found2.get(above)?.stat.isDirectory()) return true;
  }
  return false;
}
function escapeGlob(path7) {
  return path7.replace(/[\\*?[]/g, (character) => character === "\\" ? "\\\\" : `[${character}]`);
}

// src/inputs/inputs.ts
import { homedir as homedir3 } from "node:os";

// src/inputs/values.ts
function isTrue(value) {
  return value.toLowerCase() === "true";
}
function choice(read3, name2, legal) {
  const value = read3(name2);
  if (value === "") return legal[0];
  const chosen = legal.find((candidate) => candidate === value.toLowerCase());
  if (chosen === void 0) {
    throw new JobFailure(`Input ${name2} is '${value}'; it must be one of: ${legal.join(", ")}.`);
  }
  return chosen;
}
function wholeNumber(read3, name2, bounds) {
  const value = read3(name2);
  if (value === "") return bounds.default;
  const { from, to } = bounds;
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to) {
    throw new JobFailure(`Input ${name2} is '${value}'; it must be a whole number from ${from} to ${to}.`);
  }
  return number;
}
function required(read3, name2) {
  const value = read3(name2);
  if (value === "") throw new JobFailure(`Input required and not supplied: ${name2}`);
  return value;
}

// src/inputs/rolling.ts
function readRollingInputs(read3) {
  const kind = choice(read3, "rolling", ["false", "true", "merge"]);
  const inputs = {
    keep: wholeNumber(read3, "rolling-keep", { from: 1, to: 1e3, default: 2 }),
    everyMinutes: wholeNumber(read3, "rolling-every", { from: 0, to: 10080, default: 0 }),
    branches: choice(read3, "rolling-branches", ["default", "all"]),
    merges: kind === "merge"
  };
  if (kind === "false") return void 0;
  if (read3("format").toLowerCase() === "actions-cache")
    throw new JobFailure(
      `Input rolling is ${kind}, and format is actions-cache; actions/cache cannot find snapshots, so use format: auto or tar.`
    );
  return inputs;
}

// src/inputs/s3.ts
function readS3Inputs(read3) {
  const endpoint = endpointOf(read3("endpoint"));
  const pathStyle = read3("force-path-style").toLowerCase();
  if (!["", "true", "false"].includes(pathStyle)) {
    throw mistake("force-path-style", pathStyle, "must be one of: true, false");
  }
  const inputs = {
    bucket: bucketOf(read3("bucket")),
    prefix: prefixOf(read3("prefix")),
    region: regionOf(read3("region")),
    endpoint,
    // Self-hosted stores seldom have a host name per bucket.
    forcePathStyle: pathStyle === "" ? endpoint !== "" && !isAws(endpoint) : pathStyle === "true",
    accessKeyId: read3("access-key-id"),
    secretAccessKey: read3("secret-access-key"),
    sessionToken: read3("session-token")
  };
  if (inputs.accessKeyId === "" !== (inputs.secretAccessKey === "")) {
    throw new JobFailure("Inputs access-key-id and secret-access-key must be given together.");
  }
  if (inputs.sessionToken !== "" && inputs.accessKeyId === "") {
    throw new JobFailure(
      "Input session-token belongs to access-key-id and secret-access-key, which are not given."
    );
  }
  return inputs;
}
function isAws(endpoint) {
  return endpoint === "" || /(^|\.)amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname);
}
function bucketOf(value) {
  if (value === "" || /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/.test(value) && !value.includes(".."))
    return value;
  throw mistake("bucket", value, "must be the name of a bucket: 3 to 63 letters, digits, dots and hyphens");
}
var maxPrefixLength = 256;
function prefixOf(value) {
  const prefix2 = value.replace(/^\/+|\/+$/g, "");
  const legal = prefix2.split("/").every((part) => /^[A-Za-z0-9._=@:+-]+$/.test(part) && !/^\.+$/.test(part));
  if (prefix2 === "" || legal && prefix2.length <= maxPrefixLength) return prefix2;
  const rule = `may have letters, digits and . _ = @ : + - between slashes, ${maxPrefixLength} in all`;
  throw mistake("prefix", value, rule);
}
function regionOf(value) {
  if (/^[a-z0-9-]{0,40}$/.test(value)) return value;
  throw mistake("region", value, "must be the name of a region, such as eu-west-1");
}
function endpointOf(value) {
  if (value === "") return "";
  const url = URL.canParse(value) ? new URL(value) : void 0;
  const wrong2 = (why) => new JobFailure(`Input endpoint ${why}.`);
  if (!url) throw wrong2("is no URL; it must look like https://s3.example.com");
  if (url.username || url.password) throw wrong2("must not hold credentials; give them as inputs of their own");
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw wrong2("must start with https:// or http://");
  if (url.search || url.hash || value.includes("?") || value.includes("#"))
    throw wrong2("must not have a query or fragment");
  if (url.pathname !== "/")
    throw wrong2("must not have a path; the bucket and the prefix are inputs of their own");
  return url.origin;
}
function mistake(name2, value, rule) {
  return new JobFailure(`Input ${name2} is '${value}'; it ${rule}.`);
}

// src/inputs/inputs.ts
function readInputs(read3, cacheDir2) {
  const saveAlways = isTrue(read3("save-always"));
  const store = choice(read3, "store", ["auto", "github", "s3", "local"]);
  const s3 = readS3Inputs(read3);
  if (store === "s3" && s3.bucket === "") throw new JobFailure("Input bucket is required where store is s3.");
  return {
    key: required(read3, "key"),
    restoreKeys: lines(read3("restore-keys")),
    paths: lines(required(read3, "path")),
    crossOs: isTrue(read3("enableCrossOsArchive")),
    failOnMiss: isTrue(read3("fail-on-cache-miss")),
    lookupOnly: isTrue(read3("lookup-only")),
    store,
    localDir: localDir(read3("local-dir"), cacheDir2),
    s3,
    stash: { ...stashPlace(read3("stash"), cacheDir2), maxBytes: stashBytes(read3("stash-size")) },
    concurrency: wholeNumber(read3, "concurrency", { from: 1, to: 64, default: 8 }),
    partBytes: partBytes(read3("part-size")),
    mode: choice(read3, "mode", ["unpack", "mount", "auto", "lazy"]),
    broker: read3("broker") || "/run/headstart/broker.sock",
    ramdisk: choice(read3, "ramdisk", ["off", "auto", "on"]),
    verify: choice(read3, "verify", ["auto", "always"]),
    format: choice(read3, "format", ["auto", "tar", "actions-cache"]),
    save: saveAlways ? "always" : choice(read3, "save", ["on-success", "always", "never"]),
    jobStatus: read3("job-status"),
    compressionLevel: wholeNumber(read3, "compression-level", { from: 1, to: 19, default: 3 }),
    summary: choice(read3, "summary", ["true", "false"]) === "true",
    rolling: readRollingInputs(read3)
  };
}
function lines(value) {
  return value.split("\n").map((line) => line.replace(/^!\s+/, "!").trim()).filter((line) => line !== "");
}
var mebibyte = 1024 ** 2;
var units = {
  "": 1,
  MB: 1e3 ** 2,
  MIB: mebibyte,
  GB: 1e3 ** 3,
  GIB: 1024 * mebibyte
};
function bytesIn(value) {
  const [, number, unit = ""] = value.toUpperCase().match(/^(\d+) ?([A-Z]*)$/) ?? [];
  return Number(number) * (units[unit] ?? Number.NaN);
}
function partBytes(value) {
  if (value === "") return 8 * mebibyte;
  const bytes = bytesIn(value);
  if (bytes >= 5 * mebibyte && bytes <= 512 * mebibyte) return bytes;
  throw new JobFailure(`Input part-size is '${value}'; it must be from 5MiB to 512MiB, in MiB, MB or bytes.`);
}
function localDir(value, cacheDir2) {
  return value === "" ? join(cacheDir2, "headstart") : resolve(withHome(value));
}
function withHome(path7) {
  return slashed(slashed(path7).replace(/^~(?=\/|$)/, homedir3()));
}
function stashPlace(value, cacheDir2) {
  const word = value.toLowerCase();
  if (word === "" || word === "auto" || word === "off")
    return { use: word || "auto", dir: join(cacheDir2, "headstart-stash") };
  const path7 = withHome(value);
  if (isAbsolute(path7)) return { use: "on", dir: resolve(path7) };
  const legal = "auto, off, or a directory that is absolute or starts with ~/";
  throw new JobFailure(`Input stash is '${value}'; it must be ${legal}.`);
}
function stashBytes(value) {
  if (value === "") return 20 * 1e3 ** 3;
  const bytes = bytesIn(value);
  const hasUnit = /[a-z]/i.test(value);
  if (bytes > 0 && hasUnit) return bytes;
  throw new JobFailure(`Input stash-size is '${value}'; it must be more than 0, in GB, GiB, MB or MiB.`);
}

// src/report/report.ts
function newFindings(facts, inputs) {
  const { mode, ramdisk, concurrency, partBytes: partBytes3, compressionLevel } = inputs;
  return { ...facts, settings: { mode, ramdisk, concurrency, partBytes: partBytes3, compressionLevel } };
}

// src/report/machine.ts
import { readFileSync as readFileSync3, statSync as statSync5 } from "node:fs";
import { dirname as dirname6 } from "node:path";
function watchMachine(paths) {
  const before = readAll();
  const own = process.cpuUsage();
  const devices2 = new Set(paths.map(deviceOf));
  return () => {
    const after = readAll();
    const { user, system } = process.cpuUsage(own);
    return {
      cpu: cpuOf(before, after, (user + system) / 1e3),
      disks: disksOf(before, after, devices2),
      network: networkOf(before, after)
    };
  };
}
function readAll() {
  return {
    stat: read("/proc/stat"),
    self: read("/proc/self/stat"),
    disks: read("/proc/diskstats"),
    net: read("/proc/net/dev")
  };
}
function read(path7) {
  try {
    return readFileSync3(path7, "latin1");
  } catch {
    return "";
  }
}
function deviceOf(path7) {
  const device = deviceNumber(path7);
  if (device === void 0) return path7 === dirname6(path7) ? "" : deviceOf(dirname6(path7));
  const major = device >> 8n & 0xfffn | device >> 32n & ~0xfffn;
  const minor = device & 0xffn | device >> 12n & ~0xffn;
  return `${major}:${minor}`;
}
function deviceNumber(path7) {
  try {
    return statSync5(path7, { bigint: true }).dev;
  } catch {
    return void 0;
  }
}
var tickMs = 10;
function cpuOf(before, after, ownMs) {
  const [from, to] = [before, after].map(({ stat: stat6 }) => numbers(/^cpu (.*)$/m.exec(stat6)?.[1]).slice(0, 8));
  const spent = (to ?? []).map((ticks, at) => ticks - (from?.[at] ?? 0));
  const all = sum(spent);
  if (all <= 0) return void 0;
  const [, , , idle2 = 0, iowait = 0] = spent;
  const cores = after.stat.match(/^cpu\d/gm)?.length ?? 1;
  const programsMs = (childTicks(after) - childTicks(before)) * tickMs;
  const share2 = (ticks) => Math.round(1e3 * ticks / all) / 1e3;
  const busy = share2(all - idle2 - iowait);
  return { cores, busy, iowait: share2(iowait), ownMs: Math.round(ownMs), programsMs };
}
function childTicks({ self }) {
  const fields = numbers(self.slice(self.lastIndexOf(")") + 4));
  return (fields[12] ?? 0) + (fields[13] ?? 0);
}
var sectorBytes = 512;
function disksOf(before, after, devices2) {
  const rows = ({ disks: disks2 }) => disks2.split("\n").map((row) => row.trim().split(/\s+/));
  const earlier = new Map(rows(before).map(([major, minor, , ...counts]) => [`${major}:${minor}`, counts]));
  const disks = rows(after).flatMap(([major, minor, name2 = "", ...counts]) => {
    const from = earlier.get(`${major}:${minor}`);
    if (!from || !devices2.has(`${major}:${minor}`)) return [];
    const [reads = 0, , read3 = 0, , writes = 0, , written = 0, , , busyMs = 0] = counts.map(
      (count, at) => Number(count) - Number(from[at])
    );
    return { name: name2, readBytes: read3 * sectorBytes, writtenBytes: written * sectorBytes, reads, writes, busyMs };
  });
  return disks.length > 0 ? disks : void 0;
}
function networkOf(before, after) {
  const rows = ({ net }) => [...net.matchAll(/^\s*(\S+):(.*)$/gm)].map(([, name2 = "", counts]) => [name2, numbers(counts)]);
  const earlier = new Map(rows(before));
  const network = rows(after).map(([name2, counts]) => {
    const since = (at) => (counts[at] ?? 0) - (earlier.get(name2)?.[at] ?? 0);
    return { name: name2, receivedBytes: since(0), sentBytes: since(8) };
  });
  if (network.length === 0) return void 0;
  return network.filter(({ receivedBytes, sentBytes }) => receivedBytes + sentBytes > 0);
}
function numbers(text2 = "") {
  return text2.trim().split(/\s+/).map(Number);
}
function sum(of) {
  return of.reduce((total, one) => total + one, 0);
}

// src/report/phase-timer.ts
function newPhaseTimer({ first, add, now }) {
  const members = [];
  let active;
  let since;
  const activate = (next) => {
    const time = now();
    if (active) addWaits(members, active, { sinceMs: since ?? time, untilMs: time });
    active = next;
    since = time;
  };
  const join40 = (name2) => {
    const span = Object.assign(add(name2), { bytes: 0 });
    members.push(span);
    return span;
  };
  const start = (span) => {
    span.startMs = now();
    if (since !== void 0) return;
    active = first();
    if (active) members.push(active);
  };
  async function* timed(bytes, span) {
    start(span);
    let wanting = active;
    activate(span);
    try {
      for await (const piece of bytes) {
        activate(wanting);
        span.firstByteMs ??= now();
        moved(span, piece.length);
        yield piece;
        wanting = active;
        activate(span);
      }
    } finally {
      if (active === span) activate(wanting);
      span.endMs = now();
    }
  }
  return {
    pulled(name2, bytes) {
      const span = join40(name2);
      return mapStream(bytes, (pieces) => timed(pieces, span));
    },
    async pushed(name2, bytes, work) {
      const span = members.find((member) => member.name === name2) ?? join40(name2);
      if (span.startMs === void 0) start(span);
      span.endMs = void 0;
      const giving = active;
      activate(span);
      try {
        return await work();
      } finally {
        activate(giving);
        span.endMs = now();
        moved(span, bytes);
      }
    }
  };
}
function moved(span, bytes) {
  span.bytes = (span.bytes ?? 0) + bytes;
}
function addWaits(members, active, { sinceMs, untilMs }) {
  for (const { name: name2, startMs, endMs, waitedMs } of members) {
    if (name2 === active.name || startMs === void 0 || endMs !== void 0) continue;
    waitedMs[active.name] = (waitedMs[active.name] ?? 0) + untilMs - Math.max(sinceMs, startMs);
  }
}

// src/report/timeline.ts
function newTimeline() {
  const origin = performance.now();
  const now = () => performance.now() - origin;
  const spans = [];
  const underWay = [];
  let machine;
  const add = (name2, startMs) => {
    const span = { name: name2, startMs, endMs: void 0, waitedMs: {} };
    spans.push(span);
    return span;
  };
  return {
    elapsedMs: () => Math.round(now()),
    phases: () => spans.flatMap((span) => phaseOf(span, now())).toSorted((a, b) => a.startMs - b.startMs),
    machine: () => machine?.(),
    phaseTimer: () => newPhaseTimer({ first: () => underWay.at(-1), add, now }),
    watch(paths) {
      if (machine) return;
      const startMs = Math.round(now());
      const figures = watchMachine(paths);
      machine = () => ({ startMs, endMs: Math.round(now()), ...figures() });
    },
    async during(name2, work) {
      const span = add(name2, now());
      underWay.push(span);
      try {
        return await work();
      } finally {
        span.endMs = now();
        underWay.splice(underWay.indexOf(span), 1);
      }
    },
    *items(name2, items) {
      const taker = underWay.at(-1)?.name ?? name2;
      const span = add(name2, now());
      for (const item of items) {
        const from = now();
        yield item;
        span.waitedMs[taker] = (span.waitedMs[taker] ?? 0) + now() - from;
      }
      span.endMs = now();
    }
  };
}
var mebibyte2 = 1024 * 1024;
function phaseOf({ name: name2, startMs, endMs, waitedMs, firstByteMs, bytes }, now) {
  if (startMs === void 0) return [];
  const took = (endMs ?? now) - startMs;
  const waits = Object.entries(waitedMs).map(([other, ms]) => [other, Math.round(ms)]);
  const waited = waits.reduce((sum3, [, ms]) => sum3 + ms, 0);
  const phase = {
    name: name2,
    startMs: Math.round(startMs),
    endMs: Math.round(startMs + took),
    ms: Math.max(0, Math.round(took - waited)),
    waitedMs: waits.length > 0 ? Object.fromEntries(waits) : void 0,
    firstByteMs: firstByteMs && Math.round(firstByteMs),
    bytes,
    mibPerSecond: bytes === void 0 ? void 0 : rounded(bytes / mebibyte2 / (took / 1e3))
  };
  return [phase];
}
function rounded(rate2) {
  return Number.isFinite(rate2) ? Math.round(rate2 * 10) / 10 : 0;
}

// src/report/write-report.ts
var import_node_crypto4 = __toESM(require_crypto6(), 1);
import { writeFileSync as writeFileSync3 } from "node:fs";
import { join as join8 } from "node:path";

// src/units.ts
var mebibyte3 = 1024 * 1024;
function sizeText(bytes) {
  return `~${Math.round(bytes / mebibyte3)} MB (${bytes} B)`;
}
function rateText(bytes, ms) {
  return `${(bytes / mebibyte3 / Math.max(ms / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function shortSizeText(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < mebibyte3) return `${(bytes / 1024).toFixed(1)} KiB`;
  if (bytes < 1024 * mebibyte3) return `${(bytes / mebibyte3).toFixed(1)} MiB`;
  return `${(bytes / mebibyte3 / 1024).toFixed(2)} GiB`;
}
function secondsText(ms) {
  return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(2)} s`;
}

// src/report/bottleneck-causes.ts
function storeLatency({ totalMs, shareMs }) {
  return {
    kind: "store latency",
    what: "store",
    why: `it took ${secondsText(shareMs)} of ${secondsText(totalMs)} to answer`,
    advice: "one that is nearer to this runner would help"
  };
}
var manyParts = 10 * 1024 * 1024;
var mostConcurrency = 64;
function slowNetwork({ settings, phases, totalMs, shareMs }) {
  const { bytes, mibPerSecond } = movedIn(phases, ["download", "upload"]);
  const inParts = bytes >= manyParts && settings.concurrency < mostConcurrency;
  const concurrency = "a higher `concurrency` would help where each connection is limited, ";
  return {
    kind: "network",
    what: "network",
    why: `it carried ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s, and ${secondsText(shareMs)} of ${secondsText(totalMs)} were spent waiting for it`,
    advice: `${inParts ? concurrency : ""}${smallerEntries}`
  };
}
var smallerEntries = "a higher `compression-level` makes entries smaller";
function busyCores(evidence) {
  const { cores = 1 } = evidence.machine?.cpu ?? {};
  const whose = cores === 1 ? "its only core was" : `its ${cores} cores were`;
  return busyCpu(
    evidence,
    `${whose} busy ${percent(evidence.load.cores)} of the time`,
    "more or faster cores"
  );
}
function busyThread(evidence) {
  return busyCpu(evidence, `one thread was busy ${percent(evidence.load.thread)} of the time`, "faster cores");
}
function busyCpu({ step, settings }, why, hardware) {
  let advice = `only ${hardware} would help`;
  if (step === "save" && settings.compressionLevel > 1) advice = "a lower `compression-level` would help";
  if (step === "restore" && settings.mode === "unpack")
    advice = "`mode: mount`, which unpacks nothing, would help where this runner allows it";
  return { kind: "cpu", what: "CPU", why, advice };
}
var smallBytes = 32 * 1024;
function slowDisk(evidence) {
  const { name: name2, readBytes, writtenBytes, reads, writes, busyMs } = evidence.disk;
  const bytesEach = (readBytes + writtenBytes) / (reads + writes);
  const isSmall = bytesEach < smallBytes;
  const isWriting = writtenBytes > readBytes;
  const operations = `did ${Math.round((reads + writes) / (busyMs / 1e3))} operations/s of ${shortSizeText(bytesEach)}`;
  const throughput = isWriting ? `wrote ${rate(writtenBytes, busyMs)} MiB/s` : `read ${rate(readBytes, busyMs)} MiB/s`;
  return {
    kind: isSmall ? "disk operations" : "disk throughput",
    what: "disk",
    why: `${name2} ${isSmall ? operations : throughput} and was busy ${percent(evidence.load.disk)} of the time`,
    advice: lessDisk(evidence, isWriting)
  };
}
function unseenDisk(evidence) {
  const { bytes, mibPerSecond } = movedIn(evidence.phases, ["read", "write"]);
  const isWriting = evidence.step === "save";
  return {
    kind: "disk throughput",
    what: "disk",
    why: `it ${isWriting ? "wrote" : "read"} ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s`,
    advice: lessDisk(evidence, isWriting)
  };
}
function lessDisk({ step, settings }, isWriting) {
  if (step === "save" && isWriting) return smallerEntries;
  const ways = [
    ...settings.mode === "unpack" ? ["`mode: mount`"] : [],
    ...isWriting && settings.ramdisk === "off" ? ["`ramdisk`"] : []
  ];
  if (step === "save" || ways.length === 0) return "only a faster one would help";
  return `${ways.join(" or ")} would help where this runner allows mounting`;
}
function movedIn(phases, names) {
  const moved2 = phases.filter(({ name: name2 }) => names.includes(name2));
  const bytes = moved2.reduce((sum3, phase) => sum3 + (phase.bytes ?? 0), 0);
  const ms = moved2.reduce((sum3, { startMs, endMs }) => sum3 + endMs - startMs, 0);
  return { bytes, mibPerSecond: rate(bytes, ms) };
}
function rate(bytes, ms) {
  const mebibytes = bytes / 1024 / 1024 / (ms / 1e3);
  return mebibytes < 10 ? Math.round(mebibytes * 10) / 10 : Math.round(mebibytes);
}
function percent(share2) {
  return `${Math.round(100 * share2)} %`;
}

// src/report/bottleneck.ts
var shortMs2 = 1e3;
function bottleneckOf(measured) {
  const { totalMs } = measured;
  if (totalMs < shortMs2)
    return { kind: "none", sentence: `Nothing is worth mentioning: it took ${secondsText(totalMs)} in all` };
  const evidence = evidenceOf(measured);
  const { share: share2, shareMs, load } = evidence;
  const check = shareMs > 0 ? checks[share2].find(([condition]) => conditions[condition](load)) : void 0;
  const cause = check?.[1](evidence);
  if (!cause) return { kind: "none", sentence: unclear(evidence) };
  const { kind, what, why, advice } = cause;
  return { kind, sentence: `The ${what} was the bottleneck: ${why}; ${advice}` };
}
var conditions = {
  always: () => true,
  coresAreBusy: ({ cores }) => cores >= 0.85,
  /** Where other processes load the machine as well, a part of the load must be this step's. */
  ownCoresAreBusy: ({ cores, ownCores }) => cores >= 0.85 && ownCores >= 0.3,
  threadIsBusy: ({ thread }) => thread >= 0.85,
  /** While the step waits for a disk. */
  diskIsBusy: ({ disk }) => disk >= 0.3,
  /** A disk may be busy writing bytes that nothing waits for; the cores then neither wait for it nor run out of work. */
  diskHinders: ({ disk, iowait, idle: idle2 }) => disk >= 0.7 && !(iowait < 0.2 && idle2 > 0.3),
  diskIsUnseen: ({ disk }) => Number.isNaN(disk)
};
var checks = {
  store: [["always", storeLatency]],
  network: [
    ["threadIsBusy", busyThread],
    ["always", slowNetwork]
  ],
  disk: [
    ["ownCoresAreBusy", busyCores],
    ["diskIsBusy", slowDisk],
    ["coresAreBusy", busyCores],
    ["threadIsBusy", busyThread],
    ["diskIsUnseen", unseenDisk]
  ],
  work: [
    ["ownCoresAreBusy", busyCores],
    ["diskHinders", slowDisk],
    ["coresAreBusy", busyCores],
    ["threadIsBusy", busyThread]
  ]
};
function evidenceOf(measured) {
  const { machine } = measured;
  const watchedMs = machine ? machine.endMs - machine.startMs : Number.NaN;
  const { cores, busy, iowait, ownMs, programsMs } = machine?.cpu ?? notMeasured;
  const [disk] = (machine?.disks ?? []).toSorted((a, b) => b.busyMs - a.busyMs);
  const load = {
    cores: busy,
    ownCores: (ownMs + programsMs) / (cores * watchedMs),
    thread: Math.min(1, ownMs / watchedMs),
    iowait: iowait * cores,
    idle: 1 - busy - iowait,
    disk: disk ? Math.min(1, disk.busyMs / watchedMs) : Number.NaN
  };
  return { ...measured, load, disk, ...largestShareOf(measured) };
}
var none = Number.NaN;
var notMeasured = { cores: none, busy: none, iowait: none, ownMs: none, programsMs: none };
function largestShareOf({ step, phases }) {
  const isHere = phases.some(({ name: name2 }) => name2 === "write");
  const shares = { store: 0, network: 0, disk: 0, work: 0 };
  for (const { name: name2, ms } of phases) {
    if (name2 === "publish" && step === "save") shares[isHere ? "disk" : "store"] += ms;
    else if (name2 !== "walk") shares[shareOfPhase[name2] ?? "work"] += ms;
  }
  const shareMs = Math.max(...Object.values(shares));
  const share2 = Object.keys(shares).find((name2) => shares[name2] === shareMs);
  return { share: share2, shareMs };
}
var shareOfPhase = {
  lookup: "store",
  index: "store",
  reserve: "store",
  download: "network",
  upload: "network",
  read: "disk",
  write: "disk"
};
function unclear({ phases, totalMs, load }) {
  const [longest] = phases.toSorted((a, b) => b.ms - a.ms);
  const inAll = secondsText(totalMs);
  const phase = longest ? `${longest.name} took ${secondsText(longest.ms)} of ${inAll}` : `it took ${inAll} in all`;
  const busy = [
    ...Number.isNaN(load.cores) ? [] : [`the cores were busy ${percent(load.cores)}`],
    ...Number.isNaN(load.disk) ? [] : [`the disk ${percent(load.disk)}`]
  ];
  return `Nothing stood out: ${phase}${busy.length === 0 ? "" : `, while ${busy.join(", ")} of the time`}`;
}

// src/report/chart.ts
var longMs = 1e4;
function chartOf({ phases, totalMs }) {
  const longest = phases.toSorted((a, b) => b.ms - a.ms)[0];
  const bars = phases.map((phase) => {
    const mark3 = phase === longest ? "crit, " : "";
    return `    ${textOf2(phase)} :${mark3}${phase.startMs}, ${Math.max(phase.endMs, phase.startMs + 1)}`;
  });
  const axis = ["    dateFormat x", `    axisFormat ${totalMs < longMs ? "%s.%L s" : "%s s"}`];
  return ["```mermaid", "gantt", ...axis, ...bars, "```"].join("\n");
}
function textOf2({ name: name2, startMs, endMs, ms, waitedMs, bytes, mibPerSecond }) {
  const took = waitedMs ? `worked ${secondsText(ms)} of ${secondsText(endMs - startMs)}` : secondsText(endMs - startMs);
  const amount = bytes ? `, ${shortSizeText(bytes)} at ${mibPerSecond} MiB/s` : "";
  return `${name2} ${took}${amount}`;
}

// src/report/write-report.ts
async function publishReport(findings, timeline, summary2) {
  try {
    await writeReport(findings, timeline, summary2);
  } catch (error2) {
    const say = findings.trouble === void 0 ? warning2 : info2;
    say(`There is no report: ${messageOf(error2)}`);
  }
}
async function writeReport(findings, timeline, summary2) {
  const machine = timeline.machine();
  const measured = { ...findings, totalMs: timeline.elapsedMs(), phases: timeline.phases(), machine };
  const report = { schema: 2, ...measured, bottleneck: bottleneckOf(measured) };
  const { kind, sentence } = report.bottleneck;
  if (kind !== "none" && report.trouble === void 0) info2(sentence);
  const path7 = join8(tempDir(), `headstart-${report.step}-${(0, import_node_crypto4.randomUUID)()}.json`);
  writeFileSync3(path7, `${JSON.stringify(report, void 0, 2)}
`);
  output("report", path7);
  if (!summary2) return;
  const title = `Headstart ${report.step}: ${report.outcome}`;
  await summarize(title, tableOf(report), machine ? `${sentence}.

${chartOf(report)}` : "");
}
function tableOf(report) {
  return [
    ["Key", "Matched", "Stored", "Unpacked", "Files", "Time", "Phases"],
    [
      htmlCode(report.key),
      report.matchedKey === void 0 ? "\u2013" : htmlCode(report.matchedKey),
      report.storedBytes === void 0 ? "\u2013" : shortSizeText(report.storedBytes),
      report.bytes === void 0 ? "\u2013" : shortSizeText(report.bytes),
      String(report.files ?? "\u2013"),
      secondsText(report.totalMs),
      report.phases.map(({ name: name2, ms }) => `${name2} ${secondsText(ms)}`).join(", ")
    ]
  ];
}

// src/rolling.ts
var import_node_crypto5 = __toESM(require_crypto7(), 1);
function namesFor(rolling) {
  return rolling ? snapshotNames : plainNames;
}
var plainNames = {
  mistake: keyMistake,
  lookups: (keys) => keys,
  nameFor: (key) => key,
  keyIn: (name2) => name2
};
var mark = "~v";
var longestEnd = mark.length + "1234567890123-12345678901234567890-12345-12345678".length;
var longestKey = maxKeyLength - longestEnd;
var snapshotNames = {
  mistake(keys) {
    const [key = ""] = keys;
    const isTooLong = escaped2(key).length > longestKey;
    const mistake2 = `Key Validation Error: ${key} cannot be larger than ${longestKey} characters with rolling; ~ counts twice.`;
    return keyMistake(keys) ?? (isTooLong ? mistake2 : void 0);
  },
  lookups([key = "", ...restoreKeys]) {
    const own = snapshotPrefix(key);
    const again = restoreKeys.length < 9 ? [own] : [];
    return [own, ...again, ...restoreKeys.map(escaped2)];
  },
  nameFor(key, { runId, runAttempt }) {
    const [run2, attempt2] = [digitsOf(runId, 20), digitsOf(runAttempt, 5)];
    return `${snapshotPrefix(key)}${Date.now()}-${run2}-${attempt2}-${(0, import_node_crypto5.randomBytes)(4).toString("hex")}`;
  },
  keyIn: (name2) => name2.replace(/^((?:[^~]|~~)*)~v[^~]*$/, "$1").replaceAll("~~", "~")
};
function snapshotPrefix(key) {
  return escaped2(key) + mark;
}
function snapshotMs(name2) {
  return Number(/~v(\d+)-[^~]*$/.exec(name2)?.[1] ?? 0);
}
function escaped2(key) {
  return key.replaceAll("~", "~~");
}
function digitsOf(text2, atMost) {
  return text2.replace(/\D/g, "").slice(0, atMost) || "0";
}
var hourMs = 60 * 60 * 1e3;
function oldSnapshots(snapshots, keep) {
  const byAge = snapshots.toSorted(newestFirst);
  const now = byAge[0]?.createdAt.getTime() ?? 0;
  return byAge.filter((_, place2) => {
    const replacedAt = byAge[place2 - 1]?.createdAt.getTime() ?? now;
    return place2 >= keep && now - replacedAt > hourMs;
  });
}

// node_modules/jwt-decode/build/esm/index.js
var InvalidTokenError = class extends Error {
};
InvalidTokenError.prototype.name = "InvalidTokenError";
function b64DecodeUnicode(str) {
  return decodeURIComponent(atob(str).replace(/(.)/g, (m, p) => {
    let code = p.charCodeAt(0).toString(16).toUpperCase();
    if (code.length < 2) {
      code = "0" + code;
    }
    return "%" + code;
  }));
}
function base64UrlDecode(str) {
  let output2 = str.replace(/-/g, "+").replace(/_/g, "/");
  switch (output2.length % 4) {
    case 0:
      break;
    case 2:
      output2 += "==";
      break;
    case 3:
      output2 += "=";
      break;
    default:
      throw new Error("base64 string is not of the correct length");
  }
  try {
    return b64DecodeUnicode(output2);
  } catch (err) {
    return atob(output2);
  }
}
function jwtDecode(token, options) {
  if (typeof token !== "string") {
    throw new InvalidTokenError("Invalid token specified: must be a string");
  }
  options || (options = {});
  const pos = options.header === true ? 0 : 1;
  const part = token.split(".")[pos];
  if (typeof part !== "string") {
    throw new InvalidTokenError(`Invalid token specified: missing part #${pos + 1}`);
  }
  let decoded;
  try {
    decoded = base64UrlDecode(part);
  } catch (e) {
    throw new InvalidTokenError(`Invalid token specified: invalid base64 for part #${pos + 1} (${e.message})`);
  }
  try {
    return JSON.parse(decoded);
  } catch (e) {
    throw new InvalidTokenError(`Invalid token specified: invalid json for part #${pos + 1} (${e.message})`);
  }
}

// src/scopes.ts
var trustedEvents = /* @__PURE__ */ new Set([
  "push",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "delete",
  "registry_package",
  "page_build"
]);
function accessOf(run2) {
  const granted = grantedScopes(run2.token) ?? scopesOfEvent(run2);
  const access3 = { read: granted.read, write: granted.write };
  if (isBranch(granted.write) && !trustedEvents.has(run2.eventName)) {
    access3.write = void 0;
    access3.whyNoWrite = `Cache save skipped: the event '${run2.eventName}' can be caused by anyone, so it may not write the cache of ${granted.write}.`;
  }
  if (run2.cacheMode === "none" || run2.cacheMode === "read") {
    access3.write = void 0;
    access3.whyNoWrite = `Cache save skipped: the effective cache-mode '${run2.cacheMode}' does not permit writes.`;
  }
  if (run2.cacheMode === "none" || run2.cacheMode === "write-only") {
    access3.read = [];
    access3.whyNoRead = `Cache restore skipped: the effective cache-mode '${run2.cacheMode}' does not permit reads.`;
  }
  return access3;
}
function isBranch(scope = "") {
  return scope.startsWith("refs/heads/") && !scope.startsWith("refs/heads/gh-readonly-queue/");
}
function grantedScopes(token) {
  try {
    const { ac } = jwtDecode(token);
    const grants = JSON.parse(ac ?? "");
    const own = grants.find((grant) => grant.Permission & 2)?.Scope;
    const read3 = grants.filter((grant) => grant.Permission & 1).map((grant) => grant.Scope);
    if (read3.length === 0 && !own) return void 0;
    return { read: unique([...own && read3.includes(own) ? [own] : [], ...read3]), write: own };
  } catch {
    return void 0;
  }
}
function scopesOfEvent(run2) {
  const branches = [run2.baseBranch, run2.defaultBranch].filter((branch) => branch !== "");
  return { read: unique([run2.ref, ...branches.map((branch) => `refs/heads/${branch}`)]), write: run2.ref };
}
function unique(scopes) {
  return [...new Set(scopes)];
}

// src/mount/probe.ts
import { existsSync as existsSync3, readFileSync as readFileSync5 } from "node:fs";

// src/mount/root-rights.ts
var import_consumers2 = __toESM(require_consumers2(), 1);
import { existsSync as existsSync2, readFileSync as readFileSync4 } from "node:fs";
import { join as join9 } from "node:path";
async function findRights(signal) {
  if (process.geteuid?.() === 0) return mayAdminister() ? rightsBy((command) => command) : void 0;
  const sudo = systemPath("sudo");
  if (!sudo) return void 0;
  const bySudo = ({ path: path7, args }) => ({ path: sudo, args: ["-n", "--", path7, ...args] });
  try {
    await runCommand(bySudo({ path: systemPath("true") ?? "true", args: [] }), { cwd: "/", signal });
  } catch {
    signal.throwIfAborted();
    return void 0;
  }
  return rightsBy(bySudo);
}
function rightsBy(asRoot) {
  const commandOf = (program2, args) => {
    const path7 = systemPath(program2);
    if (!path7) throw new Error(`there is no ${program2}`);
    return asRoot({ path: path7, args });
  };
  return {
    run: async (program2, args, where) => runCommand(commandOf(program2, args), where),
    async attributesOf(names, mask2, where) {
      const attributes = ["--xattrs", `--xattrs-include=${mask2}`];
      const directories = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
      const args = ["--create", "--file=-", "--format=posix", ...attributes, ...directories];
      const { stdin, stdout, ended: ended2 } = startPipeline([commandOf("tar", args)], where);
      stdin.end(names, "latin1");
      const [archive] = await Promise.all([(0, import_consumers2.buffer)(stdout), ended2]);
      return archive;
    },
    kernelLog: async () => outputOf(commandOf("dmesg", []))
  };
}
function systemPath(program2) {
  const places = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((dir) => join9(dir, program2));
  return places.find((path7) => existsSync2(path7));
}
function mayAdminister() {
  const [, capabilities = "0"] = readFileSync4("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  const sysAdmin = 21n;
  return (BigInt(`0x${capabilities}`) >> sysAdmin & 1n) === 1n;
}

// src/mount/probe.ts
function mayMount(mounting) {
  return "rights" in mounting || mounting.broker !== void 0;
}
async function probe(what, signal) {
  try {
    return await lookFor(what, signal);
  } catch (error2) {
    signal.throwIfAborted();
    return { reason: `it cannot be found out: ${messageOf(error2)}` };
  }
}
async function lookFor(what, signal) {
  if (process.platform !== "linux") return { reason: "it does not run Linux" };
  const rights = await findRights(signal);
  if (!rights) return { reason: "it neither lets root mount nor has sudo without a password" };
  for (const type of what === "image" ? ["squashfs", "overlay"] : ["overlay"]) {
    if (!await knows(type, rights, signal)) return { reason: `its kernel does not know ${type}` };
  }
  if (what === "image" && !existsSync3("/dev/loop-control")) return { reason: "it has no loop devices" };
  return { rights };
}
async function knows(type, rights, signal) {
  const isKnown = () => new RegExp(`\\t${type}$`, "m").test(readFileSync5("/proc/filesystems", "latin1"));
  if (isKnown()) return true;
  await rights.run("modprobe", ["-q", type], { cwd: "/", signal }).catch(() => signal.throwIfAborted());
  return isKnown();
}

// src/steps/job.ts
import { lstatSync as lstatSync11 } from "node:fs";

// src/formats/actions-cache/actions-cache.ts
var import_node_crypto6 = __toESM(require_crypto8(), 1);

// src/formats/naming.ts
function isForWindowsOnly({ crossOs, platform: platform2 = process.platform }) {
  return platform2 === "win32" && !crossOs;
}
function ownVersion(formatId, naming) {
  const system = isForWindowsOnly(naming) ? "windows-only" : "any";
  const rolling = naming.rolling ? ["rolling"] : [];
  return versionOf([...rolling, containerVersion, formatId, system, ...naming.paths]);
}

// src/formats/actions-cache/pack.ts
import { once as once6 } from "node:events";
import { setImmediate } from "node:timers/promises";

// src/formats/packing.ts
import { symlinkSync as symlinkSync2 } from "node:fs";
import { join as join10 } from "node:path";
function linkBases({ matches, scratch }) {
  const bases = new Map(matches.map(({ root }) => [root.place, root.base]));
  for (const [place2, base] of bases) symlinkSync2(base, join10(scratch, String(place2)));
}
async function copyAll(stream, { write: write2, signal }) {
  let length = 0;
  for await (const bytes of stream) {
    await write2(bytes);
    signal.throwIfAborted();
    length += bytes.length;
  }
  return length;
}

// src/formats/tar-commands.ts
var mostBlocks = 2048;
var largeRecords = ["-b", String(mostBlocks)];
function recordsFor(archiveBytes) {
  return ["-b", String(Math.min(Math.max(20, Math.ceil(archiveBytes / 512 / 8)), mostBlocks))];
}
var plainFiles = process.platform === "darwin" ? ["--no-mac-metadata"] : [];
function createCommand(tar2, { beyondAscii: beyondAscii3, archiveBytes = Number.POSITIVE_INFINITY, listing: listing2 }) {
  if (tar2.dialect === "node") return { thread: "create" };
  const { path: path7, dialect: dialect2 } = tar2;
  const records = recordsFor(archiveBytes);
  if (dialect2 === "bsd") {
    const owner = ["--uid", "0", "--gid", "0", "--uname", "", "--gname", ""];
    const plain2 = [...plainFiles, "--no-xattrs", "--no-acls", "--no-fflags", ...owner];
    const pax = ["--format", "pax", "--options", "hdrcharset=BINARY"];
    const names = ["--no-recursion", "--null", "-T", "-"];
    return { path: path7, args: ["-c", "-P", "-f", "-", ...records, ...pax, ...plain2, ...names] };
  }
  const charset = beyondAscii3 ? ",hdrcharset:=BINARY" : "";
  const listed = listing2 === void 0 ? [] : ["-vv", "--utc", `--index-file=${listing2}`];
  return { path: path7, args: [...gnuCreate(charset), "-P", "--sparse", ...listed, ...records, ...gnuNames] };
}
var gnuNames = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function gnuCreate(more2 = "") {
  const pax = ["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${more2}`];
  return ["--create", "--file=-", ...pax, "--numeric-owner", "--owner=0", "--group=0"];
}
function imageCommand({ path: path7 }) {
  const forImage = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"];
  const times = ["--clamp-mtime", `--mtime=@${2 ** 32 - 1}`];
  return { path: path7, args: [...gnuCreate(",delete=mtime"), ...forImage, ...times, ...gnuNames] };
}
function extractCommand(tar2, bases) {
  if (tar2.dialect === "node") return { thread: "extract", bases };
  const { path: path7, dialect: dialect2 } = tar2;
  const quiet = dialect2 === "gnu" ? ["--warning=no-unknown-keyword"] : plainFiles;
  const input2 = ["-f", "-", "--ignore-zeros", ...largeRecords, ...quiet];
  return { path: path7, args: ["-x", ...input2, "--no-same-owner", "--no-same-permissions"] };
}
function describeCommand({ path: path7 }) {
  return { path: path7, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function stampCommand({ path: path7 }) {
  return { path: path7, args: ["-x", "-p", "-f", "-", "--no-same-owner", ...plainFiles] };
}

// src/formats/actions-cache/compression.ts
var import_node_zlib3 = __toESM(require_zlib(), 1);
import { pipeline as connect2, Readable as Readable3 } from "node:stream";
import { pipeline } from "node:stream/promises";

// src/formats/node-tar/start.ts
var import_node_v82 = __toESM(require_v82(), 1);
import { availableParallelism } from "node:os";
import { extname, join as join11 } from "node:path";
import { Readable as Readable2, Writable } from "node:stream";
import { Worker } from "node:worker_threads";

// src/formats/node-tar/flow.ts
var mostWaiting = 1024 * 1024;
function byteSender(port) {
  let waiting = 0;
  let wake = () => {
  };
  return {
    /** Takes the buffer away from this thread. Resolves when there is room for more. */
    async send(bytes) {
      waiting += bytes.length;
      port.postMessage(bytes, [bytes.buffer]);
      while (waiting > mostWaiting) await new Promise((resolve3) => wake = resolve3);
    },
    taken(bytes) {
      waiting -= bytes;
      wake();
    }
  };
}

// src/formats/node-tar/frame.ts
var import_node_zlib = __toESM(require_zlib2(), 1);
import { once as once4 } from "node:events";
var frameContentBytes = 4 * 1024 * 1024;
async function frameOf(content, level) {
  const zstd2 = (0, import_node_zlib.createZstdCompress)({ ...inOneStep(content, level), flush: import_node_zlib.constants.ZSTD_e_end });
  try {
    zstd2.write(content);
    await once4(zstd2, "readable");
    return alone(zstd2.read());
  } finally {
    zstd2.destroy();
  }
}
var mappedBytes = 33 * 1024 * 1024;
function inOneStep({ length }, level) {
  return { params: { [import_node_zlib.constants.ZSTD_c_compressionLevel]: level }, chunkSize: compressBound(length) };
}
function alone({ buffer: buffer3, byteOffset, length }) {
  return byteOffset === 0 && buffer3.byteLength > Buffer.poolSize ? Buffer.from(buffer3.transfer(length)) : Buffer.from(buffer3.slice(byteOffset, byteOffset + length));
}
function compressBound(length) {
  const small = 128 * 1024;
  return length + (length >> 8) + (length < small ? small - length >> 11 : 0) + 1;
}

// src/formats/node-tar/slabs.ts
var noOwner = 0;
function newSlabs(count, bytes, share2) {
  const integers = (length) => new Int32Array(new SharedArrayBuffer(4 * length));
  const slabs = Array.from({ length: count }, () => new SharedArrayBuffer(bytes));
  return { slabs, owners: integers(count), releases: integers(1), share: share2 };
}
function slabAt({ slabs }, nth) {
  return Buffer.from(slabs[nth]);
}
function releaseSlab({ owners, releases }, nth, owner) {
  if (Atomics.compareExchange(owners, nth, owner, noOwner) !== owner) return;
  Atomics.add(releases, 0, 1);
  Atomics.notify(releases, 0);
}
function releaseAll(slabs, owner) {
  for (let nth = 0; nth < slabs.slabs.length; nth++) releaseSlab(slabs, nth, owner);
}

// src/formats/node-tar/start.ts
function startTar(tar2, where) {
  if (!("thread" in tar2)) return startPipeline([tar2], where);
  const task = startTask(tar2, where);
  return { ...task, stdout: Readable2.from(copiesOf(task)) };
}
async function* copiesOf({ stdout }) {
  for await (const { content, release: release2 } of stdout) {
    const copy = Buffer.from(content);
    release2();
    yield copy;
  }
}
var program = join11(import.meta.dirname, `tar-thread${extname(import.meta.filename)}`);
var idle = [];
var readersAtOnce = Math.min(availableParallelism(), 2);
var slabsAtOnce = Math.min(availableParallelism(), 4);
var sharedSlabs;
var workers = 0;
function slabsOfAll() {
  sharedSlabs ??= newSlabs(slabsAtOnce + 1, frameContentBytes, slabsAtOnce + 2 - readersAtOnce);
  return sharedSlabs;
}
function newWorker() {
  (0, import_node_v82.setFlagsFromString)("--semi-space-growth-factor=1");
  const limits = { maxYoungGenerationSizeMb: 2 };
  const thread = new Worker(program, { execArgv: [], env: {}, resourceLimits: limits });
  return { thread, owner: ++workers };
}
function startTask(tar2, { cwd, signal }) {
  const worker = idle.pop() ?? newWorker();
  const { thread, owner } = worker;
  const slabs = slabsOfAll();
  thread.ref();
  const post2 = (message) => thread.postMessage(message);
  const task = { ...tar2, cwd, mask: process.umask(), slabs, owner };
  post2(task);
  const input2 = byteSender(thread);
  const stdin = new Writable({
    write: (bytes, _, done) => void input2.send(new Uint8Array(bytes)).then(() => done()),
    final(done) {
      post2("end");
      done();
    }
  });
  stdin.on("error", () => {
  });
  const stdout = new Readable2({ objectMode: true, read() {
  } });
  const receive2 = (message) => {
    if ("taken" in message) input2.taken(message.taken);
    else stdout.push("frame" in message ? frameFrom(message) : contentOf(message));
  };
  const frameFrom = ({ frame, contentBytes: contentBytes2 }) => {
    return { frame: Buffer.from(frame.buffer, frame.byteOffset, frame.length), contentBytes: contentBytes2 };
  };
  const contentOf = ({ slab, filled }) => ({
    content: slabAt(slabs, slab).subarray(0, filled),
    release: () => releaseSlab(slabs, slab, owner)
  });
  const ended2 = taskEnded(worker, receive2, signal).finally(() => {
    stdout.push(null);
    stdin.destroy(new Error("its reader has ended"));
  });
  return { pid: process.pid, stdin, stdout, ended: ended2 };
}
async function taskEnded(worker, receive2, signal) {
  const { thread } = worker;
  const { promise, resolve: resolve3 } = Promise.withResolvers();
  const onMessage = (message) => {
    if (message === "done") resolve3(void 0);
    else if (!("isBadEntry" in message)) receive2(message);
    else resolve3(message.isBadEntry ? new BadEntry(message.message) : new ToolFailure(message.message));
  };
  const onError = ({ message }) => resolve3(new ToolFailure(message));
  const onExit = () => resolve3(new ToolFailure("a thread of tar ended early"));
  const onAbort = () => void thread.terminate();
  thread.on("message", onMessage).on("error", onError).on("exit", onExit);
  signal.addEventListener("abort", onAbort);
  if (signal.aborted) onAbort();
  const failure2 = await promise;
  signal.removeEventListener("abort", onAbort);
  thread.off("message", onMessage).off("error", onError).off("exit", onExit);
  if (!failure2 && !signal.aborted) {
    thread.unref();
    idle.push(worker);
    return;
  }
  await thread.terminate();
  releaseAll(slabsOfAll(), worker.owner);
  signal.throwIfAborted();
  throw failure2;
}

// src/formats/zstd.ts
var import_node_zlib2 = __toESM(require_zlib3(), 1);
import { once as once5 } from "node:events";
import { pipeline as join12 } from "node:stream";

// src/formats/output-limit.ts
import { statfsSync } from "node:fs";
import { readFile } from "node:fs/promises";
var marginBytes = 64 * 1024 * 1024;
var marginPart = 0.1;
var marginPerFile = 8 * 1024;
var timesRoom = 8;
var lookMs = 25;
function mostBytesOf({ files, bytes, unpackedBytes = bytes }) {
  return Math.max(bytes, unpackedBytes) * (1 + marginPart) + files * marginPerFile;
}
function outputLimit(dir) {
  const stop = new AbortController();
  const { bavail, bsize } = statfsSync(dir);
  const roomBytes = marginBytes + timesRoom * bavail * bsize;
  let mostBytes2 = marginBytes;
  let countedBytes2 = 0;
  const check = (bytes) => {
    if (bytes > mostBytes2) stop.abort(new BadEntry("it unpacks to more than its index declares"));
    if (bytes > roomBytes) stop.abort(new Error(`it unpacks to far more than there is room for at ${dir}`));
  };
  return {
    /** Aborts when the output exceeds the limit. */
    signal: stop.signal,
    /** Allows this many more bytes. */
    allow(bytes) {
      mostBytes2 += bytes;
    },
    /** Counts output. */
    count(bytes) {
      countedBytes2 += bytes;
      check(countedBytes2);
    },
    /** Counts the bytes that a program writes, until `ended` settles. Works on Linux only. */
    watch(pid, ended2) {
      const looking = setInterval(async () => check(await writtenBy(pid)), lookMs);
      const end = () => clearInterval(looking);
      ended2.then(end, end);
    }
  };
}
async function writtenBy(pid) {
  const text2 = await readFile(`/proc/${pid}/io`, "latin1").catch(() => "");
  return Number(/^wchar: (\d+)$/m.exec(text2)?.[1] ?? 0);
}

// src/formats/sink.ts
function frameSink({ write: write2, ...sink }) {
  let pending = 0;
  let given = 0;
  let wake = () => {
  };
  const endedEarly = sink.ended.then(() => {
    throw new ToolFailure("unpacking ended before all bytes were read");
  });
  endedEarly.catch(() => {
  });
  return {
    ...sink,
    get pending() {
      return pending;
    },
    get given() {
      return given;
    },
    write(bytes, done) {
      pending += bytes.length;
      given += bytes.length;
      write2(bytes, (error2) => {
        if (!error2) done?.();
        pending -= bytes.length;
        wake();
      });
    },
    async progress() {
      const { promise, resolve: resolve3 } = Promise.withResolvers();
      wake = resolve3;
      await Promise.race([endedEarly, promise]);
    }
  };
}
var queuedBytes = 32 * 1024 * 1024;
async function roomIn(sink, sinks) {
  while (sink.pending > queuedBytes / sinks.length) await sink.progress();
}

// src/formats/zstd.ts
var fewBytes = 1024 * 1024;
function zstdCodec(path7, bytes = Number.POSITIVE_INFINITY) {
  return path7 === void 0 || bytes < fewBytes ? codecOfNode : codecOfCommand(path7);
}
function codecOfCommand(path7) {
  return {
    packing(tar2, options, where) {
      if ("thread" in tar2) return codecOfNode.packing(tar2, options, where);
      const { level, threads, check } = options;
      const cores = threads === 1 ? "--single-thread" : `-T${threads}`;
      const args = ["-q", "-c", check ? "--check" : "--no-check", `-${level}`, cores];
      return startPipeline([tar2, { path: path7, args }], where);
    },
    unpacking(tar2, where) {
      if ("thread" in tar2) return codecOfNode.unpacking(tar2, where);
      const limit = outputLimit(where.cwd);
      const limited = { ...where, signal: AbortSignal.any([where.signal, limit.signal]) };
      const { pid, stdin, stdout, ended: ended2 } = startPipeline([{ path: path7, args: ["-q", "-d", "-c"] }, tar2], limited);
      limit.watch(pid, ended2);
      return frameSink({
        stdout,
        ended: ended2,
        allow: limit.allow,
        write: (bytes, done) => void stdin.write(bytes, done),
        endFrame: () => {
        },
        // The zstd command fails if it gets no input at all; an empty frame is input.
        end: () => void stdin.end(emptyFrame)
      });
    }
  };
}
var emptyFrame = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
var chunkSize = 128 * 1024;
function startFrame(before, tar2, limit) {
  let decompressor;
  const pending = /* @__PURE__ */ new Map();
  let isEnded = false;
  const pass = (bytes, done) => {
    decompressor?.write(bytes, (error2) => {
      if (pending.delete(done)) done(error2);
    });
  };
  const feed3 = async () => {
    await before;
    decompressor = (0, import_node_zlib2.createZstdDecompress)({ chunkSize });
    decompressor.on("error", () => {
    });
    for (const [done, bytes] of pending) pass(bytes, done);
    if (isEnded) decompressor.end();
    for await (const bytes of decompressor) {
      limit.count(bytes.length);
      limit.signal.throwIfAborted();
      if (!tar2.write(bytes)) await once5(tar2, "drain");
    }
    decompressor.destroy();
    for (const [done] of pending) if (pending.delete(done)) done(new Error("it comes after the frame"));
  };
  return {
    /** Calls `done` when the decompressor has taken the bytes, or with an error if they follow the end of the frame. */
    write(bytes, done) {
      pending.set(done, bytes);
      pass(bytes, done);
    },
    end() {
      isEnded = true;
      decompressor?.end();
    },
    /** Settles when tar has got all content of the frame. */
    fed: feed3()
  };
}
var codecOfNode = {
  packing(tar2, { level, check }, where) {
    const pipeline2 = startTar(tar2, where);
    const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = import_node_zlib2.constants;
    const params = { [ZSTD_c_compressionLevel]: level, [ZSTD_c_checksumFlag]: Number(check) };
    const zstd2 = (0, import_node_zlib2.createZstdCompress)({ params, chunkSize });
    join12(pipeline2.stdout, zstd2, () => {
    });
    return { ...pipeline2, stdout: zstd2 };
  },
  unpacking(tar2, where) {
    const broken = new AbortController();
    const limit = outputLimit(where.cwd);
    const signal = AbortSignal.any([where.signal, broken.signal, limit.signal]);
    const { stdin, stdout, ended: ended2 } = startTar(tar2, { ...where, signal });
    let fed = Promise.resolve();
    let frame;
    return frameSink({
      stdout,
      ended: ended2,
      allow: limit.allow,
      write(bytes, done) {
        if (!frame) {
          frame = startFrame(fed, stdin, limit);
          fed = frame.fed.catch((error2) => broken.abort(error2));
        }
        frame.write(bytes, done);
      },
      endFrame: () => {
        frame?.end();
        frame = void 0;
      },
      end: () => void fed.then(() => stdin.end())
    });
  }
};

// src/formats/actions-cache/compression.ts
function compressing(tar2, { tools, level }, where) {
  if (tools.zstd) return zstdCodec(tools.zstd).packing(tar2, { level, threads: 0, check: true }, where);
  const archive = startTar(tar2, where);
  const gzip = (0, import_node_zlib3.createGzip)();
  connect2(archive.stdout, gzip, () => {
  });
  return { ...archive, stdout: gzip };
}
var zstdMagic = Buffer.from([40, 181, 47, 253]);
var gzipMagic = Buffer.from([31, 139]);
async function* decompressed(body, zstd2, where) {
  const [start, bytes] = await startOf(body);
  if (start.subarray(0, gzipMagic.length).equals(gzipMagic)) yield* through((0, import_node_zlib3.createGunzip)(), bytes);
  else if (!start.subarray(0, zstdMagic.length).equals(zstdMagic)) throw new BadEntry("it is no archive");
  else if (zstd2) yield* throughCommand({ path: zstd2, args: ["-q", "-d", "-c"] }, bytes, where);
  else yield* through((0, import_node_zlib3.createZstdDecompress)(), bytes);
}
async function startOf(body) {
  const iterator = body[Symbol.asyncIterator]();
  let start = Buffer.alloc(0);
  while (start.length < zstdMagic.length) {
    const next = await iterator.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* all() {
    yield start;
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return [start, all()];
}
async function* through(codec, body) {
  connect2(Readable3.from(body), codec, () => {
  });
  yield* codec;
}
async function* throughCommand(command, body, { cwd, signal }) {
  const stop = new AbortController();
  const { stdin, stdout, ended: ended2 } = startPipeline([command], {
    cwd,
    signal: AbortSignal.any([signal, stop.signal])
  });
  const fed = pipeline(Readable3.from(body), stdin).catch((error2) => {
    if (error2?.code !== "EPIPE" && error2?.code !== "ERR_STREAM_PREMATURE_CLOSE") stop.abort(error2);
  });
  ended2.catch(() => {
  });
  try {
    yield* stdout;
    await fed;
    await ended2;
  } finally {
    stop.abort();
  }
}

// src/formats/actions-cache/pack.ts
async function packArchive(job) {
  const { tools, level, workspace: workspace2 } = job;
  const stop = new AbortController();
  const fail2 = (error2) => stop.abort(error2);
  const where = { cwd: workspace2, signal: AbortSignal.any([job.signal, stop.signal]) };
  const tar2 = createCommand(tools.tar, { beyondAscii: false });
  const { stdin, stdout, ended: ended2 } = compressing(tar2, { tools, level }, where);
  const packed = { segments: [], files: 0, bytes: 0, skipped: [] };
  const fed = feed(stdin, { ...job, signal: where.signal }, packed).catch(fail2);
  const copied = copyAll(stdout, job);
  copied.catch(fail2);
  await ended2;
  await fed;
  const length = await copied;
  stop.signal.throwIfAborted();
  const { files, bytes } = packed;
  if (files > 0) packed.segments.push({ kind: "archive", offset: 0, length, files, bytes });
  return packed;
}
var yieldEvery = 256;
async function feed(stdin, { matches, found: found2, workspace: workspace2, signal }, packed) {
  const nameOf = workspaceNames(matches, workspace2);
  const inodes = /* @__PURE__ */ new Set();
  let names = [];
  for (const batch of found2) {
    for (const { kind, member, bytes, hardLink } of batch) {
      if (kind === "other") {
        packed.skipped.push(member);
        continue;
      }
      packed.files++;
      if (!hardLink || !inodes.has(hardLink.inode)) packed.bytes += bytes;
      if (hardLink) inodes.add(hardLink.inode);
      names.push(`${nameOf(member)}\0`);
    }
    if (names.length < yieldEvery) continue;
    if (!stdin.write(names.join(""), "latin1")) await once6(stdin, "drain", { signal });
    names = [];
    await setImmediate(void 0, { signal });
  }
  stdin.end(names.join(""), "latin1");
}
function workspaceNames(matches, workspace2, platform2 = process.platform) {
  const { join: join40, relative: relative5 } = pathMaths(platform2);
  const bases = new Map(
    matches.map(({ root }) => [String(root.place), relative5(toBytes(workspace2), toBytes(root.base))])
  );
  return (member) => {
    const slash3 = member.indexOf("/");
    return join40(bases.get(member.slice(0, slash3)) ?? "", member.slice(slash3 + 1));
  };
}

// src/formats/actions-cache/unpack.ts
var import_node_v83 = __toESM(require_v83(), 1);
import { linkSync, mkdirSync as mkdirSync3 } from "node:fs";
import { availableParallelism as availableParallelism2 } from "node:os";
import { dirname as dirname8, join as join14 } from "node:path";

// src/formats/tar-records.ts
var blockBytes2 = 512;
function paddingAfter(size) {
  return (blockBytes2 - size % blockBytes2) % blockBytes2;
}
function applyRecords(before, type, bytes) {
  const text2 = bytes.toString("latin1");
  if (type === "L") return { ...before, name: untilNul(text2) };
  if (type === "K") return { ...before, target: untilNul(text2) };
  if (type === "g") return before;
  const records = new Map(recordsIn(text2));
  return { ...before, ...fromRecords(records) };
}
function untilNul(text2) {
  const end = text2.indexOf("\0");
  return end < 0 ? text2 : text2.slice(0, end);
}
function* recordsIn(text2) {
  for (let at = 0; at < text2.length; ) {
    const space = text2.indexOf(" ", at);
    const length = Number(text2.slice(at, space));
    const record2 = text2.slice(space + 1, at + length - 1);
    const equals = record2.indexOf("=");
    const isWhole2 = Number.isInteger(length) && length > space - at && text2[at + length - 1] === "\n";
    if (!isWhole2 || equals < 1) throw new BadEntry("its archive is damaged");
    yield [record2.slice(0, equals), record2.slice(equals + 1)];
    at += length;
  }
}
function fromRecords(records) {
  const value = (key) => records.get(key) || void 0;
  const extended = {};
  const name2 = value("GNU.sparse.name") ?? value("path");
  const target = value("linkpath");
  const size = value("size");
  const mtime = value("mtime");
  if (name2 !== void 0) extended.name = name2;
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
        const end = at + (contentLeft || paddingLeft || (records?.size ?? blockBytes2));
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
  const name2 = textAt(header, 0, 100);
  const prefix2 = textAt(header, 257, 6) === "ustar" ? textAt(header, 345, 155) : "";
  return {
    type: textAt(header, 156, 1) || "0",
    member: {
      name: prefix2 === "" ? name2 : `${prefix2}/${name2}`,
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
  let sum3 = 8 * 32;
  for (let at = 0; at < blockBytes2; at++) if (at < 148 || at >= 156) sum3 += header[at];
  return sum3;
}
function textAt(header, start, length) {
  const text2 = header.toString("latin1", start, start + length);
  const end = text2.indexOf("\0");
  return end < 0 ? text2 : text2.slice(0, end);
}
function numberAt(header, start, length) {
  const first = header[start];
  if (first === 128) return Number(header.readBigUInt64BE(start + length - 8));
  const text2 = textAt(header, start, length).trim();
  const number = text2 === "" ? 0 : Number.parseInt(text2, 8);
  if (Number.isSafeInteger(number) && number >= 0 && /^[0-7]*$/.test(text2)) return number;
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
function kindOf(type, name2) {
  const kind = kinds[type];
  if (!kind) throw new BadEntry(`its archive holds something of the unknown type ${JSON.stringify(type)}`);
  return kind === "file" && name2.endsWith("/") ? "directory" : kind;
}

// src/formats/extract-workers.ts
import { existsSync as existsSync4, mkdirSync as mkdirSync2, readdirSync as readdirSync3, rmSync as rmSync4 } from "node:fs";
import { join as join13 } from "node:path";

// src/files/merge-trees.ts
import { rmdirSync as rmdirSync3 } from "node:fs";
function mergeTrees(from, into, aside) {
  if (renameUnlessTaken(fromBytes(from), fromBytes(into))) return;
  if (namesIn(into).length < namesIn(from).length) exchange(from, into, aside);
  for (const name2 of namesIn(from)) mergeTrees(`${from}/${name2}`, `${into}/${name2}`, aside);
  rmdirSync3(fromBytes(from));
}
function exchange(one, other, aside) {
  rename2(fromBytes(one), aside);
  rename2(fromBytes(other), fromBytes(one));
  rename2(aside, fromBytes(other));
}

// src/formats/extract-workers.ts
async function extractInParallel({ tar: tar2, codec, dir, workers: workers2, files, signal, warn: warn2 }, feed3) {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const fail2 = (error2) => stop.abort(error2);
  const dirs = Array.from({ length: workers2 }, (_, number) => join13(dir, `lane-${number}`));
  const started = dirs.map((cwd) => {
    mkdirSync2(cwd);
    const sink = codec.unpacking(extractCommand(tar2), { cwd, signal: either });
    sink.stdout.resume();
    return { sink, files: sink.ended.then(() => countFiles(toBytes(cwd))).catch(fail2) };
  });
  const sinks = started.map(({ sink }) => sink);
  const rest = await feed3(sinks, either).catch(fail2);
  const counts = await Promise.all(started.map(({ files: files2 }) => files2));
  either.throwIfAborted();
  const unpacked = counts.reduce((sum3, count) => sum3 + (count ?? 0), 0);
  const isFolding = foldsNames(dir);
  if (unpacked > files() || unpacked < files() && !isFolding)
    throw new BadEntry(`its segments held ${unpacked} files instead of ${files()}`);
  const tree2 = join13(dir, "tree");
  mkdirSync2(tree2);
  for (const worker of dirs) mergeTrees(toBytes(worker), toBytes(tree2), join13(dir, "aside"));
  const replaced2 = isFolding ? files() - countFiles(toBytes(tree2)) : 0;
  if (replaced2 > files() - unpacked) {
    rmSync4(tree2, { recursive: true });
    throw new NamesCollide();
  }
  if (replaced2 > 0)
    warn2(`Some names are one name here, so later files replaced ${replaced2} of ${files()} files`);
  return rest;
}
function foldsNames(dir) {
  return process.platform === "darwin" || existsSync4(join13(dir, "LANE-0"));
}
function countFiles(dir) {
  let files = 0;
  for (const item of readdirSync3(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
    if (item.isDirectory()) files += countFiles(`${dir}/${item.name}`);
    else if (item.isFile()) files++;
    else throw new BadEntry("a segment of files holds something else");
  }
  return files;
}
var idleBytes = 1024 * 1024;
async function distribute(body, segments, workers2) {
  const rest = [];
  for (const segment of segments) checkFrames(segment);
  let filesLeft = segments.filter(({ kind }) => kind === "files").length;
  let worker;
  for await (const { segment, bytes, endsFrame, ends } of piecesOf(body, segments)) {
    if (segment.kind !== "files") {
      rest.push(bytes);
      continue;
    }
    if (!worker) {
      worker = await idlest(workers2);
      worker.allow(mostBytesOf(segment));
    }
    worker.write(bytes, () => body.release?.(bytes));
    await roomIn(worker, workers2);
    if (endsFrame) worker.endFrame();
    if (!ends) continue;
    worker = void 0;
    if (--filesLeft === 0) for (const done of workers2) done.end();
  }
  return rest;
}
var leastFrameContent = 1024 * 1024;
function checkFrames(segment) {
  const most = 2 + mostBytesOf(segment) / leastFrameContent;
  if ((segment.frames?.length ?? 0) > most)
    throw new BadEntry("a segment has more frames than its content needs");
}
async function idlest(workers2) {
  for (; ; ) {
    const [best] = workers2.toSorted((a, b) => a.pending - b.pending || a.given - b.given);
    if (best.pending <= idleBytes) return best;
    await Promise.race(workers2.map((worker) => worker.progress()));
  }
}
async function* piecesOf(body, segments) {
  const frames = framesOf(segments);
  let frame = frames.next();
  let position = 0;
  for await (const block of body) {
    for (let start = 0; start < block.length; ) {
      if (frame.done) throw new BadEntry("its body is longer than its segments");
      const { segment, end, ends } = frame.value;
      const bytes = block.subarray(start, start + end - position);
      start += bytes.length;
      position += bytes.length;
      const endsFrame = position === end;
      yield { segment, bytes, endsFrame, ends: ends && endsFrame };
      if (endsFrame) frame = frames.next();
    }
  }
}
function* framesOf(segments) {
  for (const segment of segments) {
    let end = segment.offset;
    const lengths = segment.frames ?? [segment.length];
    for (const [nth, length] of lengths.entries()) {
      end += length;
      yield { segment, end, ends: nth === lengths.length - 1 };
    }
  }
}

// src/formats/member-header.ts
var beyondAscii2 = /[\u0080-\u00ff]/;
var maxName = 100;
var maxSize = 8589934591;
var types2 = { file: "0", hardlink: "1", symlink: "2", directory: "5", whiteout: "3" };
function headerOf(member) {
  const room = Buffer.allocUnsafe(mostHeaderBytes(member));
  return room.subarray(0, writeHeader(room, 0, member));
}
function mostHeaderBytes({ name: name2, target }) {
  return 4 * blockBytes2 + 2 * (name2.length + target.length);
}
function writeHeader(to, start, member, isText2 = false) {
  const records = recordsOf(member, isText2);
  let at = start;
  if (records !== "") {
    at += recordsBlock(records.length).copy(to, at);
    at += to.write(records, at, "latin1");
    const end = at + paddingAfter(records.length);
    to.fill(0, at, end);
    at = end;
  }
  writeBlock(to, at, member, types2[member.kind]);
  return at + blockBytes2;
}
var recordsBlocks = /* @__PURE__ */ new Map();
function recordsBlock(size) {
  const known = recordsBlocks.get(size);
  if (known) return known;
  const block = Buffer.alloc(blockBytes2);
  writeBlock(block, 0, { name: "pax", target: "", mtime: "0", mode: 420, size }, "x");
  recordsBlocks.set(size, block);
  return block;
}
function recordsOf({ name: name2, target, mtime, size, sparseSize }, isText2) {
  const isBeyondAscii = beyondAscii2.test(name2) || beyondAscii2.test(target);
  const charset = isBeyondAscii && !isText2 ? record("hdrcharset", "BINARY") : "";
  const path7 = isBeyondAscii || name2.length > maxName ? record("path", name2) : "";
  const linkpath = isBeyondAscii || target.length > maxName ? record("linkpath", target) : "";
  const time = /^\d{1,11}$/.test(mtime) ? "" : record("mtime", mtime);
  const length = size > maxSize ? record("size", String(size)) : "";
  return charset + path7 + (target === "" ? "" : linkpath) + time + length + holes(name2, sparseSize);
}
function holes(name2, sparseSize) {
  if (sparseSize === void 0) return "";
  const form = record("GNU.sparse.major", "1") + record("GNU.sparse.minor", "0");
  return form + record("GNU.sparse.name", name2) + record("GNU.sparse.realsize", sparseSize);
}
function record(key, value) {
  const rest = ` ${key}=${value}
`;
  const guess = rest.length + String(rest.length).length;
  return `${rest.length + String(guess).length}${rest}`;
}
var template = newTemplate();
function newTemplate() {
  const block = Buffer.alloc(blockBytes2);
  writeOctal(block, 108, 7, 0);
  writeOctal(block, 116, 7, 0);
  block.write("        ", 148, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  return block;
}
function writeBlock(to, at, { name: name2, target, mode, mtime, size }, type) {
  template.copy(to, at);
  const seconds2 = Math.min(Math.max(Math.trunc(Number(mtime)), 0), maxSize);
  to.write(name2, at, maxName, "latin1");
  writeOctal(to, at + 100, 7, mode);
  writeOctal(to, at + 124, 11, Math.min(size, maxSize));
  writeOctal(to, at + 136, 11, seconds2);
  to[at + 156] = type.charCodeAt(0);
  if (target !== "") to.write(target, at + 157, maxName, "latin1");
  let sum3 = 0;
  for (let nth = at; nth < at + blockBytes2; nth++) sum3 += to[nth];
  writeOctal(to, at + 148, 6, sum3);
  to[at + 154] = 0;
}
function writeOctal(to, at, digits2, number) {
  let rest = number;
  for (let place2 = at + digits2 - 1; place2 >= at; place2--) {
    const higher = Math.floor(rest / 8);
    to[place2] = 48 + rest - higher * 8;
    rest = higher;
  }
}

// src/files/member-paths.ts
function basesOf(roots) {
  return new Map(roots.map(({ place: place2, base }) => [String(place2), toBytes(base)]));
}
function pathsIn(bases) {
  return (name2) => {
    const slash3 = name2.indexOf("/");
    return `${bases.get(name2.slice(0, slash3))}${name2.slice(slash3)}`;
  };
}

// src/formats/skeleton.ts
async function unpackSkeleton(skeleton, options) {
  if (skeleton.bytes.length === 0) return;
  const { tar: tar2, roots, ...where } = options;
  await feedTo(extractCommand(tar2, basesOf(roots)), skeleton, where);
  if (tar2.dialect === "bsd") await stampDirectories(skeleton, tar2, where);
}
async function stampDirectories(skeleton, tar2, where) {
  const description = await feedTo(describeCommand(tar2), skeleton, where);
  const directories = description.split("\n").filter((line) => line.includes(" type=dir")).map((line) => line.replace(/ mode=\d*(\d{3})\b/, " mode=$1"));
  const { stdin, stdout, ended: ended2 } = startPipeline([stampCommand(tar2)], where);
  stdout.resume();
  stdin.end(["#mtree", ...directories, ""].join("\n"), "latin1");
  await ended2;
}
async function feedTo(command, { bytes, mostBytes: mostBytes2 }, { codec, ...where }) {
  const sink = codec.unpacking(command, where);
  let output2 = "";
  sink.stdout.setEncoding("latin1").on("data", (text2) => {
    output2 += text2;
  });
  sink.allow(mostBytes2);
  for (const part of bytes) sink.write(part);
  sink.endFrame();
  sink.end();
  await sink.ended;
  return output2;
}

// src/formats/actions-cache/distribute-members.ts
import { dirname as dirname7 } from "node:path";
var enoughMembers = 1e3;
var enoughBytes = 8 * 1024 * 1024;
var tooMany = 4;
function distributeMembers(workers2) {
  let worker = workers2[0];
  const slabs = newSlabs2();
  let members = 0;
  let bytes = 0;
  let contentBytes2 = 0;
  let directory = "";
  const put = (piece) => {
    bytes += piece.length;
    slabs.add(piece, worker);
  };
  const pad = () => {
    put(zeros.subarray(0, paddingAfter(contentBytes2)));
    contentBytes2 = 0;
  };
  return {
    /** Starts a member. @param name its directory decides whether another worker may take over */
    begin(header, name2) {
      pad();
      const fill4 = Math.max(members / enoughMembers, bytes / enoughBytes);
      if (fill4 >= tooMany || fill4 >= 1 && dirname7(name2) !== directory) {
        slabs.flush(worker);
        worker = workers2.reduce((least, other) => other.pending < least.pending ? other : least);
        members = 0;
        bytes = 0;
      }
      directory = dirname7(name2);
      members++;
      put(header);
    },
    /** Adds to the content of the member that was started last. */
    content(piece) {
      contentBytes2 += piece.length;
      put(piece);
    },
    /** Resolves when the worker's queue has room again. */
    room: () => roomIn(worker, workers2),
    end() {
      pad();
      slabs.flush(worker);
      for (const done of workers2) done.end();
    }
  };
}
var zeros = Buffer.alloc(blockBytes2);
var slabBytes = 1024 * 1024;
function newSlabs2() {
  let slab = Buffer.allocUnsafeSlow(slabBytes);
  let start = 0;
  let end = 0;
  const flush = (worker) => {
    if (end > start) worker.write(slab.subarray(start, end));
    start = end;
  };
  return {
    flush,
    add(piece, worker) {
      for (let at = 0; at < piece.length; ) {
        const taken = piece.copy(slab, end, at);
        at += taken;
        end += taken;
        if (end < slab.length) continue;
        flush(worker);
        slab = Buffer.allocUnsafeSlow(slabBytes);
        start = 0;
        end = 0;
      }
    }
  };
}

// src/files/windows-names.ts
var devices = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³]) *(\.|$)/i;
function windowsRefusal(name2) {
  if (name2 === "." || name2 === "..") return void 0;
  if (devices.test(name2)) return "it is a device";
  if (/[. ]$/.test(name2)) return "it ends in a dot or a blank";
  const character = [...name2].find((character2) => character2 < " " || '<>:"|?*\\'.includes(character2));
  return character === void 0 ? void 0 : `it has the character ${JSON.stringify(character)}`;
}
function checkWindowsNames(path7) {
  for (const name2 of path7.split("/")) {
    const reason = windowsRefusal(name2);
    if (reason !== void 0) throw new Error(`Windows has no file ${JSON.stringify(name2)}: ${reason}`);
  }
}

// src/formats/actions-cache/staged-names.ts
var maxDirectories = 1e5;
function stagedNames(roots, workspace2, platform2 = process.platform) {
  const maths = pathMaths(platform2);
  const from = toBytes(workspace2);
  const anchors = roots.map((root) => ({ root, base: toBytes(root.base) }));
  const links = /* @__PURE__ */ new Map();
  const directories = /* @__PURE__ */ new Map();
  const anchorOf2 = (path7) => anchors.find(
    ({ root, base }) => isWithin(path7, base) && root.matches(fromBytes(maths.relative(base, path7)).toString())
  );
  const directoryAt = (written) => {
    const known = directories.get(written);
    if (known) return known;
    directories.set(written, nowhere);
    const resolved = resolve3(written);
    const target = links.get(resolved.path);
    const directory = target === void 0 ? resolved : directoryAt(target);
    directories.set(written, directory);
    return directory;
  };
  const resolve3 = (written) => {
    const parent = maths.dirname(written);
    if (parent === written) return { path: written, anchor: anchorOf2(written) };
    const above = directoryAt(parent);
    const path7 = maths.join(above.path, maths.basename(written));
    return { path: path7, anchor: above.anchor ?? anchorOf2(path7) };
  };
  return {
    /**
     * Converts a member's name, which is relative to the workspace or absolute, to
     * `<place>/<path below the root's base>`.
     * @throws BadEntry when no root names the member; Error where Windows has no file of that name
     */
    stagedName(name2) {
      if (directories.size > maxDirectories) directories.clear();
      const { path: path7, anchor } = name2.includes("\0") ? nowhere : resolve3(maths.resolve(from, name2));
      if (!anchor) throw new BadEntry(`it holds ${fromBytes(name2)}, which no line of path names`);
      const staged = `${anchor.root.place}/${maths.relative(anchor.base, path7) || "."}`;
      if (platform2 === "win32") checkWindowsNames(fromBytes(staged, platform2).toString());
      return staged;
    },
    /**
     * Records a symbolic link: later names below `link` mean paths below `target`. For example, after the link `a/b` to
     * `c`, the name `a/b/file` means `a/c/file`. actions/cache stores such names when a pattern follows links.
     */
    follow(link3, target) {
      const { path: path7 } = resolve3(maths.resolve(from, link3));
      links.set(path7, maths.resolve(maths.dirname(path7), target));
    }
  };
}
var nowhere = { path: "/", anchor: void 0 };

// src/formats/actions-cache/unpack.ts
async function unpackArchive(job) {
  const { body, dir, tools, roots, workspace: workspace2, workers: workers2 = availableParallelism2(), warn: warn2 } = job;
  const limit = outputLimit(dir);
  limit.allow(Infinity);
  const { tar: tar2 } = tools;
  const signal = AbortSignal.any([job.signal, limit.signal]);
  let files = 0;
  const extraction = {
    tar: tar2,
    codec: uncompressed,
    dir,
    workers: workers2,
    files: () => files,
    signal,
    warn: warn2
  };
  const { links, skeleton } = await extractInParallel(extraction, async (workers3, signal2) => {
    const members = distributeMembers(workers3);
    const sorter = newSorter(stagedNames(roots, workspace2), members);
    const reader = archiveReader();
    const zstd2 = tar2.dialect === "node" ? void 0 : tools.zstd;
    for await (const bytes of decompressed(body, zstd2, { cwd: dir, signal: signal2 })) {
      limit.count(bytes.length);
      signal2.throwIfAborted();
      for (const item of reader.push(bytes)) sorter.push(item);
      await members.room();
    }
    reader.finish();
    members.end();
    files = sorter.files();
    return sorter;
  });
  const tree2 = join14(dir, "tree");
  for (const { name: name2, target } of links) makeLink(toBytes(tree2), name2, target);
  const headers = Buffer.concat(skeleton);
  const checked2 = { bytes: [headers], members: skeleton.length, mostBytes: headers.length };
  await unpackSkeleton(checked2, { tar: tar2, roots, codec: uncompressed, cwd: tree2, signal });
}
var endOfArchive = Buffer.alloc(1024);
var mostHeldBytes = 512 * 1024 * 1024;
var heldPart = 1 / 2;
var uncompressed = {
  unpacking(tar2, where) {
    const { stdin, stdout, ended: ended2 } = startTar(tar2, where);
    return frameSink({
      stdout,
      ended: ended2,
      write: (bytes, done) => void stdin.write(bytes, done),
      // Nothing is compressed, so the output is as long as the input.
      allow: () => {
      },
      endFrame: () => {
      },
      end: () => void stdin.end(endOfArchive)
    });
  }
};
var nameBytes = 300;
function newSorter({ stagedName, follow: follow2 }, members) {
  const links = [];
  const skeleton = [];
  const seen = /* @__PURE__ */ new Set();
  const symlinks = /* @__PURE__ */ new Map();
  const mostBytes2 = Math.min(mostHeldBytes, (0, import_node_v83.getHeapStatistics)().heap_size_limit * heldPart);
  let heldBytes = 0;
  let isWanted = false;
  let files = 0;
  const hold = (bytes) => {
    heldBytes += bytes;
    if (heldBytes > mostBytes2) throw new BadEntry("it holds more than anybody would save");
  };
  const keep = (member) => {
    const header = headerOf(member);
    hold(header.length);
    skeleton.push(header);
  };
  const begin = (member) => {
    const { kind } = member;
    const name2 = stagedName(member.name);
    if (kind === "other" || seen.has(name2)) return false;
    seen.add(name2);
    hold(name2.length + nameBytes);
    if (kind === "file") {
      files++;
      members.begin(headerOf({ ...member, kind, name: name2, target: "" }), name2);
    } else if (kind === "directory") keep({ ...member, kind, name: name2, target: "" });
    else if (kind === "symlink") {
      symlinks.set(name2, { ...member, kind, name: name2 });
      keep({ ...member, kind, name: name2 });
      follow2(member.name, member.target);
    } else {
      const target = stagedName(member.target);
      hold(target.length + nameBytes);
      const symlink3 = symlinks.get(target);
      if (symlink3) keep({ ...symlink3, name: name2 });
      else links.push({ name: name2, target });
    }
    return kind === "file";
  };
  return {
    /** Takes a member, or a piece of its content. */
    push(item) {
      if (!Buffer.isBuffer(item)) isWanted = begin(item);
      else if (isWanted) members.content(item);
    },
    links,
    skeleton,
    /** How many files the workers have got. */
    files: () => files
  };
}
function makeLink(tree2, name2, target) {
  const path7 = (staged) => fromBytes(`${tree2}/${staged}`);
  mkdirSync3(path7(dirname8(name2)), { recursive: true });
  try {
    linkSync(path7(target), path7(name2));
  } catch {
    throw new BadEntry(`it holds ${fromBytes(name2)} as another name of a file that it does not hold`);
  }
}

// src/formats/actions-cache/actions-cache.ts
var actionsCache = {
  id: "actions-cache",
  indexed: false,
  kinds: ["archive"],
  image: false,
  versions(naming, tools) {
    const words = tools && !tools.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"];
    return words.map((word) => theirVersion(word, naming));
  },
  unsupportedReason: () => void 0,
  pack: packArchive,
  unpack: unpackArchive
};
function theirVersion(compression, naming) {
  const windows = isForWindowsOnly(naming) ? ["windows-only"] : [];
  const text2 = [...naming.paths, compression, ...windows, "1.0"].join("|");
  return (0, import_node_crypto6.createHash)("sha256").update(text2).digest("hex");
}

// src/formats/squashfs/pack.ts
import { createReadStream } from "node:fs";
import { join as join16 } from "node:path";

// src/formats/squashfs/directory-image.ts
var import_consumers3 = __toESM(require_consumers3(), 1);
import { writeFileSync as writeFileSync4 } from "node:fs";
import { join as join15 } from "node:path";

// src/formats/squashfs/make.ts
import { stat as stat2 } from "node:fs/promises";

// src/formats/squashfs/check.ts
var import_node_zlib5 = __toESM(require_zlib4(), 1);
import { closeSync as closeSync3, openSync as openSync3, readSync } from "node:fs";
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/formats/squashfs/metadata.ts
var import_node_zlib4 = __toESM(require_zlib5(), 1);
var metadataBytes = 8192;
var blocksAtOnce = 256;
function openTable(read3, start, end, listed = []) {
  const blocks = /* @__PURE__ */ new Map();
  let next = start;
  let taken = 0;
  const more2 = async () => {
    const packed = await read3(next, Math.min(end, next + blocksAtOnce * metadataBytes));
    const { unpacked, starts, length } = unpackBlocks(packed, next + packed.length === end);
    for (const at of starts) blocks.set(next - start + at, blocks.size);
    next += length;
    taken += table.at;
    table.bytes = Buffer.concat([table.bytes.subarray(table.at), ...unpacked]);
    table.at = 0;
  };
  const table = {
    /** The part of the table that has been unpacked and not been dropped yet. */
    bytes: Buffer.alloc(0),
    /** Where the reader is in `bytes`. */
    at: 0,
    /** Makes sure that `take` can take `metadataBytes`, or the rest of the table. Undefined if it can already. */
    ahead: () => table.bytes.length - table.at < metadataBytes && next !== end ? more2() : void 0,
    /** Moves on. @returns the place in `bytes` where the reader was @throws BadEntry when the table ends before */
    take(bytes) {
      const { at } = table;
      table.at += bytes;
      if (table.at > table.bytes.length) throw damaged("a table ends early");
      return at;
    },
    /** Where the reader is in the table. */
    position: () => taken + table.at,
    /** The position that the image writes as a block, by its start in the packed table, and an offset in the block. */
    positionOf(block, offset) {
      const number = start + block === next ? blocks.size : blocks.get(block);
      if (number === void 0 || offset >= metadataBytes) throw damaged("a table points beside its blocks");
      return number * metadataBytes + offset;
    },
    /** @throws BadEntry when the reader is not at the end */
    end() {
      if (next !== end || table.at !== table.bytes.length) throw damaged("a table is too long");
      if (listed.some((place2, nth) => blocks.get(place2 - start) !== nth))
        throw damaged("a list points beside the blocks of its table");
    }
  };
  return table;
}
async function openIndexed(read3, list, bytes) {
  const count = Math.ceil(bytes / metadataBytes);
  const places = await read3(list, list + count * placeBytes);
  if (places.length !== count * placeBytes) throw damaged("a list ends early");
  const listed = Array.from({ length: count }, (_, nth) => Number(places.readBigUInt64LE(nth * placeBytes)));
  const [start = list] = listed;
  if (start > list) throw damaged("a table is behind its list");
  return { table: openTable(read3, start, list, listed), start };
}
var placeBytes = 8;
function unpackBlocks(bytes, isEnd) {
  const starts = [];
  const unpacked = [];
  let at = 0;
  while (starts.length < blocksAtOnce && at + 2 <= bytes.length) {
    const header = bytes.readUInt16LE(at);
    const end = at + 2 + (header & lengthBits);
    if (end > bytes.length) break;
    const stored = bytes.subarray(at + 2, end);
    const block = header > lengthBits ? stored : unpackBlock(stored);
    const isLast = isEnd && end === bytes.length;
    if (block.length !== metadataBytes && !(isLast && block.length > 0 && block.length < metadataBytes))
      throw damaged("a table has a gap");
    unpacked.push(block);
    starts.push(at);
    at = end;
  }
  if (starts.length === 0 || isEnd && at !== bytes.length && starts.length < blocksAtOnce)
    throw damaged("a table ends early");
  return { unpacked, starts, length: at };
}
var lengthBits = 32767;
function unpackBlock(block) {
  try {
    return (0, import_node_zlib4.zstdDecompressSync)(block, { maxOutputLength: metadataBytes, chunkSize: metadataBytes });
  } catch {
    throw damaged("a table cannot be unpacked");
  }
}
function damaged(what) {
  return new BadEntry(`its image is wrong: ${what}`);
}

// src/formats/squashfs/directory.ts
var types3 = { directory: 1, file: 2, link: 3, whiteout: 5 };
function newKnown(count) {
  const positions = new Float64Array(count + 1);
  const typeOf = new Uint8Array(count + 1);
  const isNamed2 = new Uint8Array(count + 1);
  let unnamed = 0;
  return {
    /** @throws BadEntry when the number is taken */
    add({ number, kind }, position) {
      if (number < 1 || number > count || typeOf[number] !== 0) throw damaged("two inodes have one number");
      typeOf[number] = types3[kind];
      positions[number] = position;
      unnamed++;
    },
    /** @throws BadEntry when the name leads to no inode that has been read, or is a second name that tools do not make */
    name(number, type, position) {
      if (type === 0 || typeOf[number] !== type || positions[number] !== position)
        throw damaged("a name leads nowhere");
      if (isNamed2[number] === 0) unnamed--;
      else if (type === types3.directory || type === types3.whiteout)
        throw damaged("a directory or a whiteout has two names");
      isNamed2[number] = 1;
    },
    /** How many inodes have no name. */
    unnamed: () => unnamed
  };
}
var [indexBytes, headerBytes2, entryBytes] = [12, 12, 8];
var longestName = 256;
var mostInHeader = 256;
var [dot, slash] = [46, 47];
async function readDirectory({ number: own, start: block, offset, bytes, indexed }, { inodes, directories }, { known, whiteouts }) {
  const index = await readIndex2(inodes, indexed);
  const start = directories.position();
  if (directories.positionOf(block, offset) !== start) throw damaged("a directory is not where it should be");
  const end = start + bytes;
  let names = 0;
  let met = 0;
  let before;
  while (directories.position() < end) {
    const reading = directories.ahead();
    if (reading) await reading;
    const position = directories.position();
    const inIndex = index[met]?.within === position - start ? index[met++] : void 0;
    if (inIndex && directories.positionOf(inIndex.block, position % metadataBytes) !== position)
      throw wrongIndex();
    const header = directories.take(headerBytes2);
    const count = directories.bytes.readUInt32LE(header) + 1;
    const inodeBlock = inodes.positionOf(directories.bytes.readUInt32LE(header + 4), 0);
    const firstNumber = directories.bytes.readUInt32LE(header + 8);
    if (count > mostInHeader) throw damaged("a directory has too many names at once");
    for (let left = count; left > 0; left--) {
      const reading2 = directories.ahead();
      if (reading2) await reading2;
      const at = directories.take(entryBytes);
      const { bytes: fields } = directories;
      const number = firstNumber + fields.readInt16LE(at + 2);
      const type = fields.readUInt16LE(at + 4);
      known.name(number, type, inodeBlock + fields.readUInt16LE(at));
      const length = nameLength(fields.readUInt16LE(at + 6));
      const nameAt = directories.take(length);
      const name2 = fields.subarray(nameAt, nameAt + length);
      checkName(name2, before);
      if (inIndex && left === count && !name2.equals(inIndex.name)) throw wrongIndex();
      before = name2;
      if (type === types3.whiteout) whiteouts.add(own, name2);
      else if (type === types3.directory) whiteouts.addBelow(own, name2, number);
    }
    names += count;
  }
  if (directories.position() !== end) throw damaged("a directory does not end where it should");
  if (met !== index.length) throw wrongIndex();
  return names;
}
async function readIndex2(inodes, count) {
  const index = [];
  while (index.length < count) {
    await inodes.ahead();
    const at = inodes.take(indexBytes);
    const { bytes } = inodes;
    const length = nameLength(bytes.readUInt32LE(at + 8));
    const nameAt = inodes.take(length);
    const name2 = bytes.subarray(nameAt, nameAt + length);
    index.push({ within: bytes.readUInt32LE(at), block: bytes.readUInt32LE(at + 4), name: name2 });
  }
  return index;
}
function wrongIndex() {
  return damaged("the index of a directory leads elsewhere");
}
function nameLength(noted) {
  if (noted >= longestName) throw damaged("a name is too long");
  return noted + 1;
}
function checkName(name2, before) {
  let order = before ? 0 : 1;
  for (let at = 0; at < name2.length; at++) {
    const byte = name2[at];
    if (byte === 0 || byte === slash) throw damaged("it has a name that is none");
    if (order === 0) order = byte - (before[at] ?? -1);
  }
  if (order <= 0) throw damaged("names are not in order");
  if (name2[0] === dot && (name2.length === 1 || name2.length === 2 && name2[1] === dot))
    throw damaged("it has a name that is none");
}

// src/formats/squashfs/superblock.ts
var superblockBytes = 96;
var zstd = 6;
var flags = { noXattrs: 512, others: 64 | 1024 };
var none2 = 0xffffffffffffffffn;
var mostInodes = 1 << 24;
function readSuperblock(head, length) {
  if (head.length < superblockBytes || head.toString("latin1", 0, 4) !== "hsqs") throw notOurs();
  const u162 = (at) => head.readUInt16LE(at);
  const u322 = (at) => head.readUInt32LE(at);
  const u642 = (at) => Number(head.readBigUInt64LE(at));
  const superblock = {
    inodes: u322(4),
    fragments: u322(16),
    ids: u162(26),
    blockBytes: u322(12),
    root: { block: Number(head.readBigUInt64LE(32) >> 16n), offset: u162(32) },
    inodeTable: u642(64),
    directoryTable: u642(72),
    fragmentTable: u642(80),
    idTable: u642(48)
  };
  const { inodes, fragments, ids, blockBytes: blockBytes4, inodeTable, directoryTable, fragmentTable, idTable } = superblock;
  const [log, end] = [u162(22), u642(40)];
  const positions = [superblockBytes, inodeTable, directoryTable, fragmentTable, idTable, end, length];
  const isOurs2 = u162(20) === zstd && u162(28) === 4 && // version 4.0
  u162(30) === 0 && (u162(24) & ~flags.others) === flags.noXattrs && // There is no table of attributes, and no table for exporting by NFS.
  [56, 88].every((table) => head.readBigUInt64LE(table) === none2) && inodes > 0 && inodes <= mostInodes && fragments <= inodes && (ids === 1 || ids === 2) && log >= 12 && log <= 20 && blockBytes4 === 2 ** log && positions.every((at, nth) => nth === 0 || at >= positions[nth - 1]);
  if (!isOurs2) throw notOurs();
  return superblock;
}
function notOurs() {
  return new BadEntry("it holds no squashfs image of our kind");
}

// src/formats/squashfs/extents.ts
var fragmentBytes = 16;
var wordBytes = 4;
var plainBit = 1 << 24;
var lengthBits2 = plainBit - 1;
async function openExtents(image, superblock) {
  const { inodeTable, blockBytes: blockBytes4, inodes: files, fragments: count } = superblock;
  const runs = newRuns(files + count);
  const { starts, words, start } = await readFragments(image, superblock);
  const used = new Uint32Array(count);
  function unpackedBytes(position, word) {
    const length = word & lengthBits2;
    if (word > (plainBit | lengthBits2) || length > blockBytes4 || position + length > inodeTable)
      throw damaged("a block is where none can be");
    if (word & plainBit) return length;
    try {
      return image.unpackedBytes?.(position, length, blockBytes4);
    } catch (error2) {
      throw damaged(`a block cannot be read: ${messageOf(error2)}`);
    }
  }
  return {
    /** Where the table of fragments starts, and the table of directories ends. */
    start,
    /** Adds a file. The list of its blocks comes next in the table of inodes. */
    async add({ start: start2, bytes, fragment, offset }, inodes) {
      const tail = bytes % blockBytes4;
      const inBlocks = fragment === void 0 ? bytes : bytes - tail;
      const run2 = { start: start2, end: start2, hash: 0 };
      for (let position = 0; position < inBlocks; position += blockBytes4) {
        const reading = inodes.ahead();
        if (reading) await reading;
        const word = inodes.bytes.readUInt32LE(inodes.take(wordBytes));
        if (word === 0) continue;
        const pausing = image.pause?.();
        if (pausing) await pausing;
        const expected = Math.min(blockBytes4, inBlocks - position);
        if ((unpackedBytes(run2.end, word) ?? expected) !== expected)
          throw damaged("a block is not what it should be");
        run2.end += word & lengthBits2;
        run2.hash = Math.imul(run2.hash, 31) + word | 0;
      }
      runs.add(run2);
      if (fragment === void 0) return;
      if (fragment >= count || offset + tail > blockBytes4) throw damaged("a fragment is where none can be");
      used[fragment] = Math.max(used[fragment], offset + tail);
    },
    /** Must be called when all files have been added. Checks that no two files overlap. */
    async check() {
      for (let nth = 0; nth < count; nth++) {
        const pausing = image.pause?.();
        if (pausing) await pausing;
        const [start2, word, needed] = [starts[nth], words[nth], used[nth]];
        if ((unpackedBytes(start2, word) ?? needed) < needed)
          throw damaged("a fragment is not what it should be");
        runs.add({ start: start2, end: start2 + (word & lengthBits2), hash: word });
      }
      runs.check();
    }
  };
}
async function readFragments({ read: read3 }, { fragments: count, fragmentTable }) {
  const starts = new Float64Array(count);
  const words = new Uint32Array(count);
  const { table, start } = await openIndexed(read3, fragmentTable, count * fragmentBytes);
  for (let nth = 0; nth < count; nth++) {
    await table.ahead();
    const at = table.take(fragmentBytes);
    starts[nth] = Number(table.bytes.readBigUInt64LE(at));
    words[nth] = table.bytes.readUInt32LE(at + 8);
  }
  table.end();
  return { starts, words, start };
}
function newRuns(most) {
  const starts = new Float64Array(most);
  const ends = new Float64Array(most);
  const hashes = new Int32Array(most);
  let count = 0;
  const overlap = () => damaged("two files are in one place");
  return {
    add({ start, end, hash }) {
      if (start === end) return;
      if (start < superblockBytes || count === most) throw overlap();
      starts[count] = start;
      ends[count] = end;
      hashes[count] = hash;
      count++;
    },
    check() {
      const order = Uint32Array.from({ length: count }, (_, nth) => nth);
      order.sort((one, other) => starts[one] - starts[other]);
      let last = order[0];
      for (const nth of order) {
        const isSame = [starts, ends, hashes].every((of) => of[nth] === of[last]);
        if (!isSame && starts[nth] < ends[last]) throw overlap();
        last = nth;
      }
    }
  };
}

// src/formats/squashfs/inode.ts
var u16 = (offset) => (fields, at) => fields.readUInt16LE(at + offset);
var u32 = (offset) => (fields, at) => fields.readUInt32LE(at + offset);
var u64 = (offset) => (fields, at) => Number(fields.readBigUInt64LE(at + offset));
var layouts = {
  1: { kind: "directory", length: 16, start: u32(0), bytes: u16(8), offset: u16(10) },
  2: { kind: "file", length: 16, start: u32(0), fragment: u32(4), offset: u32(8), bytes: u32(12) },
  3: { kind: "link", length: 8, bytes: u32(4) },
  5: { kind: "whiteout", length: 8, bytes: () => 0, device: u32(4) },
  8: { kind: "directory", length: 24, bytes: u32(4), start: u32(8), indexed: u16(16), offset: u16(18), attributes: u32(20) },
  9: { kind: "file", length: 40, start: u64(0), bytes: u64(8), fragment: u32(28), offset: u32(32), attributes: u32(36) }
};
var none3 = 4294967295;
var headerBytes3 = 16;
var longestLink = 4095;
var dotsBytes = 3;
function readInode(table) {
  const header = table.take(headerBytes3);
  const { bytes: fields } = table;
  if (fields.readUInt16LE(header + 2) > 511) throw damaged("it sets bits that change who runs a program");
  const layout = layouts[fields.readUInt16LE(header)];
  if (!layout) throw more();
  const { kind } = layout;
  const at = table.take(layout.length);
  const read3 = (field, otherwise = 0) => field?.(fields, at) ?? otherwise;
  if (read3(layout.device) !== 0) throw more();
  if (read3(layout.attributes, none3) !== none3) throw damaged("it has extended attributes");
  const bytes = read3(layout.bytes) - (kind === "directory" ? dotsBytes : 0);
  if (bytes < 0) throw damaged("a directory is too short");
  if (!Number.isSafeInteger(bytes)) throw damaged("a file is larger than any");
  if (kind === "link") {
    if (bytes === 0 || bytes > longestLink) throw damaged("a link is too long");
    table.take(bytes);
  }
  const fragment = read3(layout.fragment, none3);
  return {
    kind,
    number: fields.readUInt32LE(header + 12),
    owner: fields.readUInt32LE(header + 4),
    time: fields.readUInt32LE(header + 8),
    bytes,
    start: read3(layout.start),
    fragment: fragment === none3 ? void 0 : fragment,
    offset: read3(layout.offset),
    indexed: read3(layout.indexed)
  };
}
function more() {
  return damaged("it holds more than files, directories and links");
}

// src/formats/squashfs/whiteouts.ts
var mostRemoved = 2 ** 20;
var longestName2 = 4096;
function newWhiteouts() {
  const namedIn = /* @__PURE__ */ new Map();
  let count = 0;
  const note = (directory, named) => {
    const others = namedIn.get(directory);
    if (others) others.push(named);
    else namedIn.set(directory, [named]);
  };
  return {
    count: () => count,
    /** Notes a whiteout in a directory. @throws BadEntry when there are too many */
    add(directory, name2) {
      if (++count > mostRemoved) throw damaged("it has too many whiteouts");
      note(directory, { name: name2.toString("latin1") });
    },
    /** Notes that a directory has another one, if that one has whiteouts below. */
    addBelow(directory, name2, below2) {
      if (namedIn.has(below2)) note(directory, { name: name2.toString("latin1"), directory: below2 });
    },
    /** All names, as byte strings relative to the top. @param top the number of that directory @throws BadEntry */
    *names(top) {
      const left = [{ directory: top, prefix: "" }];
      for (let next = left.pop(); next; next = left.pop()) {
        for (const { name: name2, directory } of namedIn.get(next.directory) ?? []) {
          const path7 = next.prefix + name2;
          if (path7.length > longestName2) throw damaged("the name of a whiteout is too long");
          if (directory === void 0) yield path7;
          else left.push({ directory, prefix: `${path7}/` });
        }
      }
    }
  };
}

// src/formats/squashfs/check.ts
async function checkImage(image) {
  const superblock = readSuperblock(await image.read(0, superblockBytes), image.length);
  const { inodeTable, directoryTable, inodes: count, ids, root } = superblock;
  await checkIds(image, superblock.idTable, ids);
  const extents = await openExtents(image, superblock);
  const inodes = openTable(image.read, inodeTable, directoryTable);
  const directories = openTable(image.read, directoryTable, extents.start);
  const known = newKnown(count);
  const whiteouts = newWhiteouts();
  const contents = { members: 0, bytes: 0, newest: 0 };
  let owner;
  let last;
  let position = 0;
  for (let nth = 0; nth < count; nth++) {
    const reading = inodes.ahead();
    if (reading) await reading;
    position = inodes.position();
    last = readInode(inodes);
    owner ??= last.owner;
    if (last.owner !== owner) throw damaged("it has several owners");
    if ((owner & 65535) >= ids || owner >>> 16 >= ids) throw damaged("its owner is none that it lists");
    contents.newest = Math.max(contents.newest, last.time);
    if (last.kind === "file") {
      await extents.add(last, inodes);
      contents.bytes += last.bytes;
    } else if (last.kind === "directory") {
      contents.members += await readDirectory(last, { inodes, directories }, { known, whiteouts });
    }
    known.add(last, position);
  }
  if (last?.kind !== "directory" || position !== inodes.positionOf(root.block, root.offset))
    throw damaged("its root is not where it should be");
  if (known.unnamed() !== 1) throw damaged("not all that it holds has a name");
  inodes.end();
  directories.end();
  await extents.check();
  const { number: top } = last;
  return { ...contents, whiteouts: whiteouts.count(), removed: () => whiteouts.names(top) };
}
var idBytes = 4;
async function checkIds(image, idTable, ids) {
  const { table } = await openIndexed(image.read, idTable, ids * idBytes);
  await table.ahead();
  table.take(ids * idBytes);
  table.end();
}
function checkWhiteouts({ whiteouts, removed }, expected = []) {
  const names = new Set(expected);
  if (whiteouts > 0 && names.size === 0) throw damaged("it holds more than files, directories and links");
  if (whiteouts !== names.size) throw damaged(`it has ${whiteouts} whiteouts instead of ${names.size}`);
  for (const name2 of removed()) if (!names.has(name2)) throw damaged("it removes other files than it lists");
}
async function checkImageFile(path7, { offset, length }, depth, { signal, until } = {}) {
  const file = openSync3(path7, "r");
  const bytesAt = (position, bytes) => {
    const buffer3 = Buffer.allocUnsafe(bytes);
    return buffer3.subarray(0, readSync(file, buffer3, 0, bytes, offset + position));
  };
  let unpackedBytes = 0;
  const unpackers = {
    tables: void 0,
    heads: (position) => contentBytes(bytesAt(position, frameHeadBytes)) ?? 0,
    contents(position, bytes, most) {
      const block = (0, import_node_zlib5.zstdDecompressSync)(bytesAt(position, bytes), { maxOutputLength: most });
      unpackedBytes += block.length;
      return block.length;
    }
  };
  const yieldTurn = async () => {
    unpackedBytes = 0;
    await setImmediate2();
    signal?.throwIfAborted();
  };
  const read3 = async (start, end) => {
    await until?.(offset + start, offset + end);
    await yieldTurn();
    return bytesAt(start, end - start);
  };
  const pause = () => unpackedBytes < mostAtOnce ? void 0 : yieldTurn();
  try {
    return await checkImage({ read: read3, length, unpackedBytes: unpackers[depth], pause });
  } finally {
    closeSync3(file);
  }
}
var mostAtOnce = 64 * 1024 * 1024;
var zstdMagic2 = 4247762216;
var frameHeadBytes = 18;
function contentBytes(frame) {
  if (frame.length < frameHeadBytes || frame.readUInt32LE(0) !== zstdMagic2) return void 0;
  const descriptor = frame.readUInt8(4);
  const isSingle = (descriptor & 32) !== 0;
  const dictionary = [0, 1, 2, 4][descriptor & 3];
  const at = 5 + (isSingle ? 0 : 1) + dictionary;
  const size = descriptor >> 6;
  if (size === 0) return isSingle ? frame.readUInt8(at) : void 0;
  if (size === 1) return frame.readUInt16LE(at) + 256;
  return size === 2 ? frame.readUInt32LE(at) : void 0;
}

// src/formats/squashfs/top-time.ts
import { closeSync as closeSync4, openSync as openSync4, readSync as readSync2, writeSync } from "node:fs";
var plainInodes = "-noI";
var [flagsAt, plainInodesFlag] = [24, 1];
var [timeAt, timeBytes] = [8, 4];
var blockHeaderBytes = 2;
function setTopTime(path7, length, seconds2) {
  const image = openSync4(path7, "r+");
  try {
    const head = Buffer.alloc(superblockBytes);
    readSync2(image, head, 0, head.length, 0);
    head.writeUInt16LE(head.readUInt16LE(flagsAt) & ~plainInodesFlag, flagsAt);
    const { inodeTable, root } = readSuperblock(head, length);
    writeSync(image, head, 0, head.length, 0);
    const time = Buffer.alloc(timeBytes);
    time.writeUInt32LE(seconds2);
    for (let nth = 0; nth < timeBytes; nth++) {
      const at = root.offset + timeAt + nth;
      const before = Math.floor(at / metadataBytes) * (blockHeaderBytes + metadataBytes);
      const position = inodeTable + root.block + before + blockHeaderBytes + at % metadataBytes;
      writeSync(image, time, nth, 1, position);
    }
  } finally {
    closeSync4(image);
  }
}

// src/formats/squashfs/make.ts
async function imageOfMembers(image, members, job) {
  const making = {
    source: "-",
    how: ["-tar"],
    names: members,
    reader: imageCommand(job.tools.tar)
  };
  const attempt2 = async () => {
    try {
      const contents = await make(image, making, job);
      if (contents.members >= members.length) return contents;
      return new BadEntry(`it has ${contents.members} members instead of ${members.length}`);
    } catch (error2) {
      if (error2 instanceof BadEntry) return error2;
      throw error2;
    }
  };
  const first = await attempt2();
  const made = first instanceof BadEntry ? await attempt2() : first;
  if (made instanceof BadEntry) throw new Error(`mksquashfs made a damaged image, twice: ${made.message}`);
  return made;
}
async function make(image, { source, how, reader, names, archive, topSeconds, whiteouts }, job) {
  const { scratch, tools, level, signal } = job;
  const squash = { path: tools.mksquashfs, args: [source, image, ...how, ...outputArgs(level)] };
  const commands = reader ? [reader, squash] : [squash];
  const { stdin, stdout, ended: ended2 } = startPipeline(commands, { cwd: scratch, signal });
  stdout.resume();
  if (archive) {
    const [feeding, packing] = await Promise.allSettled([feed2(archive, stdin), ended2]);
    for (const end of [feeding, packing]) if (end.status === "rejected") throw end.reason;
  } else {
    stdin.end(`${names.join("\0")}\0`, "latin1");
    await ended2;
  }
  const { size: length } = await stat2(image);
  if (topSeconds !== void 0) setTopTime(image, length, topSeconds);
  const contents = await checkImageFile(image, { offset: 0, length }, "heads");
  checkWhiteouts(contents, whiteouts);
  return contents;
}
function outputArgs(level) {
  const owner = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())];
  const compression = ["-comp", "zstd", "-Xcompression-level", String(level)];
  const quiet = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-no-tailends", ...compression, ...owner, "-no-xattrs", ...quiet];
}
async function feed2(archive, stdin) {
  try {
    for await (const bytes of archive) if (!stdin.destroyed && !stdin.write(bytes)) await untilReady(stdin);
  } finally {
    stdin.end();
  }
}
function untilReady(stdin) {
  return new Promise((resolve3) => {
    const ready = () => {
      for (const event of ["drain", "close"]) stdin.off(event, ready);
      resolve3();
    };
    for (const event of ["drain", "close"]) stdin.on(event, ready);
  });
}

// src/formats/squashfs/directory-image.ts
async function imageOfAll(image, match3, job) {
  const contents = await makeImage(image, match3, [], job);
  job.signal.throwIfAborted();
  return contents && isAhead(contents) ? void 0 : contents;
}
async function imageOfWalked(image, match3, { members, unpacked }, job) {
  const excludes = excludedBelow(match3, unpacked);
  if (excludes.length > mostExcludes || excludes.some((path7) => path7.includes("\n"))) return void 0;
  const contents = await makeImage(image, match3, excludes, job);
  job.signal.throwIfAborted();
  if (contents?.members !== members.length - 1 || isAhead(contents)) return void 0;
  const isExact = !job.leftOut || await hasMembers(image, match3, members, job).catch(() => false);
  return isExact ? contents : void 0;
}
var mostExcludes = 1e3;
var aheadSeconds = 24 * 60 * 60;
function isAhead({ newest: newest2 }) {
  return newest2 > Date.now() / 1e3 + aheadSeconds;
}
async function hasMembers(image, match3, members, { tools, scratch, signal }) {
  const { unsquashfs: path7 } = tools;
  if (path7 === void 0) return false;
  const listing2 = { path: path7, args: ["-l", "-d", "", image] };
  const { stdin, stdout, ended: ended2 } = startPipeline([listing2], { cwd: scratch, signal });
  stdin.end();
  const [listed] = await Promise.all([(0, import_consumers3.buffer)(stdout), ended2]);
  const lines2 = new Set(listed.toString("latin1").split("\n"));
  const prefix2 = topOf(match3).length - 1;
  return members.every((member) => {
    const below2 = member.slice(prefix2);
    return below2 === "/." || below2.split("\n").every((line) => lines2.has(line));
  });
}
function isDirectory3({ root, stat: stat6 }) {
  return root.literal !== void 0 && stat6.isDirectory();
}
function excludedBelow(match3, unpacked) {
  const top = topOf(match3);
  return unpacked.flatMap((member) => member.startsWith(top) ? [member.slice(top.length)] : []);
}
function topOf({ root, relative: relative5 }) {
  return relative5 === "" ? `${root.place}/` : `${root.place}/${toBytes(relative5)}/`;
}
function makeImage(image, { path: path7 }, excludes, job) {
  const list = join15(job.scratch, "excludes");
  writeFileSync4(list, [anyStaging, ...excludes.map(excludeLine)].join(""), "latin1");
  const how = ["-no-exports", "-action", "chmod(a-st)@true", "-wildcards", "-ef", list];
  return make(image, { source: path7, how, names: [] }, job).catch(() => void 0);
}
var anyStaging = `... ${prefix}*
`;
function excludeLine(path7) {
  return `\\${path7.replace(/[^\w/]/g, "\\$&")}
`;
}

// src/formats/squashfs/pack.ts
async function packImages(job) {
  const image = join16(job.scratch, "image");
  const segments = [];
  let walked;
  for (const match3 of job.matches.filter(isDirectory3)) {
    const root = match3.root.place;
    let contents = job.leftOut ? void 0 : await imageOfAll(image, match3, job);
    if (!contents) {
      walked ??= readWalk(job);
      const members = walked.members.get(root) ?? [];
      const isOther = job.leftOut || excludedBelow(match3, walked.unpacked).length > 0;
      contents = isOther ? await imageOfWalked(image, match3, { ...walked, members }, job) : void 0;
    }
    if (contents) {
      const files = contents.members + 1;
      segments.push(await append(image, { ...contents, files, root }, segments, job));
    }
  }
  if (segments.length < job.matches.length) {
    walked ??= readWalk(job);
    const names = [...walked.members].flatMap(
      ([place2, names2]) => segments.some(({ root }) => root === place2) ? [] : names2
    );
    if (names.length > 0) {
      linkBases(job);
      const contents = await imageOfMembers(image, names, job);
      segments.push(await append(image, { ...contents, files: names.length }, segments, job));
    }
  }
  const sum3 = (count) => segments.reduce((all, segment) => all + segment[count], 0);
  return { segments, files: sum3("files"), bytes: sum3("bytes"), skipped: walked?.skipped ?? [] };
}
function readWalk({ found: found2, leftOut = [] }) {
  const members = /* @__PURE__ */ new Map();
  const skipped = [];
  for (const batch of found2)
    for (const { kind, member } of batch) {
      if (kind === "other") {
        skipped.push(member);
        continue;
      }
      const place2 = Number.parseInt(member, 10);
      const names = members.get(place2);
      if (names) names.push(member);
      else members.set(place2, [member]);
    }
  return { members, unpacked: [...leftOut, ...skipped], skipped };
}
async function append(image, { files, bytes, root }, segments, job) {
  const { offset: start, length: before } = segments.at(-1) ?? { offset: 0, length: 0 };
  const offset = startAfter(start + before, "image");
  if (offset > start + before) await job.write(Buffer.alloc(offset - start - before));
  const length = await copyAll(createReadStream(image, { highWaterMark: 1024 * 1024 }), job);
  return { kind: "image", offset, length, files, bytes, ...root === void 0 ? {} : { root } };
}

// src/formats/squashfs/receive.ts
import { open as open3, rm as rm2 } from "node:fs/promises";
import { join as join17 } from "node:path";

// src/formats/squashfs/arrivals.ts
var countedBytes = 1024 * 1024;
function newArrivals(length) {
  const missing = Array.from(
    { length: Math.ceil(length / countedBytes) },
    (_, block) => Math.min(countedBytes, length - block * countedBytes)
  );
  let waiting = [];
  let failure2;
  const isMissing = (block) => missing[block] !== 0;
  return {
    arrived(position, bytes) {
      for (let at = position; at < position + bytes; ) {
        const block = Math.floor(at / countedBytes);
        const end = Math.min(position + bytes, (block + 1) * countedBytes);
        missing[block] = missing[block] - (end - at);
        at = end;
      }
      const isWaiting = ({ blocks }) => blocks.some(isMissing);
      for (const { reading } of waiting.filter((reader) => !isWaiting(reader))) reading.resolve();
      waiting = waiting.filter(isWaiting);
    },
    async until(start, end) {
      const first = Math.floor(start / countedBytes);
      const last = Math.min(missing.length, Math.ceil(end / countedBytes));
      const blocks = Array.from({ length: Math.max(0, last - first) }, (_, nth) => first + nth);
      if (!blocks.some(isMissing)) return;
      if (failure2) throw failure2.error;
      const reading = Promise.withResolvers();
      waiting.push({ blocks, reading });
      await reading.promise;
    },
    fail(error2) {
      failure2 ??= { error: error2 };
      for (const { reading } of waiting) reading.reject(error2);
      waiting = [];
    }
  };
}

// src/formats/squashfs/images.ts
var mostLayers = 32;
function imagesOf(segments, roots) {
  const { image: bases = [], delta = [], removals = [] } = Object.groupBy(segments, ({ kind }) => kind);
  const sorted = [...bases, ...delta, ...removals];
  const isOrdered = segments.every((segment, nth) => segment === sorted[nth]);
  if (!isOrdered || removals.length !== (delta.length > 0 ? 1 : 0)) throw unknown();
  if (bases.length === 0 || new Set(bases.map(({ root }) => root)).size < bases.length) throw unknown();
  const changes = delta.map((segment, nth) => ({ ...layerOf(segment), nth, root: segment.root }));
  const images2 = bases.map((segment) => {
    const root = roots.find(({ place: place2 }) => place2 === segment.root);
    if (segment.root !== void 0 && root?.literal === void 0) throw unknown();
    const inside = root ? [root] : roots.filter(({ place: place2 }) => !bases.some(({ root: root2 }) => root2 === place2));
    const deltas = changes.filter(({ root: root2 }) => root2 === segment.root);
    if (inside.length === 0 || deltas.length >= mostLayers) throw unknown();
    return { ...layerOf(segment), root, roots: inside, deltas };
  });
  if (images2.flatMap(({ deltas }) => deltas).length < delta.length) throw unknown();
  return images2;
}
function layerOf(segment) {
  const { offset, length, files } = segment;
  return { offset, length, members: files, mostBytes: mostBytesOf(segment) };
}
function unknown() {
  return new UnknownEntry("the entry has images that this version of Headstart cannot read");
}

// src/formats/squashfs/removals.ts
var import_node_zlib6 = __toESM(require_zlib6(), 1);
import { open as open2 } from "node:fs/promises";
var mostContent = 64 * 1024 * 1024;
var mostFrame = mostContent + mostContent / 128;
var longestName3 = 4096;
var longestPart = 255;
var [nul, dot2, slash2] = [0, 46, 47];
function encodeRemovals(lists) {
  const content = Buffer.from(lists.map(listText).join(""), "latin1");
  const names = lists.reduce((all, list) => all + list.length, 0);
  if (content.length > mostContent || names > mostRemoved)
    throw new Error("more files were removed than an entry can say");
  return { frame: (0, import_node_zlib6.zstdCompressSync)(content), bytes: content.length };
}
function listText(names) {
  return `${names.map((name2) => `${name2}\0`).join("")}\0`;
}
async function readRemovals(path7, segments, { until } = {}) {
  const segment = segments.find(({ kind }) => kind === "removals");
  if (!segment) return void 0;
  const { offset, length, files } = segment;
  if (length > mostFrame) throw wrong("it is too long");
  await until?.(offset, offset + length);
  const file = await open2(path7);
  try {
    const { bytesRead, buffer: buffer3 } = await file.read(Buffer.alloc(length), 0, length, offset);
    const deltas = segments.filter(({ kind }) => kind === "delta").length;
    const removals = decodeRemovals(buffer3.subarray(0, bytesRead), deltas);
    const names = removals.counts.reduce((sum3, count) => sum3 + count, 0);
    if (names !== files) throw wrong(`it has ${names} names instead of ${files}`);
    return removals;
  } finally {
    await file.close();
  }
}
function decodeRemovals(frame, deltas) {
  const content = unpack(frame);
  const { starts, counts, end } = findLists(content, deltas);
  if (end !== content.length) throw wrong("it has more lists than the entry has layers");
  return {
    counts,
    *namesOf(nth) {
      let at = starts[nth];
      for (let left = counts[nth]; left > 0; left--) {
        const end2 = content.indexOf(nul, at);
        yield content.toString("latin1", at, end2);
        at = end2 + 1;
      }
    }
  };
}
function unpack(frame) {
  try {
    const options = { maxOutputLength: mostContent, info: true };
    const { buffer: buffer3, engine } = (0, import_node_zlib6.zstdDecompressSync)(frame, options);
    if (engine.bytesWritten === frame.length) return buffer3;
  } catch (error2) {
    throw wrong(messageOf(error2));
  }
  throw wrong("something follows it");
}
function findLists(content, deltas) {
  const [starts, counts] = [[], []];
  let at = 0;
  let names = 0;
  for (let nth = 0; nth < deltas; nth++) {
    starts.push(at);
    let count = 0;
    for (; content[at] !== nul; count++) at = endOfName(content, at) + 1;
    counts.push(count);
    names += count;
    if (names > mostRemoved) throw wrong("it has too many names");
    at++;
  }
  return { starts, counts, end: at };
}
function endOfName(content, start) {
  let at = start;
  for (let isLast = false; !isLast; at++) {
    const part = at;
    while (at < content.length && content[at] !== nul && content[at] !== slash2) at++;
    const length = at - part;
    const isDots = length <= 2 && content[part] === dot2 && content[at - 1] === dot2;
    if (at === content.length || length === 0 || length > longestPart || at - start > longestName3 || isDots)
      throw wrong("it has a name that is none");
    isLast = content[at] === nul;
  }
  return at - 1;
}
function wrong(why) {
  return new BadEntry(`its list of removed files is wrong: ${why}`);
}

// src/formats/squashfs/receive.ts
async function receiveImages({ segments, roots, signal, body, file, isMounted: isMounted2 = false }, dir) {
  const images2 = imagesOf(segments, roots);
  const path7 = join17(dir, "image");
  let isChecked = false;
  const receive2 = async (keep) => {
    await receiveChecked(body("any"), keep, { path: path7, segments, signal });
    isChecked = true;
  };
  const isReceived = await file?.link(path7) && await file?.prove(receive2);
  if (!isReceived) {
    await rm2(path7, { force: true });
    await writing(path7, { length: bodyLength({ segments }), isMounted: isMounted2 }, receive2);
  }
  if (!isChecked && file?.isWhole) await checkHeads(path7, images2);
  else if (!isChecked) await checkTables(path7, segments, { signal });
  const isInPlace = isReceived ? file?.isInPlace : void 0;
  return { path: path7, images: images2, isInPlace };
}
async function receiveChecked(body, keep, { path: path7, segments, signal }) {
  const { arrived, until, fail: fail2 } = newArrivals(bodyLength({ segments }));
  const checking = checkTables(path7, segments, { signal, until });
  let isBad = false;
  checking.catch(() => {
    isBad = true;
  });
  let keeping = Promise.resolve();
  let next = 0;
  try {
    for await (const bytes of body) {
      await keeping;
      if (isBad) break;
      const position = body.positionOf?.(bytes) ?? next;
      next = position + bytes.length;
      keeping = Promise.resolve(keep?.(bytes, position)).then(() => {
        arrived(position, bytes.length);
        body.release?.(bytes);
      });
      keeping.catch(() => {
      });
    }
    await keeping;
  } catch (error2) {
    fail2(error2);
    throw error2;
  } finally {
    fail2(new BadEntry("its body ended early"));
    await checking;
  }
}
var flushBytes = 32 * 1024 * 1024;
async function writing(path7, { length, isMounted: isMounted2 }, fill4) {
  const file = await open3(path7, "wx", 384);
  let flushing = Promise.resolve();
  let left = length;
  let unflushed = 0;
  const flush = () => {
    unflushed = 0;
    flushing = flushing.then(() => file.datasync()).catch(() => {
    });
  };
  try {
    await fill4(async (bytes, position) => {
      for (let at = 0; at < bytes.length; ) {
        const { bytesWritten } = await file.write(bytes, at, bytes.length - at, position + at);
        at += bytesWritten;
      }
      left -= bytes.length;
      unflushed += bytes.length;
      if (isMounted2 && (unflushed >= flushBytes || left === 0)) flush();
    });
  } finally {
    const closing = flushing.then(() => file.close());
    if (isMounted2) closing.catch(() => {
    });
    else await closing;
  }
}
async function checkHeads(path7, images2) {
  const head = Buffer.alloc(superblockBytes);
  const file = await open3(path7);
  try {
    for (const { offset, length } of images2.flatMap((image) => [image, ...image.deltas])) {
      await file.read(head, 0, head.length, offset);
      readSuperblock(head, length);
    }
  } finally {
    await file.close();
  }
}
async function checkTables(path7, segments, options = {}) {
  const removals = await readRemovals(path7, segments, options);
  let deltas = 0;
  for (const segment of segments.filter(isLayer)) {
    const { kind, files, bytes, root } = segment;
    const contents = await checkImageFile(path7, segment, "tables", options);
    checkWhiteouts(contents, kind === "delta" ? removals?.namesOf(deltas++) : []);
    const members = contents.members + (root === void 0 ? 0 : 1);
    if (members < files || kind === "delta" && members > files)
      throw new BadEntry(`it has ${members} members instead of ${files}`);
    if (contents.bytes > bytes)
      throw new BadEntry(`its files have ${contents.bytes} bytes instead of ${bytes}`);
  }
}
function isLayer({ kind }) {
  return kind === "image" || kind === "delta";
}
async function startOfTables(read3, { offset }) {
  return offset + Number((await read3(offset, offset + superblockBytes)).readBigUInt64LE(64));
}

// src/formats/squashfs/unpack.ts
import { chownSync, lstatSync as lstatSync8, mkdirSync as mkdirSync5, readdirSync as readdirSync4 } from "node:fs";
import { dirname as dirname9, join as join18, relative as relative4 } from "node:path";

// src/formats/squashfs/layers.ts
import { chmodSync as chmodSync3, lstatSync as lstatSync7, mkdirSync as mkdirSync4, renameSync as renameSync2, utimesSync as utimesSync2 } from "node:fs";
function layOn({ from, to, removed, aside }) {
  let [asides, members] = [0, 0];
  mkdirSync4(fromBytes(aside));
  const takeAway = (path7) => {
    const stat6 = statOf(path7);
    if (stat6?.isDirectory()) allowChanges(path7);
    if (stat6) renameSync2(fromBytes(path7), fromBytes(`${aside}/${asides++}`));
  };
  const merge = (from2, to2) => {
    const { mode, mtimeMs } = lstatSync7(fromBytes(from2));
    for (const dir of [from2, to2]) allowChanges(dir);
    for (const name2 of namesIn(from2)) {
      const [source, target] = [`${from2}/${name2}`, `${to2}/${name2}`];
      const kind = kindOf2(source);
      if (kind === "whiteout") continue;
      members++;
      const isMerged = kind === "directory" && statOf(target)?.isDirectory() === true;
      if (!isMerged) takeAway(target);
      if (kind === "file") renameSync2(fromBytes(source), fromBytes(target));
      else {
        if (!isMerged) mkdirSync4(fromBytes(target));
        merge(source, target);
      }
    }
    chmodSync3(fromBytes(to2), mode & 511);
    utimesSync2(fromBytes(to2), mtimeMs / 1e3, mtimeMs / 1e3);
  };
  for (const name2 of removed) {
    const path7 = placeOf2(name2, to);
    if (path7 !== void 0) takeAway(path7);
  }
  merge(from, to);
  return members;
}
function placeOf2(name2, tree2) {
  let path7 = tree2;
  for (const part of name2.split("/")) {
    const stat6 = statOf(path7);
    if (!stat6) return void 0;
    if (!stat6.isDirectory()) throw new BadEntry("it removes something below what is no directory");
    allowChanges(path7);
    path7 = `${path7}/${part}`;
  }
  return path7;
}
function allowChanges(dir) {
  chmodSync3(fromBytes(dir), 448);
}
function kindOf2(path7) {
  const stat6 = lstatSync7(fromBytes(path7));
  if (stat6.isDirectory()) return "directory";
  if (stat6.isFile() || stat6.isSymbolicLink()) return "file";
  if (stat6.isCharacterDevice() && stat6.rdev === 0) return "whiteout";
  throw new BadEntry("it holds more than files, directories and links");
}

// src/formats/squashfs/unpack.ts
async function unpackImages({ path: path7, images: images2 }, job, only = job.roots) {
  const tree2 = join18(job.dir, "tree");
  const removals = await readRemovals(path7, job.segments);
  const wanted = images2.filter(({ roots }) => roots.some((root) => only.includes(root)));
  for (const image of wanted.toSorted((one, other) => Number(!other.root) - Number(!one.root))) {
    const roots = image.roots.filter((root) => only.includes(root));
    const target = image.root ? newDirectoryOf(image.root, tree2) : tree2;
    const places = roots.length < image.roots.length ? roots.map(({ place: place2 }) => String(place2)) : [];
    await unpackLayer({ path: path7, layer: image, target, places }, job);
    const count = roots.reduce((sum3, root) => sum3 + countMembers(root, tree2), 0);
    if (places.length === 0 && count !== image.members)
      throw new BadEntry(`it has ${count} members instead of ${image.members}`);
    for (const delta of image.deltas) {
      const members = await unpackDelta({ path: path7, delta, target, removals }, job);
      if (members + (image.root ? 1 : 0) !== delta.members)
        throw new BadEntry(`its layer has ${members} members instead of ${delta.members}`);
    }
    const isOther = (name2) => places.length > 0 && !places.includes(name2);
    for (const name2 of image.deltas.length > 0 ? readdirSync4(target).filter(isOther) : [])
      removeTree(join18(target, name2));
  }
  await takeOver(tree2, job.signal);
}
function newDirectoryOf(root, tree2) {
  const place2 = join18(tree2, String(root.place));
  if (lstatSync8(place2, { throwIfNoEntry: false })) throw new BadEntry("two images hold the same path");
  const target = join18(place2, relative4(root.base, root.literal));
  mkdirSync5(dirname9(target), { recursive: true });
  return target;
}
async function unpackLayer({ path: path7, layer, target, places, hasWhiteouts = false }, { dir, tools, signal }) {
  const quiet = ["-no-progress", "-quiet", "-no-xattrs"];
  const lenient = hasWhiteouts ? ["-no-exit-code"] : [];
  const args = [...quiet, ...lenient, "-offset", String(layer.offset), "-d", target, path7, ...places];
  const limit = outputLimit(dir);
  limit.allow(layer.mostBytes);
  const where = { cwd: dir, signal: AbortSignal.any([signal, limit.signal]) };
  const { pid, stdout, ended: ended2 } = startPipeline([{ path: tools.unsquashfs, args }], where);
  stdout.resume();
  limit.watch(pid, ended2);
  await ended2;
}
async function unpackDelta({ path: path7, delta, target, removals }, job) {
  const { nth } = delta;
  const removed = removals.counts[nth];
  const changes = join18(job.dir, `delta-${nth}`);
  await unpackLayer({ path: path7, layer: delta, target: changes, places: [], hasWhiteouts: removed > 0 }, job);
  const aside = toBytes(join18(job.dir, `removed-${nth}`));
  const laying = { from: toBytes(changes), to: toBytes(target), removed: removals.namesOf(nth), aside };
  return layOn(laying) + removed;
}
function countMembers(root, tree2) {
  const count = (dir, relative5, isNamed3) => {
    let members = 0;
    for (const item of readdirSync4(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
      const path7 = relative5 === "" ? item.name : `${relative5}/${item.name}`;
      const counts = isNamed3 || root.matches(fromBytes(path7).toString());
      if (counts) members++;
      if (item.isDirectory()) members += count(`${dir}/${item.name}`, path7, counts);
      else if (!item.isFile() && !item.isSymbolicLink()) {
        throw new BadEntry("it holds more than files, directories and links");
      }
    }
    return members;
  };
  const base = join18(tree2, String(root.place));
  const stat6 = lstatSync8(base, { throwIfNoEntry: false });
  if (!stat6) return 0;
  if (!stat6.isDirectory()) throw new BadEntry("what is to be a directory is none");
  const isNamed2 = root.matches("");
  return count(toBytes(base), "", isNamed2) + (isNamed2 ? 1 : 0);
}
async function takeOver(tree2, signal) {
  const where = { cwd: tree2, signal };
  chownSync(tree2, process.geteuid?.() ?? -1, process.getegid?.() ?? -1);
  if (process.geteuid?.() === 0) await runProgram("chown", ["-hR", "0:0", "."], where);
  const special = ["!", "-type", "l", "-perm", "/7000"];
  await runProgram("find", [".", ...special, "-exec", "chmod", "a-st", "{}", "+"], where);
}

// src/formats/squashfs/squashfs.ts
var squashfs = {
  id: "squashfs",
  indexed: true,
  kinds: ["image", "delta", "removals"],
  image: true,
  versions: (naming) => [ownVersion("squashfs", naming)],
  unsupportedReason({ mksquashfs, unsquashfs, tar: tar2 }, task) {
    if (process.platform !== "linux") return "it does not run Linux";
    if (task === "unpack") return unsquashfs ? void 0 : "it has no unsquashfs 4.5 or newer";
    if (!mksquashfs) return "it has no mksquashfs 4.5 or newer";
    return tar2.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH";
  },
  pack: packImages,
  async unpack(job) {
    const received = await receiveImages({ ...job, body: () => job.body }, job.dir);
    await unpackImages(received, job);
  }
};

// src/formats/node-tar/create.ts
import {
  closeSync as closeSync5,
  constants as constants8,
  fstatSync as fstatSync2,
  lstatSync as lstatSync9,
  openSync as openSync5,
  readlinkSync,
  readSync as readSync3
} from "node:fs";

// src/formats/node-tar/saved-mode.ts
function savedMode(kind, mode, platform2 = process.platform) {
  if (platform2 !== "win32") return mode & 511;
  if (kind !== "file" && kind !== "hardlink") return 493;
  return mode & 128 ? 420 : 292;
}

// src/formats/node-tar/create.ts
var { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants8;
var readOnly = O_RDONLY | O_NOFOLLOW | O_NONBLOCK;
function archiveWriter(pathOf, to, kind) {
  const output2 = newOutput(to, kind === void 0);
  const linked = /* @__PURE__ */ new Map();
  function addFile(name2, path7) {
    const file = openFile(name2, path7);
    try {
      const stat6 = fstatSync2(file, { bigint: true });
      if (!stat6.isFile()) throw replaced(name2);
      const target = stat6.nlink > 1n ? firstName(name2, stat6) : name2;
      if (target !== name2) {
        output2.put(memberOf(name2, stat6, "hardlink", { target }));
        return;
      }
      const size = Number(stat6.size);
      output2.put(memberOf(name2, stat6, "file", { size }));
      if (size === 0) return;
      if (!output2.read(file, size)) throw changed(name2);
      const after = fstatSync2(file);
      if (after.ctimeMs !== msOf(stat6.ctimeNs) || after.size !== size) throw changed(name2);
      output2.pad(paddingAfter(size));
    } finally {
      closeSync5(file);
    }
  }
  function firstName(name2, { dev, ino }) {
    const inode = `${dev}:${ino}`;
    const first = linked.get(inode);
    if (first === void 0) linked.set(inode, name2);
    return first ?? name2;
  }
  return {
    /** @param name of a directory: it ends in a slash where the archive is of one kind */
    add(name2) {
      const path7 = fromBytes(pathOf(name2.replace(/\/$/, "")));
      const stat6 = kind !== "files" || O_NOFOLLOW === 0 ? lstatSync9(path7, { bigint: true }) : void 0;
      if (stat6 && kind && !isExpected(stat6, name2, kind)) throw replaced(name2);
      if (!stat6 || stat6.isFile()) addFile(name2, path7);
      else if (stat6.isDirectory()) output2.put(memberOf(name2, stat6, "directory"));
      else if (stat6.isSymbolicLink())
        output2.put(memberOf(name2, stat6, "symlink", { target: slashed(readlinkSync(path7, "latin1")) }));
      else throw replaced(name2);
    },
    /** Must be called after the last member. @param isContinued whether another archive goes on with more members */
    end(isContinued = false) {
      if (!isContinued) output2.pad(2 * blockBytes2);
      output2.flush();
    }
  };
}
function isExpected(stat6, name2, kind) {
  if (kind === "files") return stat6.isFile();
  return name2.endsWith("/") ? stat6.isDirectory() : stat6.isSymbolicLink();
}
var notFile = ["ELOOP", "EMLINK", "ENXIO"];
function openFile(name2, path7) {
  try {
    return openSync5(path7, readOnly);
  } catch (error2) {
    throw notFile.includes(codeOf(error2) ?? "") ? replaced(name2) : error2;
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
function memberOf(name2, { mode, mtimeNs }, kind, { target = "", size = 0 } = {}) {
  const mtime = inSeconds(mtimeNs);
  return { name: name2, kind, target, size, mode: savedMode(kind, Number(mode)), mtime, sparseSize: void 0 };
}
var nsPerSecond = 1000000000n;
var nsDigits = 9;
function inSeconds(ns) {
  if (ns < 0n) return `-${inSeconds(-ns)}`;
  const fraction = ns % nsPerSecond;
  const seconds2 = String(ns / nsPerSecond);
  return fraction === 0n ? seconds2 : `${seconds2}.${String(fraction).padStart(nsDigits, "0").replace(/0+$/, "")}`;
}
function msOf(ns) {
  return Number(ns / nsPerSecond) * 1e3 + Number(ns % nsPerSecond) / 1e6;
}
var noSlab = Buffer.alloc(0);
function newOutput({ next, filled }, isText2) {
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
    slab = next();
  };
  return {
    flush,
    put(member) {
      ensure(mostHeaderBytes(member));
      end = writeHeader(slab, end, member, isText2);
    },
    /** @returns whether the file has so many bytes */
    read(file, bytes) {
      for (let left = bytes; left > 0; ) {
        ensure(1);
        const read3 = readSync3(file, slab, end, Math.min(left, slab.length - end), null);
        if (read3 === 0) return false;
        left -= read3;
        end += read3;
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

// src/formats/tar/program-packer.ts
import { join as join19 } from "node:path";

// src/formats/tar/pack-check.ts
import { lstatSync as lstatSync10, readFileSync as readFileSync6 } from "node:fs";
function checkListing(path7, { names }) {
  const lines2 = readFileSync6(path7, "latin1").split("\n");
  const nth = names.findIndex((_, nth2) => !/^[-h]/.test(lines2[nth2] ?? ""));
  if (nth >= 0) throw replaced(names[nth]);
}
function checkTypes(cwd, { names }) {
  const other = names.find((name2) => {
    const stat6 = lstatSync10(fromBytes(`${toBytes(cwd)}/${name2}`), { throwIfNoEntry: false });
    return stat6 && !stat6.isFile();
  });
  if (other !== void 0) throw replaced(other);
}

// src/formats/tar/program-packer.ts
var mostForOneThread = 128 * 1024 * 1024;
function programPacker({ tools, level, scratch, matches }) {
  const { tar: tar2 } = tools;
  if (tar2.dialect === "node") return void 0;
  let packed = 0;
  return (plan, signal) => {
    if (packed === 0) linkBases({ matches, scratch });
    const listing2 = tar2.dialect === "gnu" ? `listing-${packed++}` : void 0;
    const beyondAscii3 = plan.names.some((name2) => /[\u0080-\u00ff]/.test(name2));
    const command = createCommand(tar2, { beyondAscii: beyondAscii3, archiveBytes: plan.bytes, listing: listing2 });
    const options = { level, threads: plan.bytes > mostForOneThread ? 0 : 1, check: false };
    const { stdin, stdout, ended: ended2 } = zstdCodec(tools.zstd).packing(command, options, { cwd: scratch, signal });
    stdin.end(`${plan.names.join("\0")}\0`, "latin1");
    const check = () => {
      if (listing2 === void 0) checkTypes(scratch, plan);
      else checkListing(join19(scratch, listing2), plan);
    };
    return { stdout, ended: ended2.then(check) };
  };
}

// src/formats/tar/slots.ts
function newSlots(count) {
  const waiting = [];
  let free = count;
  return {
    /** Resolves when the task may start. */
    async acquire() {
      if (free > 0) free--;
      else await new Promise((resolve3) => waiting.push(resolve3));
    },
    release() {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}

// src/formats/tar/packer.ts
var fewBytes2 = frameContentBytes / 2;
var mostForThread = 2 * frameContentBytes;
var unitsAhead = 3;
var unitsForOneReader = 4;
async function* packSegments(plans, job) {
  const stop = new AbortController();
  const { pack, hasProgram, addReader } = unitPacker({
    ...job,
    signal: AbortSignal.any([job.signal, stop.signal])
  });
  const begun = [];
  async function* write2() {
    const unit = begun[0];
    for (let next = await unit.first; !next.done; next = await unit.pieces.next()) yield next.value;
    begun.shift();
  }
  let units2 = 0;
  try {
    for await (const unit of unitsOf(plans, hasProgram)) {
      const pieces = pack(unit);
      const first = pieces.next();
      first.catch(() => {
      });
      begun.push({ pieces, first });
      if (++units2 > unitsForOneReader) addReader();
      while (begun.length > unitsAhead) yield* write2();
    }
    while (begun.length > 0) yield* write2();
  } finally {
    stop.abort();
    await Promise.allSettled(begun.map(({ pieces }) => pieces.return(void 0)));
  }
}
async function* unitsOf(plans, hasProgram) {
  for await (const plan of plans) {
    const { names, frames, hasHoles } = plan;
    if (hasHoles && hasProgram) {
      yield { plan, names, how: "by a program", isContinued: false };
      continue;
    }
    for (const [nth, { start, bytes }] of frames.entries()) {
      const end = frames[nth + 1]?.start;
      const inThreads = bytes <= mostForThread ? "in a thread" : "in a thread and the pool";
      const how = frames.length === 1 && bytes <= fewBytes2 ? "here" : inThreads;
      yield { plan, names: names.slice(start, end), how, isContinued: end !== void 0 };
    }
  }
}
function unitPacker(job) {
  const { matches, level, signal, scratch: cwd } = job;
  const bases = basesOf(matches.map(({ root }) => root));
  const byProgram = programPacker(job);
  const readers = newSlots(1);
  const compressors = newSlots(slabsAtOnce);
  let readersAllowed = 1;
  async function compress({ content, release: release2 }) {
    await compressors.acquire();
    const frame = await frameOf(content, level).finally(compressors.release).finally(release2);
    return { frame, contentBytes: content.length };
  }
  async function* readInThread({
    plan: { kind },
    names,
    isContinued,
    how
  }) {
    await readers.acquire();
    const packing = { thread: "create", ...how === "in a thread" && { level } };
    yield* outputOf2(signal, (signal2) => {
      try {
        const task = startTask({ ...packing, kind, bases, isContinued }, { cwd, signal: signal2 });
        task.stdin.end(`${names.join("\0")}\0`, "latin1");
        task.ended.catch(() => {
        }).then(readers.release);
        return task;
      } catch (error2) {
        readers.release();
        throw error2;
      }
    });
  }
  async function* pack(unit) {
    const { plan } = unit;
    if (unit.how === "by a program" && byProgram) {
      const output2 = outputOf2(signal, (signal2) => byProgram(plan, signal2));
      for await (const bytes of output2) yield { plan, bytes };
      return;
    }
    const pieceOf = ({ frame, contentBytes: contentBytes2 }) => ({ plan, bytes: frame, contentBytes: contentBytes2 });
    const frames = [];
    const contents = unit.how === "here" ? readHere(unit, pathsIn(bases), signal) : readInThread(unit);
    for await (const content of contents) {
      const frame = "frame" in content ? Promise.resolve(content) : compress(content);
      frame.catch(() => {
      });
      frames.push(frame);
      while (frames.length >= slabsAtOnce) yield pieceOf(await frames.shift());
    }
    for (const frame of frames) yield pieceOf(await frame);
  }
  return {
    pack,
    hasProgram: byProgram !== void 0,
    /** Lets one more thread read, unless there are as many as may be. */
    addReader() {
      if (readersAllowed === readersAtOnce) return;
      readersAllowed++;
      readers.release();
    }
  };
}
async function* readHere({ plan: { kind }, names }, pathOf, signal) {
  signal.throwIfAborted();
  const contents = [];
  let slab;
  const next = () => {
    if (contents.length > 1) throw new Error("files have grown by megabytes while they were read");
    slab = Buffer.allocUnsafeSlow(2 * fewBytes2);
    return slab;
  };
  const filled = (bytes) => void contents.push(slab.subarray(0, bytes));
  const archive = archiveWriter(pathOf, { next, filled }, kind);
  for (const name2 of names) archive.add(name2);
  archive.end();
  for (const content of contents) yield { content, release: () => {
  } };
}
async function* outputOf2(signal, start) {
  const stop = new AbortController();
  const { stdout, ended: ended2 } = start(AbortSignal.any([signal, stop.signal]));
  ended2.catch(() => {
  });
  try {
    yield* stdout;
    await ended2;
  } finally {
    stop.abort();
    await ended2.catch(() => {
    });
  }
}

// src/formats/tar/segments.ts
import { setImmediate as setImmediate3 } from "node:timers/promises";
var yieldEvery2 = 256;
var enoughMembers2 = 8e3;
var enoughBytes2 = 64 * 1024 * 1024;
function divide(found2) {
  const skeleton = newPlan("skeleton");
  const skipped = [];
  const linked = /* @__PURE__ */ new Map();
  let plans = { plain: newPlan("files"), sparse: newPlan("files", true) };
  let segments = 0;
  const add = (files) => {
    const plan = files.some(hasLargeHoles) ? plans.sparse : plans.plain;
    addTo(plan, files);
  };
  const isFull = (kind, most) => fullness(plans[kind], segments) >= most;
  const close = function* (kind) {
    segments++;
    yield plans[kind];
    plans = { ...plans, [kind]: newPlan("files", kind === "sparse") };
  };
  async function* fileSegments() {
    let untilYield = yieldEvery2;
    for (const batch of found2) {
      for (const item of batch) {
        if (item.kind === "directory" && isFull("plain", 1)) yield* close("plain");
        if (item.kind === "other") skipped.push(item.member);
        else if (item.kind !== "file") addTo(skeleton, [item]);
        else {
          const names = item.hardLink ? groupOnceComplete(item, linked) : [item];
          if (names.length > 0) add(names);
        }
        if (isFull("plain", 2)) yield* close("plain");
        if (isFull("sparse", 2)) yield* close("sparse");
      }
      untilYield -= batch.length;
      if (untilYield > 0) continue;
      await setImmediate3();
      untilYield = yieldEvery2;
    }
    for (const group of linked.values()) {
      add(group);
      for (const kind of ["plain", "sparse"]) if (isFull(kind, 1)) yield* close(kind);
    }
    for (const plan of Object.values(plans)) if (plan.names.length > 0) yield plan;
  }
  return { files: fileSegments(), skeleton, skipped };
}
var largeHolesBytes = 1024 * 1024;
function hasLargeHoles({ bytes, length = bytes }) {
  return length - bytes >= largeHolesBytes;
}
function fullness({ names, bytes }, segmentsBefore) {
  const share2 = Math.min(1, 2 ** segmentsBefore / 16);
  return Math.max(names.length / enoughMembers2, bytes / enoughBytes2) / share2;
}
function groupOnceComplete(file, linked) {
  const { inode, names } = file.hardLink;
  const group = linked.get(inode) ?? [];
  linked.set(inode, group);
  if (group.push(group.length === 0 ? file : { ...file, bytes: 0, length: 0 }) < names) return [];
  linked.delete(inode);
  return group;
}
function newPlan(kind, hasHoles = false) {
  return { kind, names: [], hasHoles, bytes: 0, unpackedBytes: 0, frames: [] };
}
var headerBytes4 = 1536;
var frameBytes2 = frameContentBytes - 64 * 1024;
function archiveBytesOf({ length = 0, target = "" }) {
  const more2 = length + target.length;
  return headerBytes4 + more2 + paddingAfter(more2);
}
function addTo(plan, found2) {
  const bytes = found2.reduce((sum3, item) => sum3 + archiveBytesOf(item), 0);
  const frame = plan.frames.at(-1);
  if (frame && frame.bytes + bytes <= frameBytes2) frame.bytes += bytes;
  else plan.frames.push({ start: plan.names.length, bytes });
  for (const { kind, member, bytes: bytes2, length = 0 } of found2) {
    plan.names.push(kind === "directory" ? `${member}/` : member);
    plan.bytes += bytes2;
    plan.unpackedBytes += length;
  }
}

// src/formats/tar/pack.ts
async function packTar(job) {
  const division = divide(job.found);
  const segments = [];
  let last;
  let end = 0;
  let packedBytes = 0;
  for await (const { plan, bytes, contentBytes: contentBytes2 } of packSegments(plansOf(division), job)) {
    if (plan !== last) {
      segments.push(newSegment(plan, end));
      packedBytes = 0;
    }
    last = plan;
    const segment = segments.at(-1);
    segment.length += bytes.length;
    if (contentBytes2 !== void 0) {
      segment.frames ??= [];
      segment.frames.push(bytes.length);
      packedBytes += contentBytes2;
      segment.unpackedBytes = Math.max(plan.unpackedBytes, packedBytes);
    }
    end += bytes.length;
    await job.write(bytes);
    job.signal.throwIfAborted();
  }
  job.signal.throwIfAborted();
  const sum3 = (of) => segments.reduce((total, segment) => total + segment[of], 0);
  return { segments, files: sum3("files"), bytes: sum3("bytes"), skipped: division.skipped };
}
function newSegment({ kind, names, bytes, unpackedBytes }, offset) {
  return { kind, offset, length: 0, files: names.length, bytes, unpackedBytes };
}
async function* plansOf({ files, skeleton }) {
  const walkOn = () => {
    const plan = files.next();
    plan.catch(() => {
    });
    return plan;
  };
  let upcoming = walkOn();
  for (let next = await upcoming; !next.done; next = await upcoming) {
    upcoming = walkOn();
    yield next.value;
  }
  if (skeleton.names.length > 0) yield skeleton;
}

// src/formats/tar/unpack.ts
import { availableParallelism as availableParallelism3 } from "node:os";
import { join as join20 } from "node:path";

// src/formats/tar/skeleton-check.ts
var import_node_zlib7 = __toESM(require_zlib7(), 1);
var maxBytes = 256 * 1024 * 1024;
var maxRecordsBytes = 1024 * 1024;
async function checkSkeleton({ bytes, members, mostBytes: mostBytes2 }, { cwd, signal }) {
  if (lengthOf(bytes) > maxBytes) throw new BadEntry("its skeleton is too large to be one");
  const limit = outputLimit(cwd);
  limit.allow(mostBytes2);
  const archive = bytes.length === 0 ? [] : decompressed2(bytes, limit);
  const found2 = await countMembers2(archive, members, signal);
  if (found2 !== members) throw new BadEntry(`its skeleton has ${found2} members instead of ${members}`);
}
async function* decompressed2(bytes, limit) {
  const frame = (0, import_node_zlib7.createZstdDecompress)();
  for (const part of bytes) frame.write(part);
  frame.end();
  try {
    for await (const piece of frame) {
      limit.count(piece.length);
      limit.signal.throwIfAborted();
      yield piece;
    }
  } catch (error2) {
    limit.signal.throwIfAborted();
    throw new BadEntry(`its skeleton is damaged: ${messageOf(error2)}`);
  }
}
async function countMembers2(archive, most, signal) {
  let members = 0;
  let rest = Buffer.alloc(0);
  for await (const piece of archive) {
    signal.throwIfAborted();
    const bytes = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let at = 0;
    for (let end = nextEnd(bytes, at); end <= bytes.length; end = nextEnd(bytes, at)) {
      if (end > at + blockBytes2) checkRecords(bytes, at);
      else if (bytes[at + typeAt] !== 0 && ++members > most)
        throw new BadEntry(`its skeleton has more than ${most} members`);
      at = end;
    }
    rest = bytes.subarray(at);
  }
  if (rest.length > 0) throw new BadEntry("its skeleton ends too early");
  return members;
}
var sizeAt = 124;
var typeAt = 156;
var zeros2 = Buffer.alloc(blockBytes2);
var types4 = { records: 120, directory: 53, symlink: 50 };
function nextEnd(bytes, at) {
  const end = at + blockBytes2;
  if (end > bytes.length) return end;
  const type = bytes[at + typeAt];
  if (type === types4.directory || type === types4.symlink) {
    if (sizeOf(bytes, at) === 0) return end;
  } else if (type === types4.records) {
    const size = sizeOf(bytes, at);
    if (size > 0 && size <= maxRecordsBytes) return end + size + paddingAfter(size);
  } else if (zeros2.compare(bytes, at, end) === 0) return end;
  throw new BadEntry("its skeleton holds more than directories and links");
}
function sizeOf(bytes, at) {
  const text2 = bytes.toString("latin1", at + sizeAt, at + sizeAt + 12);
  return /^[0-7]{11}[\0 ]$/.test(text2) ? Number.parseInt(text2, 8) : Number.NaN;
}
function checkRecords(bytes, at) {
  const start = at + blockBytes2;
  const { size, sparseSize } = applyRecords({}, "x", bytes.subarray(start, start + sizeOf(bytes, at)));
  if (size !== void 0 || sparseSize !== void 0)
    throw new BadEntry("its skeleton holds more than directories and links");
}

// src/formats/tar/unpack.ts
async function unpackTar({
  body,
  segments,
  dir,
  roots,
  tools,
  workers: mostWorkers = availableParallelism3(),
  signal,
  warn: warn2
}) {
  const { tar: tar2 } = tools;
  const files = segments.filter(({ kind }) => kind === "files");
  const others = segments.filter(({ kind }) => kind !== "files");
  if (others.length > 1 || others.some((other) => other.kind !== "skeleton" || other !== segments.at(-1))) {
    throw new BadEntry("its segments are not files and then a skeleton");
  }
  const extraction = {
    tar: tar2,
    codec: zstdCodec(tools.zstd, bytesOf(files)),
    dir,
    workers: Math.min(mostWorkers, files.length),
    files: () => membersOf(files),
    signal,
    warn: warn2
  };
  const skeleton = await extractInParallel(extraction, async (workers2, signal2) => {
    const bytes = await distribute(body, segments, workers2);
    const mostBytes2 = others.reduce((sum3, segment) => sum3 + mostBytesOf(segment), 0);
    const skeleton2 = { bytes, members: membersOf(others), mostBytes: mostBytes2 };
    await checkSkeleton(skeleton2, { cwd: dir, signal: signal2 });
    return skeleton2;
  });
  const codec = zstdCodec(void 0);
  await unpackSkeleton(skeleton, { tar: tar2, roots, codec, cwd: join20(dir, "tree"), signal });
}
function bytesOf(segments) {
  return segments.reduce((sum3, { bytes }) => sum3 + bytes, 0);
}
function membersOf(segments) {
  return segments.reduce((sum3, { files }) => sum3 + files, 0);
}

// src/formats/tar/tar.ts
var tar = {
  id: "tar",
  indexed: true,
  kinds: ["files", "skeleton"],
  image: false,
  versions: (naming) => [ownVersion("tar", naming)],
  unsupportedReason: () => void 0,
  pack: packTar,
  unpack: unpackTar
};

// src/formats/index.ts
var formats = [tar, squashfs, actionsCache];

// src/steps/job.ts
function formatsIn({ shared }, { mode, rolling }) {
  const holdsUnindexed = shared && !rolling;
  return formats.filter(({ indexed, image }) => (indexed || holdsUnindexed) && (!image || mode !== "unpack"));
}
async function toolsFor({ mode }, fetching) {
  const hasImages = mode !== "unpack" && process.platform === "linux";
  const tools = await findTools(hasImages);
  if (!hasImages || tools.mksquashfs && tools.unsquashfs) return tools;
  const { cachedImageTools, fetchImageTools } = await import("./image-tools.js");
  const cached = { ...tools, ...await cachedImageTools() };
  return fetching && !cached.mksquashfs ? { ...cached, ...await fetchImageTools(fetching) } : cached;
}
async function readableFormats(store, inputs, mounting) {
  const canMount = mayMount(mounting);
  const rank = ({ id, image }) => id === inputs.format ? 2 : Number(image && canMount);
  const possible = formatsIn(store, inputs).toSorted((a, b) => rank(b) - rank(a));
  if (canMount || !possible.some(({ image }) => image)) return possible;
  const tools = await toolsFor(inputs);
  return possible.filter((format) => !format.image || format.unsupportedReason(tools, "unpack") === void 0);
}
async function probed({ mode, ramdisk, broker }, signal) {
  if (mode !== "unpack") {
    const mounting = await probe("image", signal);
    return "rights" in mounting ? mounting : { ...mounting, broker: brokerSocket(broker) };
  }
  return ramdisk === "off" ? { reason: "nobody asked for it" } : probe("tree", signal);
}
function brokerSocket(wish) {
  return wish !== "off" && lstatSync11(wish, { throwIfNoEntry: false })?.isSocket() ? wish : void 0;
}
function hasScope({ ref, eventName }) {
  if (ref !== "") return true;
  const why = `The event type ${eventName} is not supported because it's not tied to a branch or tag ref.`;
  mildWarning(`Event Validation Error: ${why}`);
  return false;
}

// src/steps/choose-format.ts
async function formatFor(store, inputs, { tools, signal }) {
  const wish = inputs.format;
  const possible = formatsIn(store, inputs);
  const wished = possible.find(({ id }) => id === wish);
  const format = wished ?? await imageFormat(possible, inputs, { tools, signal }) ?? possible[0];
  if (wish !== "auto" && !wished)
    info2(`Only cache services hold the format ${wish}: took ${format.id}`);
  const reason = format.unsupportedReason(tools, "pack");
  if (reason) throw new Error(`this runner cannot pack, for ${reason}`);
  return format;
}
async function imageFormat(possible, inputs, { tools, signal }) {
  const format = possible.find(({ image }) => image);
  if (!format || inputs.format !== "auto") return void 0;
  const reason = format.unsupportedReason(tools, "pack");
  if (inputs.mode === "auto") {
    return reason || !mayMount(await probed(inputs, signal)) ? void 0 : format;
  }
  if (reason)
    info2(`Saved to be unpacked instead of mounted: this runner makes no image, for ${reason}`);
  return reason ? void 0 : format;
}

// src/steps/fill-draft.ts
import { mkdtemp, rm as rm3 } from "node:fs/promises";

// src/files/walk.ts
import { lstatSync as lstatSync12, readdirSync as readdirSync5, readlinkSync as readlinkSync2 } from "node:fs";
function* walk(matches, excludes, leftOut = []) {
  for (const { root, path: path7, relative: relative5, stat: stat6 } of matches) {
    const member = relative5 === "" ? `${root.place}` : `${root.place}/${toBytes(relative5)}`;
    const from = { path: toBytes(path7), member, excludes };
    if (stat6.isDirectory()) yield* walkDirectory(from, leftOut);
    else yield [found(from, stat6)];
  }
}
var batchLength = 256;
function* walkDirectory(top, leftOut) {
  const { excludes } = top;
  const directories = [top];
  for (let next = directories.pop(); next; next = directories.pop()) {
    const { path: path7, member } = next;
    let batch = [
      { member: member.includes("/") ? member : `${member}/.`, kind: "directory", bytes: 0 }
    ];
    for (const item of readdirSync5(fromBytes(path7), { withFileTypes: true, encoding: "latin1" })) {
      const place2 = { path: `${path7}/${item.name}`, member: `${member}/${item.name}`, excludes };
      if (isStaging(item.name) || excludes?.(fromBytes(place2.path).toString())) leftOut.push(place2.member);
      else if (item.isDirectory()) directories.push(place2);
      else batch.push(found(place2, item));
      if (batch.length < batchLength) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }
}
function found(place2, type) {
  const { member, path: path7 } = place2;
  if (type.isFile()) return fileAt(place2);
  if (!type.isSymbolicLink()) return { member, kind: "other", bytes: 0 };
  return { member, kind: "link", bytes: 0, target: readlinkSync2(fromBytes(path7), "latin1") };
}
function fileAt({ path: path7, member }) {
  const { size, blocks, nlink } = lstatSync12(fromBytes(path7));
  const bytes = Math.min(size, blocks * 512);
  if (nlink === 1) return { member, kind: "file", bytes, length: size };
  const { dev, ino } = lstatSync12(fromBytes(path7), { bigint: true });
  return { member, kind: "file", bytes, length: size, hardLink: { inode: `${dev}:${ino}`, names: nlink } };
}

// src/report/progress.ts
var everyMs = 1e3;
function newProgress(verb, total, log) {
  const start = performance.now();
  let last = start;
  let done = 0;
  return (bytes) => {
    done += bytes;
    const now = performance.now();
    if (now - last < everyMs) return;
    last = now;
    const share2 = total === void 0 ? "" : ` of ${total} (${(100 * done / total).toFixed(1)}%)`;
    log(`${verb} ${done}${share2}, ${rateText(done, now - start)}`);
  };
}

// src/transfer/upload.ts
function uploadTo(draft, { onTaken, limits = defaultPace } = {}) {
  const parts = newChunker(draft.partBytes);
  const underWay = /* @__PURE__ */ new Set();
  const late = watchPace(draft, limits, () => underWay.size > 0);
  let partNumber = 0;
  let lastBytes = 0;
  const taken = (bytes) => {
    late.moved(bytes);
    onTaken?.(bytes);
  };
  const during = (work) => {
    underWay.add(work);
    work.then(() => underWay.delete(work)).catch(late.stop);
    return work;
  };
  const send = async (part) => {
    const bytes = lengthOf(part);
    const isLast = bytes < draft.partBytes;
    if (isLast) lastBytes = bytes;
    during(draft.write(partNumber++, part).then(() => isLast ? void 0 : taken(bytes)));
    if (underWay.size >= draft.concurrency) await Promise.race([...underWay, late.promise]);
  };
  return {
    async write(bytes) {
      for (const part of parts.push(bytes)) await send(part);
    },
    async finish() {
      const last = parts.rest();
      if (last.length > 0) await send(last);
      await Promise.race([Promise.all(underWay), late.promise]);
    },
    async commit() {
      try {
        const isFirst = await Promise.race([during(draft.commit()), late.promise]);
        if (lastBytes > 0) taken(lastBytes);
        return isFirst;
      } finally {
        late.stop();
      }
    }
  };
}
function watchPace(draft, limits, isUnderWay) {
  const scale = Math.max(1, 2 * draft.concurrency * draft.partBytes / limits.paceBytes);
  const paceMs = limits.paceMs * scale;
  const pace = newPace({ paceBytes: limits.paceBytes * scale, paceMs, paceAfterMs: paceMs });
  const { promise, reject: reject3 } = Promise.withResolvers();
  promise.catch(() => {
  });
  const check = () => {
    const slow = pace.check(isUnderWay(), performance.now());
    if (slow) reject3(new Error(`the store takes only ${slow}`));
  };
  const timer = setInterval(check, Math.min(1e3, paceMs / 4)).unref();
  return { promise, moved: pace.moved, stop: () => clearInterval(timer) };
}

// src/steps/delta-body.ts
import { createReadStream as createReadStream2 } from "node:fs";
function afterCopy(delta, { timeline, signal }) {
  const { base, copied } = delta;
  const { rest, bytes } = copied;
  return {
    rest,
    bytes,
    // The digests of the store's own index, which are the copied bytes' only proof.
    digests: base.index.digests.subarray(0, digestsLength(bytes)),
    pack: (write2) => timeline.during("pack", () => writeBody(delta, bytes, { write: write2, signal }))
  };
}
async function writeBody({ copy, keptBytes: keptBytes2, kept, deltas, removals, files, bytes, skipped }, start, writing2) {
  await copyAll(copy.read(start, keptBytes2), writing2);
  const segments = [...kept];
  let end = keptBytes2;
  const place2 = async ({ kind, length, ...facts }) => {
    const offset = startAfter(end, kind);
    if (offset > end) await writing2.write(Buffer.alloc(offset - end));
    segments.push({ kind, offset, length, ...facts });
    end = offset + length;
  };
  for (const { path: path7, ...layer } of deltas) {
    await place2({ kind: "delta", ...layer });
    await copyAll(createReadStream2(path7, { highWaterMark: blockBytes }), writing2);
  }
  if (removals) {
    const { frame, ...facts } = removals;
    await place2({ kind: "removals", length: frame.length, ...facts });
    await writing2.write(frame);
  }
  return { segments, files, bytes, skipped };
}

// src/steps/full-save.ts
var mostDeltas = 8;
var leastBaseBytes = 5 * 1024 ** 2;
var mostDeadShare = 0.5;
var mostChangedShare = 0.25;
function whyFull({ layers, baseBytes }) {
  if (baseBytes < leastBaseBytes) return `the restored cache has only ${shortSizeText(baseBytes)}`;
  const deltas = layers.filter(({ kind }) => kind === "delta").length;
  if (deltas > mostDeltas) return `the cache would have ${deltas} layers of changes`;
  if (deadShare(layers) > mostDeadShare) return "most of the restored cache is no longer used";
  return void 0;
}
function deadShare(layers) {
  const bytes = layers.reduce((sum3, layer) => sum3 + layer.bytes, 0);
  return bytes === 0 ? 0 : deadBytesIn(layers) / bytes;
}
function deadBytesIn(layers) {
  return layers.reduce((sum3, { deadBytes = 0 }) => sum3 + deadBytes, 0);
}
function mostChanges(files) {
  return Math.floor(files * mostChangedShare);
}
function withDead(layers, deadBytes) {
  let left = deadBytes;
  return layers.map((layer) => {
    const { bytes, deadBytes: before = 0 } = layer;
    const more2 = Math.min(left, Math.max(0, bytes - before));
    left -= more2;
    return more2 > 0 ? { ...layer, deadBytes: before + more2 } : layer;
  });
}

// src/files/patterns.ts
import { homedir as homedir4 } from "node:os";
import { posix as posix2 } from "node:path";
var dialect = {
  dot: true,
  nobrace: true,
  nocomment: true,
  noext: true,
  nonegate: true,
  // All paths have `/`, on Windows, too.
  platform: "linux"
};
function selectionOf(lines2, workspace2, { platform: platform2 = process.platform, home = homedir4() } = {}) {
  const system = { platform: platform2, home: slashed(home, platform2) };
  const patterns = lines2.filter((line) => !line.startsWith("#")).map((line) => parse2(line, slashed(workspace2, platform2), system));
  const named = patterns.filter((pattern2) => !pattern2.negated);
  const excludes = (path7, after = -1) => patterns.findLast((pattern2, order) => order > after && pattern2.names(path7))?.negated ?? false;
  return {
    roots: named.map(
      (pattern2, place2) => rootOf(pattern2, place2, { order: patterns.indexOf(pattern2), platform: platform2 })
    ),
    excludes: named.length < patterns.length ? excludes : void 0
  };
}
function parse2(line, workspace2, system) {
  const maths = pathMaths(system.platform);
  const isWindows2 = system.platform === "win32";
  const negations = line.match(/^[!\s]*/)?.[0] ?? "";
  const text2 = slashed(line.slice(negations.length), system.platform);
  const [start, written] = anchorOf(text2, workspace2, { ...system, maths });
  const [, ups = "", rest = ""] = posix2.normalize(written).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [];
  const anchor = maths.resolve(start, ups);
  const isAnchor = rest === "" || rest === ".";
  const minimatch2 = new Minimatch(rest, dialect);
  const matcher = isWindows2 ? new Minimatch(rest, { ...dialect, nocase: true }) : minimatch2;
  return {
    line,
    negated: negations.split("!").length % 2 === 0,
    /** The absolute directory that the rest is relative to. */
    anchor,
    /** The segments of the rest: strings, and other values for segments that are patterns. */
    segments: isAnchor ? [] : minimatch2.set[0] ?? [],
    /** The pattern after the anchor, as written. */
    rest,
    names(path7) {
      const below2 = maths.relative(anchor, path7);
      if (below2.startsWith("../") || below2 === ".." || maths.isAbsolute(below2)) return false;
      if (isAnchor) return below2 === "";
      return matcher.match(rest.endsWith("**") ? `${below2}/` : below2);
    }
  };
}
function anchorOf(text2, workspace2, { maths, home }) {
  const { root } = maths.parse(text2);
  if (root !== "") return [maths.resolve(workspace2, root), text2.slice(root.length).replace(/^\/+/, "")];
  if (text2 === "~" || text2.startsWith("~/")) return [home, text2.slice(2)];
  return [workspace2, text2];
}
function rootOf({ line, anchor, segments, rest, names }, place2, { order, platform: platform2 }) {
  const { join: join40 } = pathMaths(platform2);
  const firstMagic = segments.findIndex((segment) => typeof segment !== "string");
  const isLiteral = firstMagic === -1;
  const plain2 = isLiteral ? segments.slice(0, -1) : segments.slice(0, firstMagic);
  if (platform2 === "win32") checkLine(line, anchor, segments);
  const base = join40(anchor, ...plain2);
  return {
    place: place2,
    order,
    pattern: line,
    base,
    rest: rest.split("/").slice(plain2.length).join("/"),
    literal: isLiteral ? join40(anchor, ...segments) : void 0,
    matches: (path7) => names(join40(base, path7))
  };
}
function checkLine(line, anchor, segments) {
  const wrong2 = `the line ${line} of \`path\` is wrong here`;
  if (anchor.startsWith("//./")) throw new Error(`${wrong2}: it is a device`);
  try {
    for (const segment of segments) if (typeof segment === "string") checkWindowsNames(segment);
  } catch (error2) {
    throw new Error(`${wrong2}: ${messageOf(error2)}`);
  }
}

// src/steps/selection.ts
function cachedFiles({ paths, localDir: localDir2, stash }) {
  return sparing([localDir2, stash.dir], selectionOf(paths, process.cwd()));
}
function sparing(dirs, { roots, excludes }) {
  const isCached = (dir) => roots.some(({ base, literal = base }) => isWithin(dir, literal));
  const spared = dirs.filter(isCached);
  if (spared.length === 0) return { roots, excludes };
  return { roots, excludes: (path7, after) => spared.includes(path7) || (excludes?.(path7, after) ?? false) };
}

// src/steps/fill-draft.ts
var nothingToSave = "Path Validation Error: Path(s) specified in the action for caching do(es) not exist, hence no cache is being saved.";
function alreadyReserved(key) {
  return `Failed to save: Unable to reserve cache with key ${key}, another job may be creating this cache.`;
}
async function fill2(draft, job) {
  const { inputs, key, selection, format, isHere, timeline, findings, signal } = job;
  const bases = selection.roots.map(({ base }) => base);
  timeline.watch([...bases, tempDir(), ...isHere ? [inputs.localDir] : []]);
  const whole = { rest: draft, bytes: 0, digests: Buffer.alloc(0), pack: packInto.bind(void 0, job) };
  const begun = job.delta ? afterCopy(job.delta, job) : whole;
  const upload = timedUpload(begun.rest, job);
  const digester = blockDigester();
  const packed = await begun.pack(async (bytes2) => {
    digester.update(bytes2);
    await upload.write(bytes2);
  });
  logSkipped(packed);
  if (packed.segments.length === 0) {
    mildWarning(nothingToSave);
    return "nothing";
  }
  const { files, bytes } = packed;
  const digests = Buffer.concat([begun.digests, digester.finish()]);
  const index = format.indexed ? indexOf(packed, digests, job) : Buffer.alloc(0);
  await upload.write(index);
  const storedBytes = bodyLength(packed) + index.length;
  Object.assign(findings, { files, bytes, storedBytes });
  info2(`Cache Size: ${sizeText(storedBytes)}`);
  if (begun !== whole) reportDelta(begun, packed, storedBytes, job);
  await upload.finish();
  await job.checkMounted();
  if (await job.isOutdated()) return "outdated";
  signal.throwIfAborted();
  if (await upload.commit()) return "published";
  info2(alreadyReserved(key));
  return "nothing";
}
function timedUpload(draft, { isHere, timeline }) {
  const upload = uploadTo(draft, { onTaken: newProgress("Sent", void 0, info2) });
  const phaseTimer = timeline.phaseTimer();
  const phase = isHere ? "write" : "upload";
  return {
    write: (bytes) => phaseTimer.pushed(phase, bytes.length, () => upload.write(bytes)),
    finish: () => phaseTimer.pushed(phase, 0, upload.finish),
    commit: () => timeline.during("publish", upload.commit)
  };
}
async function packInto({ inputs, selection, matches, tools, format, timeline, signal }, write2) {
  const scratch = await mkdtemp(join(tempDir(), "headstart-"));
  const { excludes } = sparing([scratch], selection);
  const leftOut = excludes ? [] : void 0;
  const found2 = timeline.items("walk", walk(matches, excludes, leftOut));
  const job = { matches, found: found2, leftOut, scratch, tools, signal, write: write2 };
  const more2 = { workspace: workspace(), level: inputs.compressionLevel };
  return timeline.during("pack", () => format.pack({ ...job, ...more2 })).finally(() => rm3(scratch, { recursive: true, force: true }));
}
function indexOf(packed, digests, { inputs, key, format, createdBy }) {
  const { segments, files, bytes } = packed;
  const origin = { container: containerVersion, format: format.id, key, paths: inputs.paths, createdBy };
  return sealIndex({ ...origin, segments, files, bytes, digests });
}
function reportDelta({ bytes }, { segments }, storedBytes, job) {
  const deltas = job.delta?.deltas ?? [];
  const reused = {
    reusedBytes: job.delta?.keptBytes ?? 0,
    packedBytes: deltas.reduce((sum3, { length }) => sum3 + length, 0),
    sentBytes: storedBytes - bytes,
    deadBytes: deadBytesIn(segments)
  };
  Object.assign(job.findings, reused);
  const { reusedBytes, packedBytes, sentBytes } = reused;
  const [kept, packed, sent] = [reusedBytes, packedBytes, sentBytes].map(shortSizeText);
  info2(`Reused ${kept}, packed ${packed}, ${job.isHere ? "wrote" : "sent"} ${sent}`);
}
function logSkipped({ skipped }) {
  if (skipped.length === 0) return;
  const some = skipped.slice(0, 3).map((member) => fromBytes(member.replace(/^\d+\//, "")).toString());
  const more2 = skipped.length > some.length ? ", \u2026" : "";
  info2(`Skipped ${skipped.length} that are no file, directory or link: ${some.join(", ")}${more2}`);
}

// src/steps/merge-snapshots.ts
import { mkdtemp as mkdtemp3, rm as rm6 } from "node:fs/promises";

// src/disk/space.ts
import { statfs } from "node:fs/promises";
var reservedPart = 0.05;
var mostReserved = { bytes: 256 * 1024 * 1024, files: 64 * 1024 };
var lookMs2 = 20;
async function spaceAt(dir) {
  const { bavail, blocks, bsize, ffree, files } = await statfs(dir);
  const reserved = (of, all) => Math.floor(Math.min(all * reservedPart, mostReserved[of]));
  const freeFiles = files === 0 ? Number.POSITIVE_INFINITY : ffree - reserved("files", files);
  return { bytes: bavail * bsize - reserved("bytes", blocks * bsize), files: freeFiles };
}
async function checkSpace(dir, needed) {
  const free = await spaceAt(dir);
  const lacking = (needed2, free2) => new Error(`${needed2} are needed, but only ${free2} are free at ${dir}`);
  if (free.bytes < needed.bytes)
    throw lacking(shortSizeText(needed.bytes), shortSizeText(Math.max(0, free.bytes)));
  if (free.files < (needed.files ?? 0)) throw lacking(`${needed.files} files`, `${Math.max(0, free.files)}`);
}
async function whileThereIsSpace(dir, signal, work) {
  const full = new AbortController();
  const looking = setInterval(async () => {
    const { bytes, files } = await spaceAt(dir).catch(() => ({ bytes: 0, files: 0 }));
    if (bytes < 0 || files < 0) full.abort(new Error(`hardly any space is left at ${dir}`));
  }, lookMs2);
  try {
    return await work(AbortSignal.any([signal, full.signal]));
  } finally {
    clearInterval(looking);
  }
}

// src/files/remove-common.ts
import { chmodSync as chmodSync4, rmdirSync as rmdirSync4, rmSync as rmSync5, unlinkSync, utimesSync as utimesSync3 } from "node:fs";
function removeCommon(tree2, other) {
  const stat6 = statOf(tree2);
  const there = stat6 && statOf(other);
  if (!stat6 || !there) return stat6 !== void 0;
  if (!stat6.isDirectory()) unlinkSync(fromBytes(tree2));
  else if (!there.isDirectory()) removeDirectory(tree2);
  else return removeCommonIn(tree2, other, stat6);
  return false;
}
function removeCommonIn(tree2, other, { mode, mtimeMs }) {
  chmodSync4(fromBytes(tree2), 448);
  let isLeft = false;
  for (const name2 of namesIn(tree2)) isLeft = removeCommon(`${tree2}/${name2}`, `${other}/${name2}`) || isLeft;
  if (!isLeft) rmdirSync4(fromBytes(tree2));
  else {
    chmodSync4(fromBytes(tree2), mode & 4095);
    utimesSync3(fromBytes(tree2), mtimeMs / 1e3, mtimeMs / 1e3);
  }
  return isLeft;
}
function removeDirectory(tree2) {
  chmodSync4(fromBytes(tree2), 448);
  for (const name2 of namesIn(tree2)) {
    const path7 = `${tree2}/${name2}`;
    if (statOf(path7)?.isDirectory()) removeDirectory(path7);
    else rmSync5(fromBytes(path7));
  }
  rmdirSync4(fromBytes(tree2));
}

// src/entry/body.ts
function readBody(entry, index, options) {
  const { onRead, order, signal } = options;
  const blocks = { first: 0, end: Math.ceil(bodyLength(index) / blockBytes) };
  const positions = /* @__PURE__ */ new WeakMap();
  const body = mapStream(entry.read(0, bodyLength(index), order), async function* (bytes) {
    for await (const { number, pieces } of checkedBlocks(bytes, { entry, index, blocks })) {
      let position = number * blockBytes;
      for (const piece of pieces) {
        signal.throwIfAborted();
        onRead?.(piece.length);
        positions.set(piece, position);
        position += piece.length;
        yield piece;
      }
    }
  });
  return { ...body, positionOf: (piece) => positions.get(piece) };
}
function readBlocks(entry, index, blocks) {
  const bytes = entry.read(blocks.first * blockBytes, Math.min(blocks.end * blockBytes, bodyLength(index)));
  return {
    ...bytes.release && { release: bytes.release },
    [Symbol.asyncIterator]: () => checkedBlocks(bytes, { entry, index, blocks })
  };
}
async function* checkedBlocks(bytes, { entry, index, blocks }) {
  const missing = new Set(blocksBetween(blocks.first * blockBytes, blocks.end * blockBytes));
  const arriving = bytes.positionOf ? blocksInAnyOrder(bytes, index) : blocksInOrder(bytes, blocks.first);
  for await (const { number, pieces } of arriving) {
    const isRight2 = isBlock(pieces, number, index.digests);
    const right = isRight2 ? pieces : [await readBlockAgain(entry, index, number)];
    await entry.file?.filling?.write(right, number * blockBytes);
    if (missing.delete(number)) yield { number, pieces: right };
  }
  if (missing.size > 0) throw new BadEntry("it ended before its body did");
}
async function* blocksInOrder(bytes, first) {
  const blocks = newChunker(blockBytes);
  let number = first;
  for await (const chunk of bytes) for (const pieces of blocks.push(chunk)) yield { number: number++, pieces };
  const last = blocks.rest();
  if (last.length > 0) yield { number, pieces: last };
}
async function* blocksInAnyOrder(bytes, index) {
  const begun = /* @__PURE__ */ new Map();
  for await (const piece of bytes) {
    const start = bytes.positionOf?.(piece);
    for (const number of blocksBetween(start, start + piece.length)) {
      const from = Math.max(start, number * blockBytes);
      const pieces = begun.get(number) ?? /* @__PURE__ */ new Map();
      begun.set(number, pieces.set(from, piece.subarray(from - start, (number + 1) * blockBytes - start)));
      const length = Math.min(blockBytes, bodyLength(index) - number * blockBytes);
      if (lengthOf([...pieces.values()]) < length) continue;
      begun.delete(number);
      yield {
        number,
        pieces: [...pieces].toSorted(([one], [other]) => one - other).map(([, bytes2]) => bytes2)
      };
    }
  }
}
async function readBlockAgain(entry, index, number) {
  const start = number * blockBytes;
  const read3 = entry.file?.filling?.read ?? entry.read;
  const block = await readRange({ ...entry, read: read3 }, start, Math.min(start + blockBytes, bodyLength(index)));
  if (isBlock([block], number, index.digests)) return block;
  throw new BadEntry(`the bytes from ${start} on do not match their SHA-256`);
}
async function* readBare(entry, { onRead, signal }) {
  let position = 0;
  for await (const bytes of entry.read(0, entry.size)) {
    signal.throwIfAborted();
    onRead?.(bytes.length);
    position += bytes.length;
    yield bytes;
  }
  if (Number.isFinite(entry.size) && position !== entry.size)
    throw new BadEntry(`it ended at byte ${position} of ${entry.size}`);
}

// src/steps/mount.ts
import { mkdirSync as mkdirSync13 } from "node:fs";
import { join as join31 } from "node:path";

// src/files/stage-and-publish.ts
import { mkdirSync as mkdirSync9, readdirSync as readdirSync8 } from "node:fs";

// src/files/copy-tree.ts
import {
  copyFileSync,
  mkdirSync as mkdirSync6,
  readdirSync as readdirSync6,
  readlinkSync as readlinkSync3,
  statSync as statSync6,
  symlinkSync as symlinkSync3,
  utimesSync as utimesSync4
} from "node:fs";
import { setImmediate as setImmediate4 } from "node:timers/promises";
async function copyTree(from, to, signal) {
  const { atimeMs, mtimeMs } = statSync6(from);
  mkdirSync6(to);
  for (const item of readdirSync6(from, { withFileTypes: true })) {
    const [source, target] = [join(from, item.name), join(to, item.name)];
    if (item.isDirectory()) await copyTree(source, target, signal);
    else if (item.isSymbolicLink()) symlinkSync3(readlinkSync3(source), target);
    else copyFileSync(source, target);
  }
  utimesSync4(to, atimeMs / 1e3, mtimeMs / 1e3);
  await setImmediate4();
  signal.throwIfAborted();
}

// src/files/lock.ts
import { mkdirSync as mkdirSync7, readdirSync as readdirSync7, rmdirSync as rmdirSync5, rmSync as rmSync6, writeFileSync as writeFileSync5 } from "node:fs";
import { setTimeout as setTimeout2 } from "node:timers/promises";
var retryMs = 20;
var timeoutMs = 6e4;
function lockIn(parent) {
  return join(parent, `${prefix}lock-${process.geteuid?.() ?? 0}`);
}
function checkLock(parent) {
  const lock = lockIn(parent);
  const stat6 = statOf(toBytes(lock));
  if (stat6 && !isPrivateDirectory(stat6))
    throw new Error(`${lock} is not a directory of this user alone; remove it to restore here`);
}
async function lockDirectory(staging, signal) {
  if (!hasSign(staging)) return () => {
  };
  const [parent, name2] = [dirname(staging), basename(staging)];
  const [lock, own] = [lockIn(parent), join(staging, "lock")];
  mkdirSync7(own, { mode: 448 });
  writeFileSync5(join(own, name2), "");
  const deadline = Date.now() + timeoutMs;
  while (!take(own, lock)) {
    checkLock(parent);
    const held = await isHeld(lock);
    if (Date.now() > deadline) throw new Error(`another restore has been busy in ${parent} for a minute`);
    if (held) await setTimeout2(retryMs, void 0, { signal });
  }
  return () => {
    rmSync6(join(lock, name2), { force: true });
    try {
      rmdirSync5(lock);
    } catch {
    }
  };
}
function take(own, lock) {
  try {
    return renameUnlessTaken(own, lock);
  } catch (error2) {
    checkLock(dirname(lock));
    throw error2;
  }
}
async function isHeld(lock) {
  let held = false;
  for (const holder of holdersOf(lock)) {
    if (await isAlive(join(dirname(lock), holder))) held = true;
    else rmSync6(join(lock, holder), { recursive: true, force: true });
  }
  return held;
}
function holdersOf(lock) {
  try {
    return readdirSync7(lock);
  } catch (error2) {
    if (codeOf(error2) === "ENOENT") return [];
    throw error2;
  }
}

// src/files/publish.ts
import { chmodSync as chmodSync5, mkdirSync as mkdirSync8 } from "node:fs";
function publish(staged) {
  const dirs = new Set(staged.map(({ dir }) => dir));
  const done = [];
  try {
    for (const { root, dir } of staged) {
      const steps2 = planOf(root, dir);
      carryOut(steps2, dir);
      done.push(...steps2);
    }
  } catch (error2) {
    for (const dir of dirs) undo(dir);
    throw error2;
  }
  for (const dir of dirs) commit(dir);
  return done;
}
function planOf(root, dir) {
  const staged = toBytes(join(dir, "tree", String(root.place)));
  if (!statOf(staged)) return [];
  const asideDir = join(dir, "aside", String(root.place));
  mkdirSync8(asideDir, { recursive: true });
  let asides = 0;
  const plan = { root, aside: () => toBytes(join(asideDir, String(asides++))) };
  const steps2 = planAbove(plan, staged, toBytes(root.base));
  if (steps2.length === 0) return [];
  const missing = missingDirectories(toBytes(root.matches("") ? dirname(root.base) : root.base));
  return [...missing.map((path7) => ({ do: "make", path: path7 })), ...steps2];
}
function planAbove(plan, staged, target, relative5 = "") {
  const path7 = fromBytes(relative5).toString();
  if (plan.root.matches(path7)) return planMatch(plan, staged, target);
  if (!statOf(staged)?.isDirectory())
    throw new BadEntry(`it holds ${path7}, which '${plan.root.pattern}' does not name`);
  const existing = statOf(target);
  if (existing && !existing.isDirectory() && relative5 !== "") {
    throw new Error(`${fromBytes(target)} is no directory, so nothing can be restored below it`);
  }
  const steps2 = namesIn(staged).flatMap((name2) => {
    const path8 = relative5 === "" ? name2 : `${relative5}/${name2}`;
    return planAbove(plan, `${staged}/${name2}`, below(target) + name2, path8);
  });
  return existing || relative5 === "" || steps2.length === 0 ? steps2 : [{ do: "make", path: target }, ...steps2];
}
function planMatch(plan, staged, target) {
  const existing = statOf(target);
  const cached = statOf(staged);
  if (!existing) return [{ do: "move", from: staged, to: target, inode: inodeOf(staged) }];
  if (existing.isDirectory() && cached.isDirectory()) {
    chmodSync5(fromBytes(staged), 448);
    const steps2 = namesIn(staged).flatMap(
      (name2) => planMatch(plan, `${staged}/${name2}`, below(target) + name2)
    );
    return [...steps2, { do: "stamp", path: target, stamp: stampOf(cached), before: stampOf(existing) }];
  }
  if (existing.isDirectory() && namesIn(target).length > 0) {
    throw new Error(
      `${fromBytes(target)} is a directory with content where the cache has none; remove it to restore`
    );
  }
  const inode = inodeOf(staged);
  return [{ do: "replace", from: staged, to: target, inode, aside: plan.aside() }];
}
function stampOf({ mode, mtimeMs }) {
  return { mode: mode & 4095, mtime: mtimeMs / 1e3 };
}

// src/files/stage-and-publish.ts
async function place({ roots, signal, fill: fill4, publishing }) {
  const parents = await Promise.all(roots.map(stagingParent));
  const stagings = /* @__PURE__ */ new Map();
  const stagingIn = (parent) => stagings.get(parent).dir;
  const locks = [];
  let done = [];
  try {
    for (const parent of new Set(parents)) {
      checkLock(parent);
      stagings.set(parent, openStaging(parent));
    }
    const staged = roots.map((root, nth) => ({ root, dir: stagingIn(parents[nth]) }));
    const first = stagingIn(parents[0]);
    await fill4(first);
    checkPlaces(first, roots);
    for (const { root, dir } of staged) {
      if (dir !== first) await moveTree(root, { from: first, to: dir, signal });
    }
    for (const parent of [...stagings.keys()].sort())
      locks.push(await lockDirectory(stagingIn(parent), signal));
    signal.throwIfAborted();
    await publishing(() => {
      done = publish(staged);
    });
  } finally {
    for (const unlock of locks) unlock();
    await Promise.all([...stagings.values()].map((staging) => staging.remove()));
    stampAgain(done);
  }
}
function checkPlaces(dir, roots) {
  const stray = readdirSync8(join(dir, "tree")).find(
    (name2) => !roots.some(({ place: place2 }) => String(place2) === name2)
  );
  if (stray !== void 0) throw new BadEntry(`it holds ${stray}, which is not of any line of path`);
}
async function moveTree({ place: place2 }, { from, to, signal }) {
  const source = join(from, "tree", String(place2));
  const target = join(to, "tree", String(place2));
  mkdirSync9(join(to, "tree"), { recursive: true });
  try {
    rename2(source, target);
  } catch (error2) {
    if (codeOf(error2) === "ENOENT") return;
    if (codeOf(error2) !== "EXDEV") throw error2;
    await whileThereIsSpace(
      to,
      signal,
      (signal2) => process.platform === "win32" ? copyTree(source, target, signal2) : runProgram("cp", ["-a", source, target], { cwd: to, signal: signal2 })
    );
  }
}

// src/lazy/lazy-mount.ts
import { join as join24 } from "node:path";

// src/mount/unmount.ts
import { mkdtempSync as mkdtempSync4, readdirSync as readdirSync10, readlinkSync as readlinkSync5, rmdirSync as rmdirSync6, rmSync as rmSync7, symlinkSync as symlinkSync4 } from "node:fs";
import { tmpdir as tmpdir3 } from "node:os";
import { basename as basename6, dirname as dirname11, join as join22 } from "node:path";
import { setTimeout as sleep2 } from "node:timers/promises";

// src/mount/mount-root.ts
import { lstatSync as lstatSync13, mkdtempSync as mkdtempSync3, readdirSync as readdirSync9, realpathSync } from "node:fs";
import { basename as basename5, dirname as dirname10, join as join21 } from "node:path";

// src/mount/mountinfo.ts
import { readFileSync as readFileSync7 } from "node:fs";
function readMounts() {
  if (process.platform !== "linux") return [];
  const lines2 = readFileSync7("/proc/self/mountinfo", "latin1").split("\n").slice(0, -1);
  return lines2.map((line) => {
    const [before = "", after = ""] = line.split(" - ");
    const [type = "", source = "", options = ""] = after.split(" ");
    const [, user] = /(?:^|,)user_id=(\d+)/.exec(options) ?? [];
    const mount2 = { point: plain(before.split(" ")[4] ?? ""), type, source: plain(source), options };
    return type === "fuse" ? { ...mount2, user: Number(user) } : mount2;
  });
}
function plain(field) {
  return field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)));
}

// src/mount/processes.ts
import { readFileSync as readFileSync8, readlinkSync as readlinkSync4 } from "node:fs";
function pidNamespace() {
  return readlinkSync4("/proc/self/ns/pid").replace(/\D/g, "");
}
function startOf2(pid) {
  try {
    const fields = readFileSync8(`/proc/${pid}/stat`, "latin1").replace(/^.*\) /s, "").split(" ");
    return fields[0] === "Z" ? void 0 : fields[19];
  } catch {
    return void 0;
  }
}

// src/mount/mount-root.ts
var pattern = /^headstart-mount-(\d+)-(\d+)-(\d+)-\w{6}$/;
function openMountRoot(parent) {
  const runner = process.ppid || 1;
  const name2 = `headstart-mount-${pidNamespace()}-${runner}-${startOf2(runner)}-`;
  return mkdtempSync3(join21(realpathSync(parent), name2));
}
function sourceOf({ type, source, user }) {
  const isTrusted = type === "fuse" ? user === 0 || user === process.geteuid?.() : /^(overlay|tmpfs)$/.test(type);
  return isTrusted ? source : void 0;
}
function mountsOn(dir) {
  const path7 = toBytes(dir);
  return readMounts().filter((mount2) => sourceOf(mount2) === path7 || isWithin(mount2.point, path7));
}
var brokerSource = "headstart-broker";
function filesShownFor(dir) {
  const path7 = toBytes(dir);
  return readMounts().filter((mount2) => mount2.type === "fuse" && sourceOf(mount2) === path7);
}
function ownMountPoints() {
  const isOwn2 = (source) => isMountRoot(source) || source === brokerSource;
  return readMounts().flatMap((mount2) => isOwn2(sourceOf(mount2) ?? "") ? mount2.point : []);
}
function isMountRoot(dir) {
  return pattern.test(basename5(dir));
}
var longestJobMs = 5 * 24 * 60 * 60 * 1e3;
function isAbandoned(dir) {
  const [, namespace, pid = "", start] = basename5(dir).match(pattern) ?? [];
  if (namespace === pidNamespace()) return startOf2(pid) !== start;
  const stat6 = lstatSync13(dir, { throwIfNoEntry: false });
  return stat6 !== void 0 && Date.now() - stat6.mtimeMs > longestJobMs;
}
function rootOf2(mount2) {
  return mount2.type === "squashfs" ? dirname10(mount2.point) : sourceOf(mount2);
}
function abandonedMountRoots(parent) {
  const mounted = readMounts().flatMap((mount2) => rootOf2(mount2) ?? []).map((dir) => fromBytes(dir).toString()).filter((dir) => isMountRoot(dir) && !isOthers(dir));
  const names = process.platform === "linux" ? readdirSync9(parent).filter((name2) => pattern.test(name2)) : [];
  const own = names.map((name2) => join21(realpathSync(parent), name2)).filter(isPrivate);
  return [.../* @__PURE__ */ new Set([...mounted, ...own])].filter(isAbandoned);
}
function isOthers(dir) {
  try {
    const stat6 = lstatSync13(dir, { throwIfNoEntry: false });
    return stat6 !== void 0 && !isPrivateDirectory(stat6);
  } catch {
    return true;
  }
}

// src/mount/unmount.ts
var attempts = 10;
var pauseMs = 300;
async function takeDown(dir, { rights, warn: warn2 }) {
  if (!isMountRoot(dir)) throw new Error(`${dir} is no mount root`);
  const signal = AbortSignal.timeout(6e4);
  const own = toBytes(dir);
  const isMemory = ({ point }) => point === own;
  const shown = mountsOn(dir).filter((mount2) => !isMemory(mount2));
  const isBusy = await unmount(shown.reverse(), { rights, warn: warn2, signal });
  if (!isPrivate(dir)) return;
  removeMade(dir);
  const left = mountsOn(dir);
  if (!left.every(isMemory)) return;
  await unmount(left, { rights, warn: warn2, signal });
  if (isBusy && left.length === 0) return;
  const where = { cwd: dirname11(dir), signal };
  await rights.run("rm", ["-rf", "--one-file-system", "--", basename6(dir)], where);
}
async function unmount(mounts, { rights, warn: warn2, signal }) {
  let busy = mounts;
  for (let attempt2 = 0; attempt2 < attempts && busy.length > 0; attempt2++) {
    if (attempt2 > 0) await sleep2(pauseMs, void 0, { signal });
    const before = busy;
    busy = [];
    for (const { point } of before) {
      const reason = await unmountAt(point, [], { rights, signal }).then(() => void 0, messageOf);
      const isMounted2 = readMounts().some((mount2) => mount2.point === point);
      if (reason !== void 0 && isMounted2) busy.push({ point, reason });
    }
  }
  for (const { point, reason } of busy) {
    warn2(`${fromBytes(point)} is still in use, so it was only detached: ${reason}`);
    await unmountAt(point, ["-l"], { rights, signal });
  }
  return busy.length > 0;
}
function removeMade(dir) {
  const link3 = (name2) => readlinkSync5(join22(dir, name2), "latin1");
  for (const number of madeIn(dir).sort((a, b) => Number(b) - Number(a))) {
    try {
      const topmost = link3(`made-${number}`);
      for (let path7 = link3(`target-${number}`); isWithin(path7, topmost); path7 = dirname11(path7)) {
        rmdirSync6(fromBytes(path7));
      }
    } catch (error2) {
      if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(codeOf(error2) ?? "")) throw error2;
    }
  }
}
function madeIn(dir) {
  try {
    return readdirSync10(dir).flatMap((name2) => name2.match(/^made-(\d+)$/)?.[1] ?? []);
  } catch (error2) {
    if (codeOf(error2) === "ENOENT") return [];
    throw error2;
  }
}
async function unmountAt(point, options, { rights, signal }) {
  const dir = mkdtempSync4(join22(tmpdir3(), "headstart-"));
  try {
    symlinkSync4(fromBytes(point), join22(dir, "point"));
    await rights.run("umount", ["-i", ...options, "--", "point"], { cwd: dir, signal });
  } finally {
    rmSync7(dir, { recursive: true, force: true });
  }
}

// src/lazy/found-entry.ts
async function foundEntry(entry, { etag, url }) {
  const { scope, version, key, size, createdAt, identity: identity2 } = entry;
  return { scope, version, key, size, createdAt: createdAt.getTime(), identity: identity2, etag, url: await url() };
}
function foundStore(store, found2, { scopes, ...reading }) {
  const { scope, version, key, size, identity: identity2, etag } = found2;
  const wanted = { scopes: scope === void 0 ? scopes : [scope], keys: [key], versions: [version] };
  const findAgain = async () => {
    const entry2 = await store.find(wanted);
    if (entry2?.size === size && entry2.identity === identity2) return entry2;
    await entry2?.close();
    throw new TransferFailure(`the entry ${key} is gone; it was replaced meanwhile`, "none");
  };
  const sign = async () => {
    const entry2 = await findAgain();
    const { url } = entry2.remote;
    return url().finally(entry2.close);
  };
  const remote = { size, etag, url: signedOnce(sign, found2.url) };
  const entry = {
    scope,
    version,
    key,
    size,
    createdAt: new Date(found2.createdAt),
    identity: identity2,
    remote,
    read: (start, end) => download(remote, { start, end }, reading),
    reject: async () => (await findAgain()).reject(),
    close: async () => {
    }
  };
  return { ...store, find: async () => entry };
}

// src/lazy/server.ts
import { existsSync as existsSync5, rmSync as rmSync8, writeFileSync as writeFileSync6 } from "node:fs";
import { join as join23 } from "node:path";
import { setTimeout as sleep3 } from "node:timers/promises";

// src/lazy/serve-request.ts
var import_node_readline = __toESM(require_readline(), 1);
function messageLine(message) {
  const json = JSON.stringify(message).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
  return `${json}
`;
}
function readMessages(stream) {
  const lines2 = (0, import_node_readline.createInterface)({ input: stream });
  const { promise: senderGone, resolve: resolve3 } = Promise.withResolvers();
  lines2.on("close", resolve3);
  const iterator = lines2[Symbol.asyncIterator]();
  return {
    senderGone,
    async next() {
      const { done, value } = await iterator.next();
      if (done) throw new Error("it ended without a word");
      return JSON.parse(value);
    }
  };
}

// src/lazy/server.ts
var serverFiles = {
  /** The FUSE file: the image, ready to be mounted. */
  image: "image",
  /** The blocks that have arrived. */
  blocks: "blocks",
  /** The FetchReport as JSON, written when the server ends. */
  report: "report",
  log: "log"
};
var identity = "server";
var startTimeoutMs = 6e4;
function startServer() {
  const program2 = join23(import.meta.dirname, "lazy.js");
  const { pid, stdin, stdout, kill: kill2 } = startDetached({ path: process.execPath, args: [program2] });
  const replies = readMessages(stdout);
  return {
    async show(request2, signal) {
      signal.throwIfAborted();
      const limit = AbortSignal.any([signal, AbortSignal.timeout(startTimeoutMs)]);
      limit.addEventListener("abort", kill2);
      try {
        writeFileSync6(join23(request2.dir, identity), `${pid} ${startOf2(pid)}`);
        stdin.write(messageLine(request2));
        const reply = await replies.next();
        if ("refused" in reply) throw new Error(reply.refused);
      } catch (error2) {
        kill2();
        signal.throwIfAborted();
        throw new Error(`its server refused: ${messageOf(error2)}`);
      } finally {
        limit.removeEventListener("abort", kill2);
      }
    }
  };
}
var endingMs = 5e3;
async function endServer(dir, rights) {
  const signal = AbortSignal.timeout(endingMs);
  for (const { point } of filesShownFor(dir)) {
    await unmountAt(point, ["-f", "-l"], { rights, signal }).catch(() => {
    });
  }
  const path7 = join23(dir, identity);
  if (!existsSync5(path7)) return void 0;
  const [, pid, start] = /^(\d+) (\d+)$/.exec(textIn(path7)) ?? [];
  if (pid) await endOf(Number(pid), start);
  rmSync8(path7, { recursive: true, force: true });
  return reportIn(dir) ?? "killed";
}
async function endOf(pid, start) {
  const began = performance.now();
  while (startOf2(pid) === start) {
    const ms = performance.now() - began;
    if (ms > 2 * endingMs) return;
    if (ms > endingMs) kill(pid);
    await sleep3(20);
  }
}
function reportIn(dir) {
  try {
    return JSON.parse(textIn(join23(dir, serverFiles.report)));
  } catch {
    return void 0;
  }
}
var maxFileBytes = 64 * 1024;
function textIn(path7) {
  return readOwnFile(path7, maxFileBytes)?.toString() ?? "";
}
function kill(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error2) {
    if (codeOf(error2) !== "ESRCH") throw error2;
  }
}

// src/lazy/lazy-mount.ts
function startServerFor(inputs, mounting) {
  const isOfUse = inputs.mode === "lazy" && !inputs.lookupOnly && "rights" in mounting;
  return isOfUse ? startServer() : void 0;
}
async function showImages({ entry, index }, images2, { server, dir, rights, signal }) {
  if (!entry.remote || entry.file?.isWhole) return void 0;
  const { digests, ...facts } = index;
  try {
    const found2 = await foundEntry(entry, entry.remote);
    const handed = { found: found2, facts, digests: digests.toString("base64") };
    await server.show({ env: environment(), cwd: process.cwd(), dir, ...handed }, signal);
  } catch (error2) {
    await endServer(dir, rights);
    signal.throwIfAborted();
    info2(`Receiving all of the image before mounting it: ${messageOf(error2)}`);
    return void 0;
  }
  const path7 = join24(dir, serverFiles.image);
  await checkHeads(path7, images2);
  return { path: path7, images: images2 };
}
async function endMounts(dir, rights, inspect) {
  const report = await endServer(dir, rights);
  await inspect?.(report, rights);
  await takeDown(dir, { rights, warn: warning2 });
  return report;
}
function troubleIn(report) {
  return typeof report === "object" ? report.trouble : void 0;
}
function imageAfter(report, dir) {
  if (!report) return join24(dir, serverFiles.image);
  if (report === "killed") {
    warning2("What had not arrived of the cache could not be read: its server was killed");
    return void 0;
  }
  logReport(report);
  const isWhole2 = report.presentBlocks === report.blocks;
  return isWhole2 && report.damage === void 0 ? join24(dir, serverFiles.blocks) : void 0;
}
function logReport(report) {
  const { blocks, presentBlocks, wantedBlocks, prefetchedBlocks, waitedMs, unreadBytes } = report;
  const { trouble, damage } = report;
  info2(
    `Of ${blocks} blocks of the cache, ${wantedBlocks} were wanted, ${prefetchedBlocks} of them after they had arrived; readers waited ${secondsText(waitedMs)}; ${shortSizeText(unreadBytes)} were never needed`
  );
  if (trouble !== void 0 && presentBlocks < blocks)
    warning2(`Not all of the cache could be read: ${trouble}`);
  if (damage !== void 0)
    warning2(`The cache is bad; its entry is removed where the store allows that: ${damage}`);
}

// src/mount/kernel-log.ts
function kernelTime() {
  return Number(process.hrtime.bigint()) / 1e9;
}
var slackSeconds = 10;
async function hasComplained(since, rights) {
  const log = await rights.kernelLog().catch(() => "");
  return log.split("\n").some((line) => {
    const [, seconds2 = String(since)] = line.match(/^\[ *(\d+\.\d+)\]/) ?? [];
    const isLate = Number(seconds2) >= since - slackSeconds;
    return isLate && /SQUASHFS error|I\/O error,? (on )?dev(ice)? loop/.test(line);
  });
}

// src/mount/overlay.ts
import { chmodSync as chmodSync6, existsSync as existsSync7, mkdirSync as mkdirSync11, readdirSync as readdirSync11, realpathSync as realpathSync3, symlinkSync as symlinkSync5, utimesSync as utimesSync5 } from "node:fs";
import { lstat as lstat4 } from "node:fs/promises";
import { join as join26 } from "node:path";

// src/mount/layers.ts
import { mkdirSync as mkdirSync10, writeFileSync as writeFileSync7 } from "node:fs";
import { join as join25 } from "node:path";

// src/mount/kernel-config.ts
var import_node_zlib8 = __toESM(require_zlib8(), 1);
import { existsSync as existsSync6, readFileSync as readFileSync9 } from "node:fs";
import { release } from "node:os";
function threadOptions(config) {
  const mayKnow = config === void 0 || /^CONFIG_SQUASHFS_CHOICE_DECOMP_BY_MOUNT=y$/m.test(config);
  return mayKnow ? ["threads=multi,", ""] : [""];
}
function kernelConfig() {
  const [packed, plain2] = ["/proc/config.gz", `/boot/config-${release()}`];
  try {
    if (existsSync6(plain2)) return readFileSync9(plain2, "latin1");
    return (0, import_node_zlib8.gunzipSync)(readFileSync9(packed)).toString("latin1");
  } catch {
    return void 0;
  }
}

// src/mount/layers.ts
function newLayerMounts({ dir, rights, signal }) {
  const where = { cwd: dir, signal };
  const mounted = [];
  let threads;
  const mount2 = async (point, type, options, source) => {
    await rights.run("mount", ["-i", "-n", "-t", type, "-o", options, "--", source, point], where);
    mounted.push(point);
  };
  const optionsOf = ({ offset, length }, more2) => `${more2}loop,offset=${offset},sizelimit=${length},ro,nosuid,nodev`;
  const mountImage = async (image, point) => {
    mkdirSync10(join25(dir, point));
    await firstOf(threads ?? threadOptions(kernelConfig()), async (more2) => {
      await mount2(point, "squashfs", optionsOf(image, more2), "image");
      threads = [more2];
    });
  };
  const mountDeltas = async (deltas, points, table) => {
    if (deltas.length === 0) return;
    for (const point of points) mkdirSync10(join25(dir, point));
    const [more2 = ""] = threads ?? [];
    const lines2 = deltas.map((delta, nth) => `image ${points[nth]} squashfs ${optionsOf(delta, more2)} 0 0
`);
    writeFileSync7(join25(dir, table), lines2.join(""), { flag: "wx", mode: 384 });
    await rights.run("mount", ["-i", "-n", "-a", "-T", table], where);
    mounted.push(...points);
  };
  return {
    /** Mounts an image and its deltas. @returns the mount points, the newest layer first */
    async mountAll(image, name2) {
      const base = `${name2}-0`;
      await mountImage(image, base);
      const points = image.deltas.map((_, nth) => `${name2}-${nth + 1}`);
      await mountDeltas(image.deltas, points, `${name2}-table`);
      const [upmost = base, ...others] = [base, ...points].toReversed();
      return [upmost, ...others];
    },
    /**
     * Shows several directories as one that cannot be written to.
     * @param names at least two, relative to the mount root, the upmost one first
     * @returns the point
     */
    async stack(names, point) {
      mkdirSync10(join25(dir, point));
      await mount2(point, "overlay", `ro,nosuid,nodev,xino=on,lowerdir=${names.join(":")}`, dir);
      return point;
    },
    /** Overlays keep what they show mounted, so the mount points can go, even if a process uses them now. */
    async release() {
      const points = mounted.splice(0);
      if (points.length > 0) await rights.run("umount", ["-l", "--", ...points], where);
    }
  };
}
async function firstOf(options, attempt2) {
  const [first = "", ...others] = options;
  try {
    await attempt2(first);
  } catch (error2) {
    if (others.length === 0) throw error2;
    await firstOf(others, attempt2);
  }
}

// src/mount/mount-points.ts
import { realpathSync as realpathSync2 } from "node:fs";
import { lstat as lstat3, readdir as readdir2 } from "node:fs/promises";
import { dirname as dirname12 } from "node:path";
var mostSites = 16;
async function sitesOf(root, place2) {
  const sites = [];
  const visit = async (relative5) => {
    const source = toBytes(place2) + relative5;
    const site = { sources: [source], target: toBytes(root.base) + relative5 };
    const path7 = fromBytes(relative5.slice(1)).toString();
    if (!(await lstat3(fromBytes(source))).isDirectory())
      throw new Error(`'${root.pattern}' names a file, and only directories are mounted`);
    if (root.matches(path7)) sites.push(site);
    else
      for (const name2 of await readdir2(fromBytes(source), { encoding: "latin1" }))
        await visit(`${relative5}/${name2}`);
    if (sites.length > mostSites)
      throw new Error(`'${root.pattern}' names more than ${mostSites} directories`);
  };
  const isMissing = await lstat3(place2).then(
    () => false,
    (error2) => codeOf(error2) === "ENOENT"
  );
  if (!isMissing) await visit("");
  return sites;
}
async function checkSite({ sources, target }, { base }, spare) {
  if ((await lstat3(fromBytes(sources[0]))).uid !== process.geteuid?.())
    throw new Error("it was saved by another user");
  for (let path7 = target; path7 !== toBytes(base); path7 = dirname12(path7)) {
    const stat6 = statOf(path7);
    if (stat6 && !stat6.isDirectory()) throw new Error(`${fromBytes(path7)} is no directory`);
  }
  checkTarget(target, spare);
}
function checkTarget(target, spare) {
  const name2 = fromBytes(target).toString();
  if (!statOf(`${target}/.`)) return;
  const real = realpathSync2(fromBytes(target), "latin1");
  if (spare.some((path7) => isWithin(realpathSync2(path7, "latin1"), real)))
    throw new Error(`${name2} holds the directory of the job or the store`);
  if (readMounts().some(({ point }) => isWithin(point, real)))
    throw new Error(`something is mounted at ${name2} already, or below it`);
}

// src/mount/overlay.ts
async function mountImages(images2, mounting) {
  const { dir, signal } = mounting;
  const unmounted = [];
  const mounts = newLayerMounts(mounting);
  const contents = [];
  for (const [nth, image] of images2.entries()) {
    const { root: own, roots } = image;
    try {
      const points = await mounts.mountAll(image, `l${nth}`);
      if (own) contents.push(wholeOf(own, points, dir));
      else {
        const top = points.length > 1 ? await mounts.stack(points, tree) : points[0];
        contents.push(...roots.map((root) => partOf2(root, join26(dir, top))));
      }
    } catch (error2) {
      signal.throwIfAborted();
      unmounted.push(...roots.map((root) => ({ root, reason: messageOf(error2) })));
    }
  }
  const refusals = await show(contents, "lower", { ...mounting, mounts });
  await mounts.release();
  return [...unmounted, ...refusals];
}
function mountTree(roots, mounting) {
  const contents = roots.map((root) => partOf2(root, join26(mounting.dir, tree)));
  return show(contents, "upper", { ...mounting, mounts: newLayerMounts(mounting) });
}
var tree = "tree";
function partOf2(root, dir) {
  return { root, sites: () => sitesOf(root, join26(dir, String(root.place))) };
}
function wholeOf(root, [upmost, ...others], dir) {
  const sourceAt = (point) => toBytes(join26(dir, point));
  const site = {
    sources: [sourceAt(upmost), ...others.map(sourceAt)],
    target: toBytes(root.literal)
  };
  return { root, sites: async () => [site] };
}
async function show(contents, position, mounting) {
  const { dir, rights, spare, signal } = mounting;
  const refusals = [];
  let siteCount = 0;
  for (const { root, sites: find } of contents.toSorted((a, b) => a.root.place - b.root.place)) {
    const mounted = [];
    try {
      const sites = await find();
      for (const site of sites) await checkSite(site, root, spare);
      for (const site of sites) {
        const number = siteCount++;
        await mountSite({ ...site, number, position }, mounting);
        mounted.push(number);
      }
    } catch (error2) {
      signal.throwIfAborted();
      for (const number of mounted.reverse()) {
        await rights.run("umount", ["--", `target-${number}`], { cwd: dir, signal });
      }
      refusals.push({ root, reason: messageOf(error2) });
    }
  }
  return refusals;
}
function upperDirectories(dir) {
  const names = existsSync7(dir) ? readdirSync11(dir) : [];
  return names.filter((name2) => /^upper-\d+$/.test(name2)).map((name2) => realpathSync3(join26(dir, name2)));
}
async function mountSite(site, { dir, rights, signal, mounts }) {
  const { target, number } = site;
  const shown = `target-${number}`;
  const content = statOf(`${target}/.`) ? namesIn(target) : void 0;
  symlinkSync5(fromBytes(target), join26(dir, shown));
  if (!content) {
    const [topmost = target] = missingDirectories(target);
    symlinkSync5(fromBytes(topmost), join26(dir, `made-${number}`));
    mkdirSync11(fromBytes(target), { recursive: true });
  }
  let lowers = await makeLayers(site, dir);
  if (content && content.length > 0) {
    if (lowers.length > 1) lowers = [await mounts.stack(lowers, `stack-${number}`)];
    lowers.push(shown);
  }
  const layers = `lowerdir=${lowers.join(":")},upperdir=upper-${number},workdir=work-${number}`;
  await firstOf(["volatile,metacopy=on", "metacopy=on", "metacopy=off"], (more2) => {
    const options = `${more2},nosuid,nodev,redirect_dir=on,index=off,${layers}`;
    const args = ["-i", "-n", "-t", "overlay", "-o", options, "--", dir, shown];
    return rights.run("mount", args, { cwd: dir, signal });
  });
}
async function makeLayers({ sources, number, position }, dir) {
  const [upper, lower] = [`upper-${number}`, `lower-${number}`];
  mkdirSync11(join26(dir, `work-${number}`));
  if (position === "upper") {
    symlinkSync5(fromBytes(sources[0]), join26(dir, upper));
    mkdirSync11(join26(dir, lower));
    return [lower];
  }
  mkdirSync11(join26(dir, upper));
  const { mode, mtimeMs } = await lstat4(fromBytes(sources[0]));
  chmodSync6(join26(dir, upper), mode & 511);
  utimesSync5(join26(dir, upper), mtimeMs / 1e3, mtimeMs / 1e3);
  const names = sources.map((_, nth) => `${number}-${nth}`);
  for (const [nth, source] of sources.entries())
    symlinkSync5(fromBytes(source), join26(dir, names[nth]));
  return names;
}

// src/mount/ramdisk.ts
var pageBytes = 4096;
var share = { auto: 1 / 4, on: 3 / 4 };
async function mountMemory(dir, { wish, bytes, rights, signal }) {
  const free = process.availableMemory();
  if (!Number.isFinite(bytes)) return "the server does not tell how much is needed";
  if (bytes > free * share[wish])
    return `${shortSizeText(bytes)} are needed, and only ${shortSizeText(free)} of memory are free`;
  const size = Math.floor(free * share.on);
  const owner = `uid=${process.geteuid?.()},gid=${process.getegid?.()}`;
  const files = Math.floor(size / pageBytes);
  const options = `size=${size},nr_inodes=${files},mode=0700,${owner},nosuid,nodev`;
  await rights.run("mount", ["-i", "-n", "-t", "tmpfs", "-o", options, "--", dir, dir], { cwd: "/", signal });
  return void 0;
}

// src/steps/brokered.ts
import { lstatSync as lstatSync14, mkdirSync as mkdirSync12, mkdtempSync as mkdtempSync5, realpathSync as realpathSync4, rmdirSync as rmdirSync7, rmSync as rmSync9 } from "node:fs";
import { dirname as dirname13, join as join27 } from "node:path";

// src/mount/broker.ts
var import_node_readline2 = __toESM(require_readline2(), 1);
import { once as once7 } from "node:events";
import { connect as connect3 } from "node:net";
function brokerAt(path7, signal) {
  async function* request2(task, values) {
    const socket = connect3({ path: path7, signal });
    socket.on("error", () => {
    });
    try {
      await once7(socket, "connect", { signal });
      const lines2 = (0, import_node_readline2.createInterface)({ input: socket })[Symbol.asyncIterator]();
      const { value: nonce } = await lines2.next();
      socket.write(`${JSON.stringify({ ...values, do: task, nonce })}
`);
      for (; ; ) {
        const { done, value } = await lines2.next();
        signal.throwIfAborted();
        if (done) throw new Error("the broker ended without an answer");
        const reply = JSON.parse(value);
        if (reply.no !== void 0) throw new Error(`the broker refused, for ${reply.no}`);
        yield reply;
      }
    } finally {
      socket.destroy();
    }
  }
  const answer = async (task, values) => {
    for await (const reply of request2(task, values)) return reply;
    throw new Error("the broker ended without an answer");
  };
  return {
    mount: async (target, layers) => (await answer("mount", { target, layers })).need ?? [],
    async unmount(target) {
      await answer("umount", { target });
    },
    async hand(layers, until) {
      for await (const reply of request2("import", layers)) if (reply[until]) return;
    }
  };
}

// src/steps/unpack-refused.ts
import { existsSync as existsSync8 } from "node:fs";

// src/steps/unpack.ts
async function unpack2(job, context) {
  await checkSpace(await stagingParent(job.roots[0]), neededBy(job));
  await putInPlace(job.roots, context, (dir) => unpackInto(dir, job));
}
function neededBy({ bytes, segments }) {
  return { bytes, files: segments.reduce((sum3, { files }) => sum3 + files, 0) };
}
async function unpackInto(dir, job) {
  const tools = await job.tools();
  const reason = job.format.unsupportedReason(tools, "unpack");
  if (reason) throw new Error(`this runner cannot unpack the entry, for ${reason}`);
  const order = job.format.image ? "any" : void 0;
  const unpackWith = (more2) => whileThereIsSpace(
    dir,
    job.signal,
    (signal) => job.format.unpack({ ...job, ...more2, signal, tools, body: job.body(order), dir })
  );
  try {
    await unpackWith({});
  } catch (error2) {
    if (!(error2 instanceof NamesCollide)) throw error2;
    await unpackWith({ workers: 1 });
  }
}
async function putInPlace(roots, { timeline, signal }, fill4) {
  await place({
    roots,
    signal,
    fill: (dir) => timeline.during("unpack", () => fill4(dir)),
    publishing: (put) => timeline.during("publish", put)
  });
}

// src/steps/unpack-refused.ts
function spareDirectories({ inputs }) {
  const spare = [process.cwd(), workspace(), tempDir(), inputs.localDir];
  return spare.filter((path7) => existsSync8(path7));
}
async function unpackRefused(refusals, context, unpack3) {
  if (refusals.length === 0) return;
  for (const { root, reason } of refusals)
    info2(`Unpacking ${root.pattern} instead of mounting: ${reason}`);
  const roots = refusals.map(({ root }) => root);
  await putInPlace(roots, context, (dir) => unpack3(roots, dir));
}
async function unpackReceived(received, refusals, { job, context }) {
  await unpackRefused(refusals, context, async (roots, staging) => {
    const tools = await job.tools();
    if (!tools.unsquashfs)
      throw new Error(
        "this runner can neither mount nor unpack the entry, for it has no unsquashfs 4.5 or newer"
      );
    await checkSpace(staging, neededBy(job));
    await whileThereIsSpace(
      staging,
      job.signal,
      (signal) => unpackImages(received, { ...job, signal, tools, dir: staging }, roots)
    );
  });
}

// src/steps/brokered.ts
async function mountByBroker(job, socket, context) {
  const brokered = { socket, mounts: [] };
  const brokering = { ...context, job, brokered, broker: brokerAt(socket, context.signal) };
  const { mountable, refusals } = planOf2(job);
  try {
    const lacking = await mountAll(mountable, refusals, brokering);
    if (lacking.length + refusals.length > 0) await bringOthers(lacking, refusals, brokering);
    const mounted = brokered.mounts.map(({ pattern: pattern2 }) => pattern2);
    if (mounted.length > 0) info2(`Mounted ${mounted.join(", ")} through the broker of the host`);
  } catch (error2) {
    await unmountBrokered(brokered);
    throw error2;
  }
}
function planOf2({ segments, roots, indexed }) {
  const { index } = indexed;
  const images2 = imagesOf(segments, roots);
  const refusals = images2.flatMap((image) => {
    const reason = "the broker mounts only a directory that a line of `path` names";
    return image.root ? [] : image.roots.map((root) => ({ root, reason }));
  });
  const mountable = images2.flatMap(({ root, deltas, ...base }) => {
    const ranges = [base, ...deltas].map(({ offset, length }) => ({ offset, length }));
    const layers = ranges.map((range2) => ({ ...range2, digest: layerDigest(index.digests, range2) }));
    return root ? [{ root, layers: layers.toReversed() }] : [];
  });
  return { mountable, refusals };
}
async function mountAll(mountable, refusals, brokering) {
  const lacking = [];
  for (const { root, layers } of mountable) {
    try {
      const missing = await brokering.timeline.during("mount", () => mountOne({ root, layers }, brokering));
      if (missing.length > 0) lacking.push({ root, layers, missing });
    } catch (error2) {
      brokering.signal.throwIfAborted();
      refusals.push({ root, reason: messageOf(error2) });
    }
  }
  return lacking;
}
async function mountOne({ root, layers }, { broker, brokered, remember, ...context }) {
  const target = root.literal;
  if (lstatSync14(target, { throwIfNoEntry: false })?.isSymbolicLink()) throw new Error("the target is a link");
  checkTarget(toBytes(target), spareDirectories(context));
  const [made] = missingDirectories(toBytes(target));
  mkdirSync12(target, { recursive: true });
  const mount2 = { target: realpathSync4(target), pattern: root.pattern, made };
  remember({ brokered: { ...brokered, mounts: [...brokered.mounts, mount2] } });
  const digests = layers.map(({ digest }) => digest);
  const needed = await broker.mount(mount2.target, digests).catch((error2) => {
    removeMade2(mount2);
    throw error2;
  });
  if (needed.length > 0) {
    removeMade2(mount2);
    return layers.filter(({ digest }) => needed.includes(digest));
  }
  if (!isMounted(mount2.target)) throw new Error("the broker mounted nothing");
  brokered.mounts.push(mount2);
  return [];
}
var quickShare = 1 / 8;
async function bringOthers(lacking, refusals, brokering) {
  const { job, broker, timeline, inputs } = brokering;
  const { index } = job.indexed;
  const isReused = sameKey(index.key, inputs.key) && !inputs.rolling;
  const dir = mkdtempSync5(join27(tempDir(), "headstart-"));
  try {
    if (!job.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(job) });
    const received = await timeline.during("receive", () => receiveImages(job, dir));
    const layers = lacking.flatMap(({ missing }) => missing);
    const share2 = layers.reduce((sum3, { length }) => sum3 + length, 0) / bodyLength(job);
    const waits = share2 <= quickShare || !(await job.tools()).unsquashfs;
    const handing = { path: realpathSync4(received.path), end: bodyLength(job), layers };
    const handed = layers.length > 0 && (waits || isReused) ? broker.hand(handing, waits ? "ok" : "copied") : void 0;
    handed?.catch(() => {
    });
    const refuse = (reason) => {
      refusals.push(...lacking.splice(0).map(({ root }) => ({ root, reason })));
    };
    if (handed && waits) {
      const error2 = await timeline.during("mount", () => handed).catch(messageOf);
      if (error2 !== void 0) refuse(error2);
      lacking.push(...await mountAll(lacking.splice(0), refusals, brokering));
    }
    refuse(`the host did not have its image${isReused ? " yet" : ""}`);
    await unpackReceived(received, refusals, { job, context: brokering });
    if (!waits)
      await handed?.catch((error2) => info2(`The host did not take the image: ${messageOf(error2)}`));
    brokering.signal.throwIfAborted();
  } finally {
    rmSync9(dir, { recursive: true, force: true });
  }
}
async function unmountBrokered({ socket, mounts }) {
  const broker = brokerAt(socket, AbortSignal.timeout(3e4));
  for (const mount2 of mounts.toReversed()) {
    try {
      if (isMounted(mount2.target)) await broker.unmount(mount2.target);
      removeMade2(mount2);
    } catch (error2) {
      warning2(`${mount2.target} stays mounted until the container ends: ${messageOf(error2)}`);
    }
  }
}
function isMounted(target) {
  const point = toBytes(target);
  return readMounts().some(
    (mount2) => mount2.point === point && mount2.type === "overlay" && mount2.source === brokerSource
  );
}
function removeMade2({ target, made }) {
  if (made === void 0) return;
  try {
    for (let path7 = target; isWithin(path7, made); path7 = dirname13(path7)) rmdirSync7(path7);
  } catch (error2) {
    if (!["ENOTEMPTY", "ENOENT", "EBUSY", "ENOTDIR"].includes(codeOf(error2) ?? "")) throw error2;
  }
}

// src/steps/mounted-file.ts
import { open as open5 } from "node:fs/promises";
import { join as join30 } from "node:path";

// src/disk/notes.ts
import { constants as constants9 } from "node:fs";
import * as fs5 from "node:fs/promises";
import { join as join28 } from "node:path";
import { setTimeout as sleep4 } from "node:timers/promises";
var notesDir = ".notes";
function notesIn(dir) {
  const noteOf = async (file) => {
    await makeOwnDirectories(dir, join28(dir, notesDir));
    return join28(dir, notesDir, String((await file.stat({ bigint: true })).ino));
  };
  return {
    /** Whether the file is unchanged since it was proven. */
    async isProven(file) {
      const text2 = await noteOf(file).then(read2, () => void 0);
      return text2 === await stateOf(file);
    },
    /** Notes that a file is proven in a state, which `stateOf` returned. */
    prove: quietly(async (file, state) => {
      await sleep4(tickMs2);
      if (await stateOf(file) === state) await write(await noteOf(file), state);
    }),
    touch: quietly(async (file) => {
      const [note, now] = [await noteOf(file), /* @__PURE__ */ new Date()];
      await fs5.utimes(note, now, now).catch(async (error2) => {
        if (codeOf(error2) !== "ENOENT") throw error2;
        await write(note, "");
      });
    }),
    /** Notes that the file is in use as long as `name` exists, which must be free and on the same file system. */
    hold: quietly(async (file, name2) => fs5.link(await noteOf(file), name2))
  };
}
var tickMs2 = 20;
var maxNoteBytes = 256;
async function stateOf(file) {
  const { dev, ino, size, mtimeNs, ctimeNs } = await file.stat({ bigint: true });
  return [dev, ino, size, mtimeNs, ctimeNs].join(" ");
}
function quietly(work) {
  return (...args) => work(...args).catch(() => {
  });
}
async function read2(path7) {
  const { O_RDONLY: O_RDONLY2, O_NOFOLLOW: O_NOFOLLOW2, O_NONBLOCK: O_NONBLOCK2 } = constants9;
  const note = await fs5.open(path7, O_RDONLY2 | O_NOFOLLOW2 | O_NONBLOCK2).catch(() => void 0);
  try {
    const text2 = await note?.read(Buffer.alloc(maxNoteBytes), 0, maxNoteBytes, 0);
    return text2?.buffer.toString("latin1", 0, text2.bytesRead);
  } catch {
    return void 0;
  } finally {
    await note?.close();
  }
}
async function write(path7, text2) {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NOFOLLOW: O_NOFOLLOW2, O_NONBLOCK: O_NONBLOCK2 } = constants9;
  const note = await fs5.open(path7, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW2 | O_NONBLOCK2, 384);
  await note.writeFile(text2).finally(() => note.close());
}

// src/steps/local-copy.ts
import { createReadStream as createReadStream3 } from "node:fs";
import { join as join29 } from "node:path";
function localCopyOf(mountRoot, index, signal) {
  const path7 = join29(mountRoot, serverFiles.image);
  const file = {
    size: bodyLength(index),
    // A stream of no bytes would read to the end.
    read: (start, end) => createReadStream3(path7, { start, end: end - 1 })
  };
  async function* read3(start, end) {
    if (start === end) return;
    const blocks = { first: Math.floor(start / blockBytes), end: Math.ceil(end / blockBytes) };
    let position = blocks.first * blockBytes;
    for await (const { pieces } of readBlocks(file, index, blocks)) {
      signal.throwIfAborted();
      for (const piece of pieces) {
        const wanted = piece.subarray(Math.max(0, start - position), Math.max(0, end - position));
        position += piece.length;
        if (wanted.length > 0) yield wanted;
      }
    }
  }
  return {
    read: read3,
    async bytes(start, end) {
      const chunks = [];
      for await (const chunk of read3(start, end)) chunks.push(chunk);
      return Buffer.concat(chunks);
    }
  };
}

// src/steps/mounted-base.ts
var inFull = "Saving all files instead of the changes";
async function findBaseOfSave({ mounted, mountRoot }, { store, scopes, version, signal }) {
  if (!mounted || mountRoot === void 0) return void 0;
  try {
    if (mounted.version !== version) throw new Error("the restored cache has another format");
    return { ...await findBase(mounted, store, scopes), mountRoot };
  } catch (error2) {
    signal.throwIfAborted();
    info2(`${inFull}: ${messageOf(error2)}`);
    return void 0;
  }
}
async function findBase({ scope, version, key, size, identity: identity2 }, store, scopes) {
  const entry = await store.find({
    scopes: scope === void 0 ? scopes : [scope],
    keys: [key],
    versions: [version]
  });
  try {
    if (entry?.key !== key || entry.size !== size) throw new Error("the restored cache is gone");
    const index = await readIndex(entry.stored ?? entry);
    if (identityOf(index) !== identity2) throw new Error("the restored cache was replaced");
    return { entry, index };
  } catch (error2) {
    await entry?.close();
    throw error2;
  }
}

// src/steps/mounted-file.ts
async function stateOfMounted(mountRoot) {
  const file = await open5(join30(mountRoot, serverFiles.image)).catch((error2) => {
    if (codeOf(error2) === "ENOENT") return void 0;
    throw error2;
  });
  return file && stateOf(file).finally(() => file.close());
}
async function checkMounted({ mounted, mountRoot }, { store, scopes, signal }) {
  if (!mounted || mountRoot === void 0) return;
  const state = await stateOfMounted(mountRoot);
  if (state === void 0 || state === mounted.file) return;
  try {
    const { entry, index } = await findBase(mounted, store, scopes);
    await entry.close();
    for await (const _ of localCopyOf(mountRoot, index, signal).read(0, bodyLength(index))) ;
  } catch (error2) {
    signal.throwIfAborted();
    throw new Error(`the mounted cache has changed on the disk: ${messageOf(error2)}`, { cause: error2 });
  }
}

// src/steps/mount.ts
async function mount(job, context) {
  const { mounting } = context;
  if ("reason" in mounting && mounting.broker !== void 0 && job.format.image) {
    await mountByBroker(job, mounting.broker, context);
    return true;
  }
  const mountRoot = await mountRootFor(job, context);
  if (!mountRoot) return false;
  const { dir, rights } = mountRoot;
  let ending2;
  const stopWaiting = () => {
    ending2 = endServer(dir, rights);
  };
  const takeAway = async () => {
    await ending2;
    return troubleIn(await endMounts(dir, rights));
  };
  context.signal.addEventListener("abort", stopWaiting);
  try {
    const since = kernelTime();
    const { image } = job.format;
    const refusals = await (image ? mountAsImage : mountAsTree)(job, { ...context, ...mountRoot });
    const refused = refusals.map(({ root }) => root);
    const mounted = job.roots.filter((root) => !refused.includes(root));
    if (mounted.length === 0) await takeAway();
    else {
      if (image)
        context.remember({ mounted: { ...mountedEntry(job, since), file: await stateOfMounted(dir) } });
      info2(`Mounted ${mounted.map(({ pattern: pattern2 }) => pattern2).join(", ")}`);
    }
  } catch (error2) {
    const trouble = await takeAway();
    throw trouble === void 0 ? error2 : new Error(trouble, { cause: error2 });
  } finally {
    context.signal.removeEventListener("abort", stopWaiting);
  }
  return true;
}
function mountedEntry({ indexed, segments }, since) {
  const { entry, index } = indexed;
  const { scope, version, key, size } = entry;
  const images2 = segments.filter(isLayer).map(({ offset, length }) => ({ offset, length }));
  return { scope, version, key, size, images: images2, identity: identityOf(index), since };
}
async function mountRootFor(job, context) {
  const { inputs, mounting, remember } = context;
  const { image } = job.format;
  const isWished = inputs.mode !== "unpack";
  if ("reason" in mounting) {
    if (isWished || inputs.ramdisk !== "off")
      info2(`Unpacking instead of mounting: this runner does not allow it, for ${mounting.reason}`);
    return void 0;
  }
  if (!image && inputs.ramdisk === "off") {
    if (isWished) info2("Unpacking instead of mounting: the entry was saved to be unpacked");
    return void 0;
  }
  const { rights } = mounting;
  const dir = openMountRoot(tempDir());
  remember({ mountRoot: dir });
  if (await moveIntoMemory(job, { ...context, dir, rights }) || image) return { dir, rights };
  await endMounts(dir, rights);
  return void 0;
}
var pageBytes2 = 4096;
var packingRatio = 8;
async function moveIntoMemory(job, { inputs, dir, rights, signal }) {
  const wish = inputs.ramdisk;
  if (wish === "off") return false;
  const { image, indexed } = job.format;
  const packed = bodyLength(job);
  const { bytes, files } = neededBy(job);
  const unpacked = indexed ? bytes + files * pageBytes2 : packed * packingRatio;
  const needed = image ? packed : unpacked;
  const reason = await mountMemory(dir, { wish, bytes: needed, rights, signal }).catch(messageOf);
  signal.throwIfAborted();
  if (reason !== void 0) info2(`Using the disk instead of memory: ${reason}`);
  return reason === void 0;
}
async function mountAsImage(job, context) {
  const { server, dir, timeline } = context;
  if (!job.file?.isWhole) await checkSpace(dir, { bytes: bodyLength(job) });
  const { indexed } = job;
  const images2 = imagesOf(job.segments, job.roots);
  const shown = server && indexed && await timeline.during("show", () => showImages(indexed, images2, { ...context, server }));
  const received = shown ?? await timeline.during("receive", () => receiveImages({ ...job, isMounted: true }, dir));
  const refusals = await timeline.during("mount", () => mountImages(received.images, mountingOf(context)));
  if (await received.isInPlace?.() === false)
    throw new Error("the entry was removed from its store while it was being mounted");
  await unpackReceived(received, refusals, { job, context });
  return refusals;
}
async function mountAsTree(job, context) {
  const { dir, timeline, signal } = context;
  await timeline.during("unpack", () => unpackInto(dir, job));
  checkPlaces(dir, job.roots);
  const refusals = await timeline.during("mount", () => mountTree(job.roots, mountingOf(context)));
  await unpackRefused(refusals, context, async (roots, staging) => {
    mkdirSync13(join31(staging, "tree"));
    for (const root of roots) await moveTree(root, { from: dir, to: staging, signal });
  });
  return refusals;
}
function mountingOf(context) {
  const { dir, rights, signal } = context;
  return { dir, rights, spare: spareDirectories(context), signal };
}

// src/steps/receive-to-file.ts
import { mkdtemp as mkdtemp2, rm as rm5, statfs as statfs2 } from "node:fs/promises";
import { join as join33 } from "node:path";

// src/disk/draft-file.ts
var import_node_crypto7 = __toESM(require_crypto9(), 1);
import { constants as constants10 } from "node:fs";
import * as fs6 from "node:fs/promises";
import { dirname as dirname14, join as join32 } from "node:path";
var draftsDir = ".drafts";
async function newDraftFile(root) {
  const dir = join32(root, draftsDir);
  await makeOwnDirectories(root, dir);
  const path7 = join32(dir, (0, import_node_crypto7.randomUUID)());
  return draftFile(root, path7, await fs6.open(path7, "wx+", 384));
}
async function openDraftFile(root, name2) {
  const path7 = join32(root, draftsDir, name2);
  const file = await fs6.open(path7, constants10.O_RDONLY | constants10.O_NOFOLLOW | constants10.O_NONBLOCK);
  return draftFile(root, path7, file);
}
function draftFile(root, path7, file) {
  let open8 = true;
  const close = async () => {
    if (open8) await file.close();
    open8 = false;
  };
  return {
    path: path7,
    /** Open until `close` or `discard`. */
    file,
    /** Closes the file, which another process goes on with. May be called several times. */
    close,
    /**
     * Gives the draft its final name, which survives a crash of the machine. Makes missing directories below the root,
     * for this user only; none of them may be a link.
     * @returns false if another file has the name already; that file is never replaced
     */
    async publish(name2) {
      await file.sync();
      await makeOwnDirectories(root, dirname14(name2));
      return giveName(path7, name2);
    },
    /** Closes the file and removes the draft, if there still is one. May be called several times. */
    async discard() {
      await close();
      await fs6.rm(path7, { force: true });
    }
  };
}
async function giveName(draft, path7) {
  try {
    await fs6.link(draft, path7);
  } catch (error2) {
    if (codeOf(error2) === "EEXIST") return false;
    throw error2;
  }
  await fs6.rm(draft);
  if (process.platform === "win32") return true;
  const dir = await fs6.open(dirname14(path7));
  await dir.sync().finally(() => dir.close());
  return true;
}

// src/disk/stored-file.ts
import { constants as constants11 } from "node:fs";
import * as fs7 from "node:fs/promises";
import { dirname as dirname15 } from "node:path";
async function openStored(path7, { dir, verify = "auto" }) {
  const file = await fs7.open(path7, constants11.O_RDONLY | constants11.O_NOFOLLOW | constants11.O_NONBLOCK);
  const notes = notesIn(dir);
  try {
    const stat6 = await file.stat();
    if (!stat6.isFile()) throw new Error(`${path7} is no file`);
    checkOwn(path7, stat6);
    return {
      stat: stat6,
      handle: file,
      /** Notes that the file was used now, for eviction. */
      touch: () => notes.touch(file),
      read: (start, end) => bytesOf2(file, start, end),
      file: storedFile(file, path7, notes, verify),
      close: () => file.close()
    };
  } catch (error2) {
    await file.close();
    throw error2;
  }
}
function bytesOf2(file, start, end) {
  const { acquire, release: release2 } = newBufferPool();
  async function* read3() {
    for (let position = start; position < end; ) {
      const { buffer: buffer3, bytesRead } = await file.read(acquire(end - position), 0, null, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer3.subarray(0, bytesRead);
    }
  }
  return { [Symbol.asyncIterator]: read3, release: release2 };
}
function storedFile(file, path7, notes, verify) {
  let used;
  return {
    isWhole: true,
    async link(name2) {
      const isLinked = await linkTo2(file, path7, name2);
      if (isLinked) used = name2;
      return isLinked;
    },
    isInPlace: () => isNameOf(file, path7),
    async copyTo(to) {
      await fs7.copyFile(`/proc/self/fd/${file.fd}`, to, constants11.COPYFILE_FICLONE);
      return notes.isProven(file);
    },
    async prove(check) {
      const isProven = verify === "auto" && await notes.isProven(file);
      if (!isProven) await notes.prove(file, await checked(file, check));
      if (used !== void 0) await notes.hold(file, `${used}.used`);
      return true;
    }
  };
}
async function checked(file, check) {
  for (let attempts2 = 0; attempts2 < 2; attempts2++) {
    const before = await stateOf(file);
    await check();
    if (await stateOf(file) === before) return before;
  }
  throw new BadEntry("somebody is writing to it");
}
async function linkTo2(file, path7, name2) {
  try {
    const [directory, opened] = await Promise.all([fs7.stat(dirname15(name2)), file.stat()]);
    if (directory.dev !== opened.dev || !await isNameOf(file, path7)) return false;
    await fs7.symlink(await fs7.realpath(path7), name2);
    return true;
  } catch {
    return false;
  }
}
async function isNameOf(file, path7) {
  const bigint = true;
  const [named, opened] = await Promise.all([
    fs7.lstat(path7, { bigint }).catch(() => void 0),
    file.stat({ bigint })
  ]);
  return named?.ino === opened.ino && named.dev === opened.dev;
}

// src/steps/receive-to-file.ts
var gibibyte = 1024 ** 3;
var maxAttempts = 3;
async function spool(entry, options) {
  for (let attempt2 = 1; ; attempt2++) {
    try {
      return await receive(entry, options);
    } catch (error2) {
      const isBroken = error2 instanceof TransferFailure && error2.recover === "resume";
      if (!isBroken || attempt2 === maxAttempts) throw error2;
    }
  }
}
async function receive(entry, { dir, maxBytes: maxBytes2 = 64 * gibibyte, minFreeBytes = gibibyte, onRead }) {
  const place2 = await mkdtemp2(join33(dir, "headstart-stream-"));
  const draft = await newDraftFile(place2);
  const remove = async () => {
    await draft.discard();
    await rm5(place2, { recursive: true, force: true });
  };
  try {
    const { bavail, bsize } = await statfs2(dir);
    const room = Math.max(0, Math.min(maxBytes2, bavail * bsize - minFreeBytes));
    const tooLarge = `the entry is larger than the ${shortSizeText(room)} that it may take at ${dir}`;
    await draft.file.writeFile(
      counted(entry.read(0, entry.size), (bytes, total) => {
        onRead?.(bytes);
        if (total > room) throw new Error(tooLarge);
      })
    );
    const { stat: stat6, read: read3, file, close } = await openStored(draft.path, { dir: place2 });
    return {
      ...entry,
      size: stat6.size,
      read: read3,
      file,
      async close() {
        await close();
        await remove();
      }
    };
  } catch (error2) {
    await remove();
    throw error2;
  }
}
async function* counted(bytes, onPiece) {
  let total = 0;
  for await (const piece of bytes) {
    total += piece.length;
    onPiece(piece.length, total);
    yield piece;
    bytes.release?.(piece);
  }
}

// src/steps/restore-entry.ts
async function restoreEntry(entry, roots, context) {
  await openEntry(entry, roots, context, async (job) => {
    if (!await mount(job, context)) await unpack2(job, context);
  });
  info2("Cache restored successfully");
}
async function openEntry(entry, roots, context, use) {
  const { inputs, formats: formats2, timeline } = context;
  const format = formats2.find((format2) => format2.versions(inputs).includes(entry.version));
  if (!format) throw new BadEntry(`the entry ${entry.key} has an unknown version`);
  const isStream = !Number.isFinite(entry.size);
  if (!isStream || !format.indexed) return await openFrom(entry, { ...context, format, roots }, use);
  timeline.watch(diskPathsOf(entry, roots, inputs));
  const spooled = await timeline.during("receive", () => spooledEntry(entry, context));
  await openFrom(spooled, { ...context, format, roots }, use).finally(spooled.close);
}
function spooledEntry(entry, { timeline }) {
  info2("Receiving all of the entry before restoring it: its server sends no ranges");
  const onRead = newProgress("Received", void 0, info2);
  const phaseTimer = timeline.phaseTimer();
  const timed = { ...entry, read: () => phaseTimer.pulled("download", entry.read(0, entry.size)) };
  return spool(timed, { dir: tempDir(), onRead });
}
async function openFrom(entry, context, use) {
  const { inputs, mounting, timeline, findings, format, roots, signal } = context;
  let receivedBytes = 0;
  const logSize = (bytes) => {
    findings.storedBytes = bytes;
    info2(`Cache Size: ${sizeText(bytes)}`);
  };
  const isStream = !Number.isFinite(entry.size);
  if (!isStream) logSize(entry.size);
  let found2;
  const tools = () => found2 ??= toolsFor(inputs);
  const [contents] = await Promise.all([
    format.indexed ? timeline.during("index", () => indexedContents(entry, context)) : unindexedContents(entry),
    // Looking for programs takes time, and mounting an image needs none.
    format.image && mayMount(mounting) ? void 0 : tools()
  ]);
  const body = (order) => {
    const logProgress = newProgress("Received", isStream ? void 0 : bodyLength(contents), info2);
    receivedBytes = 0;
    const onRead = (bytes) => {
      receivedBytes += bytes;
      logProgress(bytes);
    };
    return timedBody(entry, contents.indexed, { timeline, onRead, order, signal });
  };
  timeline.watch(diskPathsOf(entry, roots, inputs));
  const job = {
    ...contents,
    format,
    body,
    file: entry.file,
    roots,
    workspace: workspace(),
    tools,
    signal,
    warn: warning2
  };
  await use(job);
  if (isStream) logSize(receivedBytes);
}
async function indexedContents(entry, { format, inputs: { paths }, findings }) {
  const index = await readIndex(entry.stored ?? entry);
  if (!sameKey(index.key, entry.key))
    throw new BadEntry(`the entry ${entry.key} is that of another key, ${index.key}`);
  if (index.paths.join("\n") !== paths.join("\n")) throw new BadEntry("the entry was saved for other paths");
  const { segments, files, bytes } = index;
  const unknown2 = segments.find(({ kind }) => !format.kinds.includes(kind));
  if (index.format !== format.id || unknown2) {
    const what = unknown2 ? `segments of the kind ${unknown2.kind}` : `the format ${index.format}`;
    throw new UnknownEntry(`the entry has ${what}, which this version of Headstart cannot read`);
  }
  Object.assign(findings, { files, bytes });
  const unpacked = segments.reduce((sum3, segment) => sum3 + segment.bytes, 0);
  return { segments, bytes: unpacked, indexed: { entry, index } };
}
function unindexedContents({ size }) {
  const segment = { kind: "archive", offset: 0, length: size, files: 0, bytes: size };
  return { segments: [segment], bytes: Number.isFinite(size) ? size : 0 };
}
function timedBody(entry, indexed, { timeline, ...options }) {
  const phaseTimer = timeline.phaseTimer();
  const phase = entry.file?.isWhole ? "read" : "download";
  const read3 = (...range2) => phaseTimer.pulled(phase, entry.read(...range2));
  const timed = { ...entry, read: read3 };
  if (!indexed) return readBare(timed, options);
  return phaseTimer.pulled("verify", readBody(timed, indexed.index, options));
}
function diskPathsOf({ file }, roots, { localDir: localDir2, stash }) {
  const targets = roots.map(({ literal, base }) => literal ?? base);
  return [...targets, tempDir(), ...file ? [localDir2, stash.dir] : []];
}

// src/steps/merge-snapshots.ts
function newMerging(job) {
  const { key, restored, signal } = job;
  let last = restored;
  const newest2 = async () => {
    const entry = await findSnapshot(namesFor({}).lookups([key]), job);
    const isNew = entry && entry.key !== last && sameKey(namesFor({}).keyIn(entry.key), key);
    if (isNew) return entry;
    await entry?.close();
    return void 0;
  };
  const withNewest = async (use) => {
    try {
      const entry = await newest2();
      if (!entry) return false;
      await use(entry).finally(entry.close);
      return true;
    } catch (error2) {
      signal.throwIfAborted();
      info2(`Cache ${key} of another job cannot be merged: ${messageOf(error2)}`);
      return false;
    }
  };
  return {
    isOutdated: () => withNewest(async () => {
    }),
    merge: () => withNewest(async (entry) => {
      last = entry.key;
      info2(`Another job has saved cache ${key} since this job restored it`);
      await takeAdditions(entry, job);
      info2(`Merged what another job has added to cache ${key} meanwhile`);
    })
  };
}
function findSnapshot(keys, { inputs, scope, store }) {
  const versions = formatsIn(store, inputs).flatMap((format) => format.versions(inputs));
  return store.find({ scopes: [scope], keys, versions });
}
async function takeAdditions(entry, merging) {
  const { roots } = selectionOf(merging.inputs.paths, process.cwd());
  const context = contextOf(merging);
  await openEntry(entry, roots, context, async (job) => {
    await checkSpace(await stagingParent(roots[0]), neededBy(job));
    await putInPlace(roots, context, async (dir) => {
      await unpackInto(dir, job);
      const left = roots.filter((root) => removeCommon(treeOf(root, dir), toBytes(root.base)));
      if (left.length > 0)
        await withRestored(merging, (other) => {
          for (const root of left) removeCommon(treeOf(root, dir), treeOf(root, other));
        });
    });
  });
}
function treeOf({ place: place2 }, dir) {
  return toBytes(join(dir, "tree", String(place2)));
}
async function withRestored(merging, use) {
  const { restored } = merging;
  if (restored === void 0) return;
  const entry = await findSnapshot([restored], merging);
  const dir = await mkdtemp3(join(tempDir(), "headstart-"));
  try {
    if (entry?.key !== restored) throw new Error("the restored cache is gone");
    const { roots } = selectionOf(merging.inputs.paths, process.cwd());
    await openEntry(entry, roots, contextOf(merging), async (job) => {
      await checkSpace(dir, neededBy(job));
      await unpackInto(dir, job);
    });
    use(dir);
  } finally {
    await rm6(dir, { recursive: true, force: true });
    await entry?.close();
  }
}
function contextOf({ inputs, key, store, timeline, signal }) {
  return {
    inputs,
    formats: formatsIn(store, inputs),
    mounting: { reason: "it is merged" },
    server: void 0,
    remember: () => {
    },
    timeline,
    findings: newFindings({ step: "restore", outcome: "merged", key, store: store.label }, inputs),
    signal
  };
}

// src/stash/copied-blocks.ts
function readCopy(copied, { start, end, order }) {
  let fromStore;
  const positions = /* @__PURE__ */ new WeakMap();
  const { seats, readStore, memory } = copied;
  async function* read3() {
    for (let position = start; position < end; ) {
      const block = Math.floor(position / blockBytes);
      const file = await fileWith(block, copied);
      if (file) {
        const room = memory.acquire(Math.min((block + 1) * blockBytes, end) - position);
        if (await fill3(room, file, position).catch(seats.giveUp)) {
          positions.set(room, position);
          position += room.length;
          yield room;
        }
        continue;
      }
      const missingEnd = endOfMissing(block, end, copied);
      fromStore = readStore(position, missingEnd, order);
      for await (const bytes of fromStore) {
        positions.set(bytes, fromStore.positionOf?.(bytes) ?? position);
        position = Math.min(position + bytes.length, missingEnd);
        yield bytes;
      }
      if (position < missingEnd) return;
    }
  }
  const release2 = (bytes) => {
    memory.release(bytes);
    fromStore?.release?.(bytes);
  };
  const positionOf = (piece) => positions.get(piece);
  return { [Symbol.asyncIterator]: read3, release: release2, positionOf };
}
async function fileWith(block, { seats, bypassed }) {
  for (; ; ) {
    const seat = await seats.current();
    if (seat.role === "none" || bypassed.has(block)) return void 0;
    if (seat.role === "reader") return seat.opened.handle;
    if (seat.role === "filler") return seat.present.has(block) ? seat.draft.file : void 0;
    const draft = seat.followed.present.has(block) ? await seat.followed.draft() : void 0;
    if (draft) return draft.file;
    await seats.follow(seat.followed);
  }
}
async function arrivalOf(blocks, { seats, bypassed }) {
  for (; ; ) {
    const seat = await seats.current();
    if (seat.role === "filler" || seat.role === "none" || blocks.some((block) => bypassed.has(block)))
      return false;
    if (seat.role === "reader" || blocks.every((block) => seat.followed.present.has(block))) return true;
    if (!await seat.followed.ask(blocks)) return false;
    await seats.follow(seat.followed);
  }
}
async function fill3(room, file, position) {
  const { bytesRead } = await file.read(room, 0, room.length, position);
  if (bytesRead !== room.length) throw new Error("it is shorter than it should be");
  return true;
}
function endOfMissing(block, end, { seats, bypassed }) {
  const seat = seats.held();
  const isPresent2 = (number) => seat?.role === "filler" && seat.present.has(number);
  let next = block + 1;
  while (!bypassed.has(block) && next * blockBytes < end && !isPresent2(next)) next++;
  return Math.min(next * blockBytes, end);
}
async function writeCopy(copied, pieces, position) {
  const seat = await copied.seats.current();
  const blocks = blocksBetween(position, position + lengthOf(pieces));
  const isRight2 = (block) => seat.role === "filler" && seat.present.has(block) && !copied.bypassed.has(block);
  if (seat.role !== "filler" || blocks.every(isRight2)) return;
  const { file } = seat.draft;
  await writeAll(file, pieces, position);
  for (const block of blocks) {
    seat.present.add(block);
    copied.bypassed.delete(block);
    seat.leader.say(String(block));
  }
  if (isWhole(seat, copied)) file.datasync().catch(() => {
  });
}
function readEnd(copied, start, end) {
  return mapStream(copied.readStore(start, end), async function* (stream) {
    let position = start;
    for await (const bytes of stream) {
      const kept = { bytes: Buffer.from(bytes), position };
      position += bytes.length;
      copied.ends.push(kept);
      const seat = copied.seats.held();
      if (seat?.role === "filler")
        await writeAll(seat.draft.file, [kept.bytes], kept.position).catch(copied.seats.giveUp);
      yield bytes;
    }
  });
}
function isWhole({ present }, { size, ends, bypassed }) {
  const blocks = blocksBetween(0, Math.min(size, ...ends.map(({ position }) => position)));
  return present.size >= blocks.length && blocks.every((block) => present.has(block) && !bypassed.has(block));
}
async function writeAll(file, pieces, position) {
  const { bytesWritten } = await file.writev(pieces, position);
  if (bytesWritten !== lengthOf(pieces)) throw new Error("no space is left");
}

// src/stash/followed-draft.ts
import { EventEmitter as EventEmitter2, once as once8 } from "node:events";
import { setTimeout as sleep5 } from "node:timers/promises";

// src/stash/flight.ts
var import_node_crypto8 = __toESM(require_crypto10(), 1);
import { EventEmitter } from "node:events";
import * as fs8 from "node:fs/promises";
import { createServer as createServer2 } from "node:net";
import { dirname as dirname16, join as join34 } from "node:path";
var flightsDir = ".flights";
async function joinFlight(root, name2) {
  const dir = join34(root, flightsDir, name2);
  await makeOwnDirectories(root, dirname16(dir));
  for (; ; ) {
    const seat = await follow(dir) ?? await lead(dir);
    if (seat) return seat;
  }
}
var abandonedAfterMs = 60 * 60 * 1e3;
async function removeAbandonedFlights(root) {
  const flights = join34(root, flightsDir);
  for (const name2 of await fs8.readdir(flights)) {
    const stat6 = await fs8.stat(join34(flights, name2)).catch(() => void 0);
    if (stat6 && Date.now() - stat6.mtimeMs > abandonedAfterMs)
      await fs8.rm(join34(flights, name2), { recursive: true, force: true });
  }
}
async function follow(dir) {
  for (const name2 of await fs8.readdir(dir).catch(unlessMissing)) {
    const lines2 = await connectTo(dir, name2);
    if (lines2) return { role: "follower", lines: lines2 };
    await fs8.rm(join34(dir, name2), { recursive: true, force: true });
  }
  return void 0;
}
async function lead(dir) {
  const own = await fs8.mkdtemp(join34(dirname16(dir), "joining-"));
  const name2 = (0, import_node_crypto8.randomUUID)();
  const said = [];
  const followers = /* @__PURE__ */ new Set();
  const heard = new EventEmitter();
  const server = createServer2((socket) => {
    socket.on("error", () => {
    }).on("close", () => followers.delete(socket));
    readLines(socket, (line) => heard.emit("line", line));
    followers.add(socket.unref());
    if (said.length > 0) socket.write(said.join(""));
  }).unref();
  const leader = leaderOf(server, { said, followers, heard, path: join34(dir, name2) });
  if (!listenIn(own, name2, server)) {
    await fs8.rm(own, { recursive: true });
    return leader;
  }
  let leads = false;
  try {
    leads = renameUnlessTaken(own, dir);
  } finally {
    if (!leads) {
      server.close();
      await fs8.rm(own, { recursive: true, force: true });
    }
  }
  return leads ? leader : void 0;
}
function leaderOf(server, { said, followers, heard, path: path7 }) {
  const send = (text2) => {
    for (const follower of followers) follower.write(text2);
  };
  return {
    role: "leader",
    say(line) {
      said.push(`${line}
`);
      send(`${line}
`);
    },
    onLine: (listen) => void heard.on("line", listen),
    giveSign: () => send("\n"),
    hasFollowers: () => followers.size > 0,
    async end() {
      await fs8.rm(path7, { force: true });
      await fs8.rmdir(dirname16(path7)).catch(() => {
      });
      server.close();
      for (const follower of followers) follower.end();
    }
  };
}
var longestLine = 36;
function readLines(socket, take2) {
  let rest = "";
  socket.setEncoding("latin1").on("data", (text2) => {
    const lines2 = (rest + text2).split("\n");
    rest = lines2.pop() ?? "";
    if (rest.length > longestLine) socket.pause();
    for (const line of lines2) take2(line);
  });
}
function unlessMissing(error2) {
  if (codeOf(error2) === "ENOENT") return [];
  throw error2;
}

// src/stash/followed-draft.ts
var draftName = /^[0-9a-f-]{36}$/;
var blockNumber = /^\d{1,7}$/;
var fetchesLine = "fetches";
var fetchesWithinMs = 500;
function blockIn(line, blocks) {
  return blockNumber.test(line) && Number(line) < blocks ? Number(line) : void 0;
}
function fetchForOthers({ say, onLine }, blocks, fetch) {
  onLine((line) => {
    const block = blockIn(line, blocks);
    if (block !== void 0) fetch(block);
  });
  say(fetchesLine);
}
var mostSigns = 4;
function followDraft(root, lines2, { blocks, quietMs }) {
  const present = /* @__PURE__ */ new Set();
  const changes = new EventEmitter2();
  let opening = Promise.resolve(void 0);
  let name2;
  let gainedAt = performance.now();
  const fetches = Promise.withResolvers();
  sleep5(fetchesWithinMs, false, { ref: false }).then(fetches.resolve);
  const asked = /* @__PURE__ */ new Set();
  const gain = (line) => {
    if (name2 === void 0 && draftName.test(line)) {
      name2 = line;
      opening = openDraftFile(root, line).catch(() => void 0);
      return true;
    }
    if (line === fetchesLine) fetches.resolve(true);
    const block = blockIn(line, blocks);
    if (block === void 0 || present.has(block)) return false;
    present.add(block);
    return true;
  };
  let isOver = false;
  readLines(lines2, (line) => {
    if (gain(line)) gainedAt = performance.now();
    else if (performance.now() - gainedAt > mostSigns * quietMs) return;
    changes.emit("news");
  });
  lines2.on("close", () => {
    isOver = true;
    changes.emit("news");
  });
  return {
    present,
    draft: () => opening,
    async ask(wanted) {
      for (const block of wanted)
        if (!present.has(block) && !asked.has(block)) {
          asked.add(block);
          lines2.write(`${block}
`);
        }
      return fetches.promise;
    },
    isOver: () => isOver,
    async news(signal) {
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), quietMs);
      try {
        if (!isOver) await once8(changes, "news", { signal: AbortSignal.any([signal, limit.signal]) });
        return true;
      } catch {
        signal.throwIfAborted();
        return false;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      lines2.destroy();
      await (await opening)?.close();
    }
  };
}

// src/stash/seat.ts
import { basename as basename7 } from "node:path";
var defaultQuietMs = 15e3;
var mostSeats = 16;
function newSeatHolder(options) {
  const { signal, logError } = options;
  let seat;
  let last = Promise.resolve();
  let taken = 0;
  const holder = {
    held: () => seat,
    async current() {
      const taking = last.then(async () => {
        const followed = seat?.role === "follower" ? seat.followed : void 0;
        if (seat && !followed?.isOver()) return;
        if (++taken > mostSeats) throw new Error("one process after the other has begun to fill it");
        const next = await takeSeat(options, followed);
        if (seat?.role === "none") await vacate(next, false);
        else seat = next;
        if (seat.role === "filler") await options.onFill(seat);
      });
      last = taking.catch(holder.giveUp);
      await last;
      return seat;
    },
    async settled() {
      for (; ; ) {
        const now = await holder.current();
        if (now.role !== "follower") return now;
        await holder.follow(now.followed);
      }
    },
    async follow(followed) {
      if (!await followed.news(signal))
        await holder.giveUp(new Error("the process that fills it has stopped; this one downloads the entry"));
    },
    async giveUp(error2) {
      if (seat?.role !== "none") logError(error2);
      await holder.leave();
    },
    async leave({ isDraftGood } = { isDraftGood: false }) {
      const left = seat;
      seat = { role: "none" };
      if (left) await vacate(left, isDraftGood).catch(logError);
    }
  };
  return holder;
}
async function vacate(seat, isDraftGood) {
  if (seat.role === "follower") await seat.followed.close();
  if (seat.role === "reader") await seat.opened.close();
  if (seat.role !== "filler") return;
  const { draft, leader } = seat;
  await (isDraftGood && leader.hasFollowers() ? draft.close() : draft.discard()).finally(leader.end);
}
async function takeSeat({ stash, dir, name: name2, size, quietMs = defaultQuietMs, log }, last) {
  const published = last && await stash.open(name2, size);
  if (published) {
    await last.close();
    return { role: "reader", opened: published };
  }
  const flight = await stash.join(name2);
  if (flight.role === "follower") {
    log("Reading along with another job of this host, which downloads the same entry");
    await last?.close();
    const followed = followDraft(dir, flight.lines, { blocks: Math.ceil(size / blockBytes), quietMs });
    return { role: "follower", followed };
  }
  let draft;
  try {
    const opened = await stash.open(name2, size);
    if (opened) {
      await flight.end();
      return { role: "reader", opened };
    }
    draft = await stash.begin(size);
    if (!draft) {
      await flight.end();
      log(`The stash has no room for the ${shortSizeText(size)} of the entry`);
      return { role: "none" };
    }
    const present = last ? await inherit(last, draft) : /* @__PURE__ */ new Set();
    flight.say(basename7(draft.path));
    for (const block of present) flight.say(String(block));
    return { role: "filler", draft, present, leader: flight };
  } catch (error2) {
    await draft?.discard();
    await flight.end();
    throw error2;
  } finally {
    await last?.close();
  }
}
async function inherit(last, { file: to }) {
  const copied = /* @__PURE__ */ new Set();
  const from = await last.draft();
  const bytes = Buffer.allocUnsafe(blockBytes);
  for (const block of from ? last.present : []) {
    const position = block * blockBytes;
    const { bytesRead } = await from.file.read(bytes, 0, blockBytes, position);
    if (bytesRead < blockBytes) continue;
    const { bytesWritten } = await to.write(bytes, 0, blockBytes, position);
    if (bytesWritten === blockBytes) copied.add(block);
  }
  await from?.discard();
  return copied;
}

// src/stash/copy.ts
function newCopy({ size, read: read3 }, options) {
  const { logError } = options;
  const onFill = async ({ draft, leader }) => {
    fetchForFollowers(leader, copied);
    for (const { bytes, position } of copied.ends) await writeAll(draft.file, [bytes], position);
  };
  const seats = newSeatHolder({ ...options, size, onFill });
  const copied = {
    size,
    seats,
    readStore: read3,
    ends: [],
    bypassed: /* @__PURE__ */ new Set(),
    memory: newBufferPool()
  };
  let isProven = false;
  let link3;
  const wholeFiller = () => {
    const seat = seats.held();
    return seat?.role === "filler" && isWhole(seat, copied) ? seat : void 0;
  };
  return {
    file: {
      isWhole: false,
      filling: fillingOf(copied),
      async link(path7) {
        const seat = await seats.settled();
        if (seat.role === "reader") return seat.opened.file.link(path7);
        if (seat.role !== "filler" || !await linkTo2(seat.draft.file, seat.draft.path, path7)) return false;
        link3 = path7;
        return true;
      },
      async isInPlace() {
        const seat = seats.held();
        if (seat?.role === "reader") return seat.opened.file.isInPlace();
        return seat?.role === "filler" && isNameOf(seat.draft.file, seat.draft.path);
      },
      async prove(check) {
        const seat = seats.held();
        if (seat?.role === "reader") return isRight(seat.opened.file, check, copied);
        try {
          await check();
        } catch (error2) {
          if (seats.held()?.role === "filler") throw error2;
        }
        isProven = wholeFiller() !== void 0;
        return isProven;
      }
    },
    read: (start, end, order) => readCopy(copied, { start, end, order }),
    readEnd: (start, end) => readEnd(copied, start, end),
    isPublished: () => seats.held()?.role === "reader",
    async finish() {
      const filler = wholeFiller();
      if (filler) await publish2(filler, { ...options, isProven, link: link3 }).catch(logError);
      await seats.leave({ isDraftGood: !filler });
    },
    discard: seats.leave
  };
}
async function publish2({ draft, leader }, { stash, dir, name: name2, isProven, link: link3 }) {
  const notes = notesIn(dir);
  const signs = setInterval(leader.giveSign, signMs);
  try {
    await stash.put(draft, name2);
    if (isProven) await notes.prove(draft.file, await stateOf(draft.file));
    if (isProven && link3 !== void 0) await notes.hold(draft.file, `${link3}.used`);
  } finally {
    clearInterval(signs);
  }
}
function fillingOf(copied) {
  const { seats, readStore, bypassed } = copied;
  return {
    read(start, end) {
      for (const block of blocksBetween(start, end)) bypassed.add(block);
      return readStore(start, end);
    },
    write: (pieces, position) => writeCopy(copied, pieces, position).catch(seats.giveUp),
    arrival: (start, end) => arrivalOf(blocksBetween(start, end), copied),
    onAsked(fetch) {
      copied.onAsked = fetch;
      const seat = seats.held();
      if (seat?.role === "filler") fetchForFollowers(seat.leader, copied);
    },
    isOurs: async () => (await seats.current()).role === "filler"
  };
}
function fetchForFollowers(leader, { size, onAsked }) {
  if (onAsked) fetchForOthers(leader, Math.ceil(size / blockBytes), onAsked);
}
var signMs = 1e3;
async function isRight(file, check, { bypassed }) {
  try {
    return await file.prove(async () => {
      await check();
      if (bypassed.size > 0) throw new BadEntry("some of its blocks are wrong");
    });
  } catch (error2) {
    if (bypassed.size === 0) throw error2;
    return false;
  }
}

// src/stash/directory.ts
import * as fs10 from "node:fs/promises";
import { basename as basename9, dirname as dirname17, join as join36 } from "node:path";

// src/disk/eviction.ts
import * as fs9 from "node:fs/promises";
import { basename as basename8, join as join35 } from "node:path";
var abandonedAfterMs2 = 60 * 60 * 1e3;
async function removeAbandoned(dir) {
  const drafts = await filesIn(join35(dir, draftsDir));
  const abandoned = drafts.filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs2);
  await Promise.all(abandoned.map(({ path: path7 }) => fs9.rm(path7, { force: true })));
}
async function withNotes(dir, entries) {
  const notes = new Map((await filesIn(join35(dir, notesDir))).map((note) => [basename8(note.path), note]));
  const noted = entries.map((entry) => {
    const note = notes.get(String(entry.inode));
    notes.delete(String(entry.inode));
    const usedMs = note ? Math.min(note.writtenMs, Date.now()) : entry.usedMs;
    return { ...entry, usedMs, isMounted: entry.isLinked || (note?.isLinked ?? false) };
  });
  const orphans = [...notes.values()].filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs2);
  await Promise.all(orphans.map(({ path: path7 }) => fs9.rm(path7, { force: true })));
  return noted;
}
async function evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes, comingBytes = 0 }) {
  const { bavail, bsize } = await fs9.statfs(dir);
  const allBytes = entries.reduce((sum3, entry) => sum3 + entry.size, 0);
  let excessBytes = comingBytes + Math.max(allBytes - maxBytes2, minFreeBytes - bavail * bsize);
  const expendable = entries.filter((entry) => entry.rank !== void 0 && !entry.isMounted);
  for (const entry of expendable.sort((a, b) => Number(a.rank) - Number(b.rank) || a.usedMs - b.usedMs)) {
    if (excessBytes <= 0) return true;
    await fs9.rm(entry.path, { force: true });
    excessBytes -= entry.size;
  }
  return excessBytes <= 0;
}
async function filesIn(dir) {
  const names = await checkOwnDirectory(dir).then(() => fs9.readdir(dir)).catch(() => []);
  const found2 = await Promise.all(
    names.map(async (name2) => {
      const path7 = join35(dir, name2);
      const stat6 = await fs9.lstat(path7, { bigint: true }).catch(() => void 0);
      if (!stat6?.isFile()) return void 0;
      const usedMs = Math.min(Number(stat6.atimeMs), Date.now());
      const isLinked = stat6.nlink > 1n;
      return {
        path: path7,
        inode: stat6.ino,
        size: Number(stat6.size),
        usedMs,
        writtenMs: Number(stat6.mtimeMs),
        isLinked
      };
    })
  );
  return found2.filter((file) => file !== void 0);
}

// src/stash/directory.ts
var gibibyte2 = 1024 ** 3;
function stashDir(bounds) {
  const { dir, maxBytes: maxBytes2, minFreeBytes = gibibyte2, isPull } = bounds;
  const pulls = join36(dir, "pulls");
  const branches = join36(dir, "branches");
  const own = isPull ? pulls : branches;
  const counted2 = async () => {
    const entries = await Promise.all([entriesIn(pulls), entriesIn(branches)]);
    const rankOfBranches = isPull ? void 0 : 1;
    return (await withNotes(dir, entries.flat())).map((entry) => ({
      ...entry,
      rank: dirname17(entry.path) === pulls ? 0 : rankOfBranches
    }));
  };
  const make2 = async () => {
    await checkLinksTo(dir);
    await fs10.mkdir(dir, { recursive: true, mode: 448 });
    await checkOwnDirectory(dir);
    for (const part of [pulls, branches]) await makeOwnDirectories(dir, part);
  };
  return {
    async open(name2, size) {
      await checkLinksTo(dir);
      for (const part of [dir, pulls, branches]) await checkOwnDirectory(part).catch(unlessMissing2);
      const ofBranches = await openOwn(join36(branches, name2), size, bounds);
      if (ofBranches || isPull) return ofBranches ?? openOwn(join36(pulls, name2), size, bounds);
      moveIfThere(join36(pulls, name2), join36(branches, name2));
      return openOwn(join36(branches, name2), size, bounds);
    },
    async remove(name2) {
      await Promise.all([pulls, branches].map((kind) => fs10.rm(join36(kind, name2), { force: true })));
    },
    async join(name2) {
      await make2();
      return joinFlight(dir, name2);
    },
    async begin(size) {
      await make2();
      await Promise.all([removeAbandoned(dir), removeAbandonedFlights(dir)]);
      const entries = await counted2();
      const staying = entries.filter(({ rank }) => rank === void 0);
      if (size + staying.reduce((sum3, entry) => sum3 + entry.size, 0) > maxBytes2) return void 0;
      if (!await evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes, comingBytes: size })) return void 0;
      return newDraftFile(dir);
    },
    async put(draft, name2) {
      if (await draft.publish(join36(own, name2))) await evict(dir, await counted2(), { maxBytes: maxBytes2, minFreeBytes });
    }
  };
}
async function entriesIn(dir) {
  return (await filesIn(dir)).filter(({ path: path7 }) => /^[0-9a-f]{64}$/.test(basename9(path7)));
}
function moveIfThere(from, to) {
  try {
    rename2(from, to);
  } catch (error2) {
    unlessMissing2(error2);
  }
}
function unlessMissing2(error2) {
  if (codeOf(error2) !== "ENOENT") throw error2;
}
async function openOwn(path7, size, keeping) {
  try {
    const opened = await openStored(path7, keeping);
    if (opened.stat.size === size) {
      await opened.touch();
      return opened;
    }
    await opened.close();
  } catch (error2) {
    const code = codeOf(error2);
    if (code === "ENOENT") return void 0;
    if (code !== void 0 && code !== "ELOOP") throw error2;
  }
  await fs10.rm(path7, { force: true });
  return void 0;
}

// src/stash/stash.ts
function stashed(store, options) {
  const { dir, repository, isSealed, signal, quietMs, log } = options;
  const stash = stashDir(options);
  const logError = (error2) => {
    log(`The stash ${dir} is not used: ${messageOf(error2)}`);
  };
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted);
      if (entry?.identity === void 0 || !isSealed(entry.version)) return entry;
      const { scope = "", version, key, size, identity: identity2 } = entry;
      const name2 = fingerprint([store.label, repository, scope, version, key, String(size), identity2]);
      try {
        const opened = await stash.open(name2, size);
        const remove = async () => stash.remove(name2).catch(logError);
        const original = fillingCopy(
          entry,
          newCopy(entry, { stash, dir, name: name2, signal, quietMs, logError, log }),
          remove
        );
        if (!opened) return original;
        const { file, read: read3, close } = opened;
        return {
          ...original,
          original,
          stored: entry,
          file,
          read(start, end) {
            log(`Found in the stash ${dir}`);
            return mapStream(read3(start, end), readable);
          },
          reject: remove,
          async close() {
            await close();
            await original.close();
          }
        };
      } catch (error2) {
        logError(error2);
        return entry;
      }
    }
  };
}
async function* readable(bytes) {
  try {
    yield* bytes;
  } catch (error2) {
    throw new BadEntry(`it cannot be read: ${messageOf(error2)}`);
  }
}
function fillingCopy(entry, copy, remove) {
  const { file, read: read3, readEnd: readEnd2, isPublished, finish, discard } = copy;
  return {
    ...entry,
    stored: { size: entry.size, read: readEnd2 },
    get original() {
      return isPublished() ? entry : void 0;
    },
    read: read3,
    file,
    async reject() {
      if (isPublished()) return remove();
      await discard();
      await entry.reject();
    },
    async close() {
      await finish();
      await entry.close();
    }
  };
}

// src/stores/load-when-used.ts
function lazyLoadedStore(facts, open8) {
  let opened;
  const once10 = () => {
    opened ??= open8();
    return opened;
  };
  return {
    ...facts,
    find: async (wanted) => (await once10()).find(wanted),
    create: async (name2) => (await once10()).create(name2),
    removable: async (start) => (await once10()).removable(start)
  };
}

// src/stores/github/github.ts
function githubStore(options) {
  const { service } = options;
  const label = service ? `cache service at ${new URL(service.url).host}` : "cache service";
  const store = lazyLoadedStore({ label, shared: true }, async () => {
    const { openService } = await import("./github.js");
    return openService(options, offered(service));
  });
  return {
    ...store,
    // The service would answer even if this run may read no scope.
    find: async (wanted) => wanted.scopes.length === 0 ? void 0 : store.find(wanted)
  };
}
function offered(service) {
  if (service) return service;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local/local.ts
import * as fs12 from "node:fs/promises";
import { basename as basename11, dirname as dirname18, join as join38 } from "node:path";

// src/stores/local/draft.ts
var partBytes2 = 1024 * 1024;
async function newDraft({ path: path7, dir, evict: evict2 }) {
  const draft = await newDraftFile(dir);
  const { file } = draft;
  let isProven = true;
  const writeFrom = (start) => ({
    partBytes: partBytes2,
    // The next part fills up while one part is written.
    concurrency: 2,
    async write(partNumber, pieces) {
      const expected = lengthOf(pieces);
      const { bytesWritten } = await file.writev(pieces, start + partNumber * partBytes2);
      if (bytesWritten !== expected) throw new Error(`no space is left for ${path7}`);
    },
    async commit() {
      const published = await draft.publish(path7);
      if (published && isProven) await notesIn(dir).prove(file, await stateOf(file));
      await draft.discard();
      if (published) await evict2().catch(() => {
      });
      return published;
    }
  });
  const undo2 = async () => {
    await file.truncate(0);
    isProven = true;
  };
  return {
    ...writeFrom(0),
    async copyFrom(entry, bytes) {
      if (!entry.file?.copyTo) return { bytes: 0, rest: writeFrom(0), undo: undo2 };
      try {
        isProven = await entry.file.copyTo(draft.path);
        await file.truncate(bytes);
        return { bytes, rest: writeFrom(bytes), undo: undo2 };
      } catch (error2) {
        await undo2();
        throw error2;
      }
    },
    discard: draft.discard
  };
}

// src/stores/local/entries.ts
import * as fs11 from "node:fs/promises";
import { basename as basename10, join as join37 } from "node:path";
async function entriesIn2(dir) {
  const repositories = await directoriesIn(dir);
  const scopes = (await Promise.all(repositories.map(directoriesIn))).flat();
  const versions = (await Promise.all(scopes.map(directoriesIn))).flat();
  const named = versions.filter((version) => /^[0-9a-f]{64}$/.test(basename10(version)));
  return (await Promise.all(named.map(filesIn))).flat();
}
async function directoriesIn(dir) {
  const items = await fs11.readdir(dir, { withFileTypes: true }).catch(() => []);
  return items.filter((item) => item.isDirectory()).map((item) => join37(dir, item.name));
}

// src/stores/local/local.ts
var gibibyte3 = 1024 ** 3;
var folderName = process.platform === "linux" ? storeName : caselessName;
function localStore(options) {
  const { dir, repository, verify = "auto", maxBytes: maxBytes2 = 20 * gibibyte3, minFreeBytes = gibibyte3 } = options;
  const pathOf = ({ scope, version, key }) => join38(dir, folderName(repository), folderName(scope), storeName(version), storeName(key));
  return {
    label: `local directory ${dir}`,
    shared: false,
    isHere: true,
    async find({ scopes, keys, versions }) {
      if (!await isUsable(dir)) return void 0;
      for (const scope of scopes) {
        const dirs = versions.map((version) => dirname18(pathOf({ scope, version, key: "-" })));
        const entry = await findIn(dirs, keys, { dir, verify });
        if (entry) return { ...entry, scope };
      }
      return void 0;
    },
    async create(name2) {
      const path7 = pathOf(name2);
      await checkLinksTo(dir);
      await fs12.mkdir(dir, { recursive: true, mode: 448 });
      await checkOwnDirectory(`${dir}/.`);
      if (await isTaken(path7, { dir, verify })) return void 0;
      return newDraft({
        path: path7,
        dir,
        async evict() {
          await removeAbandoned(dir);
          const entries = (await withNotes(dir, await entriesIn2(dir))).map((entry) => ({
            ...entry,
            rank: entry.path === path7 ? void 0 : 0
          }));
          await evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes });
        }
      });
    },
    async removable(start) {
      if (!await isUsable(dir)) return [];
      const found2 = await candidatesIn(dirname18(pathOf(start)), [start.key], { dir, verify });
      return found2.filter(({ key }) => key.startsWith(start.key)).map(({ key, createdAt, path: path7 }) => ({ key, createdAt, remove: () => fs12.rm(path7, { force: true }) }));
    }
  };
}
async function isUsable(dir) {
  await checkLinksTo(dir);
  if (!await exists2(dir)) return false;
  await checkOwnDirectory(`${dir}/.`);
  return true;
}
async function findIn(dirs, keys, keeping) {
  const stored = (await Promise.all(dirs.map((dir) => candidatesIn(dir, keys, keeping)))).flat();
  for (; ; ) {
    const match3 = pickMatch(keys, stored);
    if (!match3) return void 0;
    const entry = await openEntry2(match3, keeping);
    if (entry) return entry;
    stored.splice(stored.indexOf(match3), 1);
  }
}
async function candidatesIn(dir, keys, keeping) {
  if (!await isOwn(dir, keeping)) return [];
  const version = partOf(basename11(dir)) ?? "";
  const names = (await fs12.readdir(dir)).filter((name2) => mayAnswer(name2, keys));
  const files = await Promise.all(
    names.map(async (name2) => {
      const path7 = join38(dir, name2);
      return { path: path7, stat: await fs12.lstat(path7).catch(() => void 0) };
    })
  );
  const candidates = [];
  for (const { path: path7, stat: stat6 } of files) {
    const key = stat6?.isFile() ? await keyOf(path7, keeping).catch(() => void 0) : void 0;
    if (stat6 && key !== void 0) candidates.push({ key, version, createdAt: stat6.mtime, path: path7 });
  }
  return candidates;
}
async function keyOf(path7, keeping) {
  const key = partOf(basename11(path7));
  if (key !== void 0) return key;
  const { stat: stat6, read: read3, close } = await openStored(path7, keeping);
  try {
    return (await readIndex({ size: stat6.size, read: read3 })).key;
  } finally {
    await close();
  }
}
async function isTaken(path7, keeping) {
  if (!await isOwn(dirname18(path7), keeping) || !await exists2(path7)) return false;
  try {
    await keyOf(path7, keeping);
    return true;
  } catch (error2) {
    if (!(error2 instanceof BadEntry)) throw error2;
    await fs12.rm(path7, { force: true });
    return false;
  }
}
async function openEntry2({ path: path7, key, version, createdAt }, keeping) {
  try {
    const { stat: stat6, touch, ...stored } = await openStored(path7, keeping);
    await touch();
    const reject3 = () => fs12.rm(path7, { force: true });
    return { ...stored, key, version, size: stat6.size, createdAt, reject: reject3 };
  } catch (error2) {
    if (codeOf(error2) === "ENOENT") return void 0;
    throw error2;
  }
}
function isOwn(dir, keeping) {
  return isPresent(checkOwnDirectories(keeping.dir, dir));
}
function exists2(path7) {
  return isPresent(fs12.lstat(path7));
}
async function isPresent(check) {
  try {
    await check;
    return true;
  } catch (error2) {
    if (codeOf(error2) === "ENOENT") return false;
    throw error2;
  }
}

// src/stores/s3/s3.ts
function s3Store(options) {
  const label = labelOf(options.inputs.s3);
  return lazyLoadedStore({ label, shared: false }, async () => {
    const { openBucket } = await import("./s3.js");
    return openBucket(options, label);
  });
}
function labelOf({ bucket, prefix: prefix2, endpoint }) {
  const place2 = prefix2 === "" ? bucket : `${bucket}/${prefix2}`;
  return `S3 bucket ${place2}${endpoint === "" ? "" : ` at ${new URL(endpoint).host}`}`;
}

// src/stores/index.ts
var stores = {
  local: ({ inputs, repository }) => localStore({ dir: inputs.localDir, repository, verify: inputs.verify }),
  s3: s3Store,
  github: githubStore
};
function chosenStore({
  inputs,
  service
}) {
  if (inputs.store !== "auto") return inputs.store;
  if (inputs.s3.bucket !== "") return "s3";
  return service ? "github" : "local";
}

// src/steps/open-store.ts
function openStore(options, instead = (store) => store) {
  const { own, keepsDisk: keepsDisk2, inputs, repository, isSealed, signal, tell } = options;
  const kind = chosenStore(options);
  const store = guarded(instead(stores[kind](options)), own);
  const { use, dir, maxBytes: maxBytes2 } = inputs.stash;
  const isStashed = kind !== "local" && (use === "auto" ? keepsDisk2 : use === "on");
  if (!isStashed) return store;
  const isPull = own?.startsWith("refs/pull/") ?? true;
  const { verify } = inputs;
  return stashed(store, { dir, maxBytes: maxBytes2, verify, repository, isSealed, signal, log: tell, isPull });
}
function guarded(store, own) {
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted);
      return entry && entry.scope !== own ? { ...entry, reject: async () => {
      } } : entry;
    }
  };
}
function storeOptions(inputs, run2, signal) {
  return {
    inputs,
    service: cacheService(),
    repository: run2.repository,
    own: accessOf(run2).write,
    keepsDisk: keepsDisk(),
    isSealed: (version) => formats.some(({ indexed, versions }) => indexed && versions(inputs).includes(version)),
    signal,
    tell: once9(info2),
    warn: once9(warning2),
    mask
  };
}
function once9(say) {
  const said = /* @__PURE__ */ new Set();
  return (line) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
}

// src/steps/preset.ts
async function preselect(signal) {
  const name2 = input("preset").toLowerCase();
  if (name2 === "") return void 0;
  const { fillIn } = await import("./presets.js");
  const filled = await fillIn(name2, input, signal);
  return filled ? { ...filled } : "none";
}
function readingWith(preselection) {
  if (preselection === void 0 || preselection === "none") return input;
  const filled = new Map(Object.entries(preselection));
  return (name2) => filled.get(name2) ?? input(name2);
}

// src/steps/save-delta.ts
import { mkdtemp as mkdtemp5, rm as rm11 } from "node:fs/promises";

// src/steps/compare-mounts.ts
import { readdirSync as readdirSync13, readlinkSync as readlinkSync6, realpathSync as realpathSync5 } from "node:fs";
import { join as join39 } from "node:path";

// src/formats/squashfs/upper.ts
import { lstatSync as lstatSync15, readdirSync as readdirSync12 } from "node:fs";
function directoriesIn2(upper, most) {
  const names = [""];
  for (const name2 of names) {
    if (names.length > most) throw tooMany2();
    for (const [child2, item] of listing(pathIn2(upper, name2)))
      if (item.isDirectory()) names.push(pathIn2(name2, child2));
  }
  return names;
}
function changesIn(trees, { renamed, hasOwnFiles, excludes, most }) {
  const changes = {
    members: [],
    removed: [],
    skipped: [],
    isTopChanged: stampOf2(trees.merged) !== stampOf2(trees.base),
    moreFiles: 0,
    deadBytes: 0,
    bytes: 0
  };
  const { members, removed, skipped } = changes;
  const hide = (name2, item) => {
    const { files, bytes } = sizeOf2(pathIn2(trees.base, name2), item);
    changes.moreFiles -= files;
    changes.deadBytes += bytes;
  };
  const add = (name2) => {
    if (members.push(name2) + removed.length > most) throw tooMany2();
  };
  const visit = (name2, { isUpper, isBase, isRenamed }) => {
    const before = members.length + removed.length;
    add(name2);
    const upper = isUpper ? listing(pathIn2(trees.upper, name2)) : none4;
    const base = isBase ? listing(pathIn2(trees.base, name2)) : none4;
    const kept = /* @__PURE__ */ new Set();
    for (const [child2, item] of listing(pathIn2(trees.merged, name2))) {
      const path7 = pathIn2(name2, child2);
      if (isStaging(child2) || excludes?.(fromBytes(pathIn2(trees.merged, path7)).toString())) continue;
      if (!item.isFile() && !item.isDirectory() && !item.isSymbolicLink()) {
        skipped.push(path7);
        continue;
      }
      kept.add(child2);
      const [above, below2] = [upper.get(child2), base.get(child2)];
      if (!above && !isRenamed) {
        if (!below2 && !hasOwnFiles) throw new Error(`nothing tells where ${fromBytes(path7)} is from`);
        if (below2 && !(hasOwnFiles && below2.isDirectory() && item.isDirectory())) continue;
      }
      changes.moreFiles++;
      if (below2 && !(below2.isDirectory() && item.isDirectory())) hide(path7, below2);
      else if (below2) changes.moreFiles--;
      if (item.isDirectory())
        visit(path7, {
          isUpper: above?.isDirectory() ?? false,
          isBase: below2?.isDirectory() ?? false,
          // Until the rename of a directory is undone, what is in it is in another place of the base, too.
          isRenamed: isRenamed || renamed.has(path7)
        });
      else {
        add(path7);
        if (item.isFile()) changes.bytes += lstatSync15(fromBytes(pathIn2(trees.merged, path7))).size;
      }
    }
    for (const [child2, item] of base) {
      if (kept.has(child2)) continue;
      const path7 = pathIn2(name2, child2);
      if (removed.push(path7) + members.length > most) throw tooMany2();
      hide(path7, item);
    }
    const isSame = isBase && !isUpper && !isRenamed && members.length + removed.length === before + 1;
    if (isSame) members.pop();
  };
  visit("", { isUpper: true, isBase: true, isRenamed: false });
  return changes;
}
function stampOf2(dir) {
  const { mode, mtimeMs } = lstatSync15(fromBytes(dir));
  return `${mode & 511} ${Math.floor(mtimeMs / 1e3)}`;
}
var none4 = /* @__PURE__ */ new Map();
function listing(dir) {
  const items = readdirSync12(fromBytes(dir), { withFileTypes: true, encoding: "latin1" });
  return new Map(items.map((item) => [item.name, item]));
}
function pathIn2(dir, name2) {
  if (dir === "" || name2 === "") return dir + name2;
  return `${dir}/${name2}`;
}
function sizeOf2(path7, item) {
  if (item.isFile()) return { files: 1, bytes: lstatSync15(fromBytes(path7)).size };
  const size = { files: 1, bytes: 0 };
  if (!item.isDirectory()) return size;
  for (const [child2, below2] of listing(path7)) {
    const { files, bytes } = sizeOf2(pathIn2(path7, child2), below2);
    size.files += files;
    size.bytes += bytes;
  }
  return size;
}
function tooMany2() {
  return new Error("the job changed more than a quarter of the files");
}

// src/mount/renamed.ts
var attribute = "trusted.overlay.redirect";
var blockBytes3 = 512;
var [sizeAt2, sizeEnd, typeAt2] = [124, 136, 156];
async function renamedIn(upper, names, { rights, signal }) {
  const list = names.map((name2) => `${name2 === "" ? "." : name2}\0`).join("");
  const archive = await rights.attributesOf(list, attribute, { cwd: upper, signal });
  const marks = [...membersOf2(archive)];
  if (marks.length !== names.length) throw new Error("tar did not read all directories");
  return new Set(names.filter((_, nth) => marks[nth]));
}
var mark2 = toBytes(` SCHILY.xattr.${attribute}=`);
function* membersOf2(archive) {
  let hasMark = false;
  for (let at = 0; at + blockBytes3 <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(archive.toString("latin1", at + sizeAt2, at + sizeEnd), 8);
    const content = at + blockBytes3;
    const type = String.fromCharCode(archive[at + typeAt2]);
    if (type === "x") hasMark = archive.subarray(content, content + size).includes(mark2, 0, "latin1");
    else {
      if (type !== "5") throw new Error("a directory was replaced meanwhile");
      yield hasMark;
      hasMark = false;
    }
    at = content + Math.ceil(size / blockBytes3) * blockBytes3;
  }
}

// src/steps/compare-mounts.ts
function sitesOf2(matches, { segments }, mountRoot) {
  const uppers = readdirSync13(mountRoot).flatMap((name2) => name2.match(/^upper-(\d+)$/)?.[1] ?? []);
  const places = new Map(
    uppers.map((number) => [readlinkSync6(join39(mountRoot, `target-${number}`), "latin1"), number])
  );
  const sites = matches.map((match3) => {
    const number = places.get(toBytes(match3.path));
    if (number === void 0) throw new Error(`${match3.path} is not mounted`);
    const { options } = mountOf(match3, mountRoot);
    const images2 = segments.filter(({ kind }) => kind === "image");
    const own = images2.find(({ root }) => root === match3.root.place);
    const image = own ?? images2.find(({ root }) => root === void 0);
    if (!image) throw new Error(`${match3.path} is in no image`);
    const below2 = match3.relative === "" ? "" : `/${toBytes(match3.relative)}`;
    return {
      match: match3,
      image,
      prefix: own ? "" : `${match3.root.place}${below2}`,
      upper: join39(mountRoot, `upper-${number}`),
      hasOwnFiles: /(?:^|,)lowerdir\+?=[^,]*target-/.test(options)
    };
  });
  if (sites.length < places.size) throw new Error("a directory of the restored cache is gone");
  return sites;
}
function mountOf({ path: path7 }, mountRoot) {
  const point = realpathSync5(path7, "latin1");
  const mounts = mountsOn(mountRoot).filter((mount3) => mount3.point === point);
  const [mount2] = mounts;
  if (mount2?.type !== "overlay" || mounts.length > 1) throw new Error(`${path7} is no longer mounted`);
  if (readMounts().some((other) => other.point !== point && isWithin(other.point, point)))
    throw new Error(`something else is mounted below ${path7}`);
  return mount2;
}
async function compare(sites, comparing) {
  const { mountRoot, index, excludes, rights, signal } = comparing;
  const mounts = newLayerMounts({ dir: mountRoot, rights, signal });
  const compared = [];
  let { most } = comparing;
  try {
    for (const [nth, image] of [...new Set(sites.map(({ image: image2 }) => image2))].entries()) {
      const points = await mounts.mountAll(layeredRange(image, index), `base-${nth}`);
      const [point] = points.length > 1 ? [await mounts.stack(points, `base-${nth}`)] : points;
      for (const site of sites.filter((site2) => site2.image === image)) {
        const directories = directoriesIn2(toBytes(site.upper), most);
        const renamed = await renamedIn(site.upper, directories, { rights, signal });
        const base = toBytes(join39(mountRoot, point)) + (site.prefix === "" ? "" : `/${site.prefix}`);
        const trees = { upper: toBytes(site.upper), merged: toBytes(site.match.path), base };
        const changes = changesIn(trees, { renamed, hasOwnFiles: site.hasOwnFiles, excludes, most });
        most -= changes.members.length + changes.removed.length;
        compared.push({ ...site, changes });
      }
    }
  } finally {
    await mounts.release();
  }
  return compared;
}
function layeredRange(image, { segments }) {
  const deltas = segments.filter(({ kind, root }) => kind === "delta" && root === image.root);
  return { offset: image.offset, length: image.length, deltas };
}
function isChanged({ members, removed, isTopChanged }) {
  return members.length > 1 || removed.length > 0 || isTopChanged;
}
function nameIn({ prefix: prefix2 }, name2) {
  if (prefix2 === "") return name2;
  if (name2 !== "") return `${prefix2}/${name2}`;
  return prefix2.includes("/") ? prefix2 : `${prefix2}/.`;
}

// src/steps/delta-layer.ts
import { stat as stat5 } from "node:fs/promises";

// src/formats/squashfs/delta.ts
import { lstatSync as lstatSync16 } from "node:fs";
async function imageOfDelta(image, { dir, members, removed, top }, job) {
  const { how, topSeconds } = top === void 0 ? { how: [], topSeconds: void 0 } : stampOf3(top);
  const archive = archiveOf({ dir, members, removed }, job);
  const making = { source: "-", how: ["-tar", ...how], names: [], archive, topSeconds, whiteouts: removed };
  const contents = await make(image, making, job);
  const expected = members.length + removed.length;
  const isWhole2 = top === void 0 ? contents.members >= expected : contents.members === expected;
  if (!isWhole2) throw new Error(`the image has ${contents.members} members instead of ${expected}`);
  return contents;
}
var latest = 2 ** 32 - 1;
function stampOf3(top) {
  const { mode, mtimeMs } = lstatSync16(fromBytes(top));
  const topSeconds = Math.min(Math.max(Math.floor(mtimeMs / 1e3), 0), latest);
  return { how: ["-root-mode", (mode & 511).toString(8), plainInodes], topSeconds };
}
async function* archiveOf({ dir, members, removed }, { tools, signal }) {
  for (const name2 of removed) yield headerOf({ ...whiteout, name: name2 });
  if (members.length === 0) {
    yield Buffer.alloc(endBytes);
    return;
  }
  const tar2 = startPipeline([imageCommand(tools.tar)], { cwd: dir, signal });
  tar2.stdin.end(`${members.join("\0")}\0`, "latin1");
  tar2.ended.catch(() => {
  });
  yield* tar2.stdout;
  await tar2.ended;
}
var whiteout = {
  kind: "whiteout",
  target: "",
  mode: 0,
  mtime: "0",
  size: 0,
  sparseSize: void 0
};
var endBytes = 1024;

// src/steps/delta-layer.ts
async function removedBefore(copy, { segments }) {
  const count = segments.filter(({ kind }) => kind === "delta").length;
  const segment = segments.find(({ kind }) => kind === "removals");
  if (!segment) return [];
  const frame = await copy.bytes(segment.offset, segment.offset + segment.length);
  const { namesOf } = decodeRemovals(frame, count);
  return Array.from({ length: count }, (_, nth) => [...namesOf(nth)]);
}
function newRemovals(lists) {
  const { frame, bytes } = encodeRemovals(lists);
  return { frame, bytes, files: lists.reduce((all, names) => all + names.length, 0) };
}
async function packLayer({ root }, sites, path7, { inputs, tools, scratch, signal }) {
  const [first] = sites;
  const isOwn2 = root !== void 0;
  const members = sites.flatMap((site) => site.changes.members.map((name2) => nameIn(site, name2)));
  const removed = sites.flatMap((site) => site.changes.removed.map((name2) => nameIn(site, name2)));
  const delta = isOwn2 ? {
    dir: first.match.path,
    top: first.match.path,
    members: members.filter((name2) => name2 !== ""),
    removed
  } : { dir: scratch, top: void 0, members, removed };
  const job = { scratch, tools, level: inputs.compressionLevel, signal };
  const contents = await imageOfDelta(path7, delta, job);
  const { size: length } = await stat5(path7);
  const files = contents.members + (isOwn2 ? 1 : 0);
  return { layer: { path: path7, length, files, bytes: contents.bytes, ...isOwn2 && { root } }, removed };
}

// src/steps/save-delta.ts
async function prepareDelta(job) {
  const { base, draft, timeline, signal } = job;
  const scratch = await mkdtemp5(join(tempDir(), "headstart-"));
  const close = () => rm11(scratch, { recursive: true, force: true });
  try {
    const layers = layersOf(base, job.inputs);
    const copying = copyBase(draft, base, bodyLength({ segments: layers }), timeline);
    const delta = await deltaOn(layers, { ...job, scratch }).catch(async (error2) => {
      await copying.then(({ undo: undo2 }) => undo2());
      throw error2;
    });
    return { ...delta, copied: await copying, close };
  } catch (error2) {
    await close();
    signal.throwIfAborted();
    if (error2 instanceof NameTaken) throw error2;
    info2(`${inFull}: ${messageOf(error2)}`);
    return void 0;
  }
}
function copyBase(draft, { entry }, keptBytes2, timeline) {
  const wholeBytes = keptBytes2 - keptBytes2 % blockBytes;
  const copying = timeline.during("copy", () => draft.copyFrom(entry, wholeBytes));
  copying.catch(() => {
  });
  return copying;
}
function layersOf({ entry, index }, { paths }) {
  if (index.paths.join("\n") !== paths.join("\n")) throw new Error("the restored cache has other paths");
  const layers = index.segments.filter(({ kind }) => kind !== "removals");
  checkLayers(layers, entry.size);
  return layers;
}
async function deltaOn(layers, job) {
  const { base, selection, matches, scratch, timeline, signal } = job;
  const { entry, index, mountRoot } = base;
  const rights = await findRights(signal);
  if (!rights) throw new Error("this runner no longer lets root mount");
  const sites = sitesOf2(matches, index, mountRoot);
  const most = mostChanges(index.files);
  const { excludes } = sparing([scratch], selection);
  const compared = await timeline.during(
    "compare",
    () => compare(sites, { mountRoot, index, excludes, most, rights, signal })
  );
  const copy = localCopyOf(mountRoot, index, signal);
  const changed2 = compared.filter(({ changes }) => isChanged(changes));
  const groups = Map.groupBy(changed2, ({ image }) => image);
  const kept = [...layers];
  for (const [image, sites2] of groups) hideIn(kept, image, sum2(sites2, "deadBytes"));
  const [deltas, lists] = [[], await removedBefore(copy, index)];
  linkBases({ matches, scratch });
  for (const [image, sites2] of groups) {
    const path7 = join(scratch, `delta-${deltas.length}`);
    const { layer, removed } = await timeline.during("pack", () => packLayer(image, sites2, path7, job));
    deltas.push(layer);
    lists.push(removed);
  }
  checkLayers([...kept, ...deltas.map((layer) => ({ ...layer, kind: "delta" }))], entry.size);
  return {
    base,
    copy,
    keptBytes: bodyLength({ segments: kept }),
    kept,
    deltas,
    removals: lists.length > 0 ? newRemovals(lists) : void 0,
    files: Math.max(0, index.files + sum2(changed2, "moreFiles")),
    bytes: Math.max(0, index.bytes + sum2(changed2, "bytes") - sum2(changed2, "deadBytes")),
    skipped: compared.flatMap(({ changes, ...site }) => changes.skipped.map((name2) => nameIn(site, name2)))
  };
}
function checkLayers(layers, baseBytes) {
  const reason = whyFull({ layers, baseBytes });
  if (reason !== void 0) throw new Error(reason);
}
function sum2(sites, of) {
  return sites.reduce((all, { changes }) => all + changes[of], 0);
}
function hideIn(kept, { root }, deadBytes) {
  const places = [...kept.keys()].filter((place2) => kept[place2]?.root === root);
  const hidden = withDead(
    places.map((place2) => kept[place2]),
    deadBytes
  );
  for (const [nth, place2] of places.entries()) kept[place2] = hidden[nth];
}

// src/steps/snapshots.ts
import { lstatSync as lstatSync18, realpathSync as realpathSync6 } from "node:fs";
import { basename as basename12, dirname as dirname19 } from "node:path";

// src/files/fingerprint.ts
var import_node_crypto9 = __toESM(require_crypto11(), 1);
import { lstatSync as lstatSync17 } from "node:fs";
function fingerprintOf(tops, excludes) {
  const hash = (0, import_node_crypto9.createHash)("sha256");
  for (const top of tops) {
    const path7 = toBytes(top.path);
    hash.update(`${path7}\0`, "latin1");
    const prefix2 = top.relative === "" ? `${top.root.place}` : `${top.root.place}/${toBytes(top.relative)}`;
    for (const batch of walk([top], excludes)) {
      const lines2 = batch.map(({ member, kind, target = "" }) => {
        const { size, mtimeNs, mode, ino } = lstatSync17(fromBytes(path7 + member.slice(prefix2.length)), {
          bigint: true
        });
        const own = kind === "directory" ? "" : `${size} ${ino}`;
        return `${member}\0${kind} ${mtimeNs} ${mode} ${own}\0${target}\0`;
      });
      hash.update(lines2.join(""), "latin1");
    }
  }
  return hash.digest("hex");
}

// src/steps/snapshots.ts
async function restoredSnapshot(name2, { inputs, run: run2, mountRoot, timeline }) {
  const { rolling, key, save: save2, lookupOnly } = inputs;
  if (!rolling || lookupOnly || !sameKey(namesFor(rolling).keyIn(name2), key)) return void 0;
  if (save2 === "never" || whyNoSnapshots(rolling, run2)) return { name: name2 };
  return { name: name2, contents: await timeline.during("fingerprint", () => contentsOf(inputs, mountRoot)) };
}
function whyNoSnapshots({ branches }, run2) {
  const { write: scope = run2.ref } = accessOf(run2);
  const isDefault = run2.defaultBranch === "" ? scope.startsWith("refs/heads/") : scope === `refs/heads/${run2.defaultBranch}`;
  if (branches === "all" || isDefault) return void 0;
  return `Cache save skipped: a snapshot of ${scope} would hide newer ones of the default branch. Set rolling-branches: all to save all the same.`;
}
async function whyKeep({ name: name2, contents }, { everyMinutes }, { inputs, mountRoot, timeline }) {
  const minutes = Math.max(0, Math.floor((Date.now() - snapshotMs(name2)) / 6e4));
  if (minutes < everyMinutes)
    return `Cache save skipped: the restored snapshot is ${minutes} minutes old, and rolling-every is ${everyMinutes}.`;
  const now = await timeline.during("fingerprint", () => contentsOf(inputs, mountRoot));
  const isSame = contents !== void 0 && contents === now;
  return isSame ? `Nothing has changed since cache ${inputs.key} was restored, not saving cache.` : void 0;
}
async function contentsOf(inputs, mountRoot) {
  try {
    const { excludes, roots } = cachedFiles(inputs);
    const matches = await findMatches({ excludes, roots });
    if (mountRoot === void 0) return fingerprintOf(matches, excludes);
    const points = mountsOn(mountRoot).map(({ point }) => point);
    const unpacked = matches.filter(({ path: path7 }) => !points.some((point) => isWithin(realName(path7), point)));
    const uppers = upperDirectories(mountRoot).map(topOf2);
    return [fingerprintOf(unpacked, excludes), fingerprintOf(uppers, void 0)].join();
  } catch (error2) {
    debug2(`The cached files cannot be compared: ${messageOf(error2)}`);
    return void 0;
  }
}
function topOf2(path7, place2) {
  return { path: path7, relative: "", stat: lstatSync18(path7), root: { place: place2 } };
}
function realName(path7) {
  return `${realpathSync6(dirname19(path7), "latin1")}/${toBytes(basename12(path7))}`;
}
async function removeOldSnapshots(store, { scope, version, key }, { keep }) {
  try {
    const snapshots = await store.removable({ scope, version, key: snapshotPrefix(key) });
    const old = oldSnapshots(snapshots, keep);
    for (const { remove } of old) await remove();
    if (old.length > 0) info2(`Removed older snapshots: ${old.length}`);
  } catch (error2) {
    info2(`Older snapshots stay in the ${store.label}: ${messageOf(error2)}`);
  }
}

// src/steps/save.ts
async function save(signal, state = {}) {
  const { key: mainKey, matchedKey, mountRoot, restored } = state;
  if (!restored && mainKey !== void 0 && matchedKey !== void 0 && sameKey(matchedKey, mainKey)) {
    return info2(`Cache hit occurred on the primary key ${matchedKey}, not saving cache.`);
  }
  const run2 = currentRun();
  if (!hasScope(run2)) return;
  const preselection = state.preselection ?? await preselect(signal);
  if (preselection === "none") return;
  const read3 = readingWith(preselection);
  if (read3("key") === "") return mildWarning("Key is not specified.");
  const inputs = readInputs(read3, cacheDir());
  const key = mainKey ?? inputs.key;
  const { rolling } = inputs;
  const names = namesFor(rolling);
  const mistake2 = names.mistake([key]);
  if (mistake2) throw new JobFailure(mistake2);
  const { write: scope, whyNoWrite } = accessOf(run2);
  const reason = whyNoWrite ?? reasonToSkip(inputs) ?? (rolling && whyNoSnapshots(rolling, run2));
  if (scope === void 0 || reason)
    return info2(reason ?? "Cache save skipped: this run may write no scope.");
  const timeline = newTimeline();
  const whyKept = rolling && restored && await whyKeep(restored, rolling, { inputs, mountRoot, timeline });
  if (whyKept) return info2(whyKept);
  const selection = cachedFiles(inputs);
  const find = () => timeline.during("find", () => findMatches(selection));
  let matches = await find();
  if (matches.length === 0) return mildWarning(nothingToSave);
  const store = openStore(storeOptions(inputs, run2, signal));
  const merging = rolling?.merges ? newMerging({ inputs, key, scope, store, restored: restored?.name, timeline, signal }) : void 0;
  for (let left = mostMerges; ; left--) {
    if (await merging?.merge()) matches = await find();
    const isOutdated = async () => left > 1 && (await merging?.isOutdated() ?? false);
    const saving = { inputs, key, run: run2, scope, store, state, selection, matches, timeline, signal };
    if (await saveMatches({ ...saving, isOutdated })) return;
    info2(`Packing again, for another job has saved cache ${key} meanwhile`);
  }
}
var mostMerges = 3;
async function saveMatches(saving) {
  const { inputs, key, run: run2, scope, store, state, timeline, signal } = saving;
  const tools = await toolsFor(inputs, ["mount", "lazy"].includes(inputs.mode) ? signal : void 0);
  const format = await formatFor(store, inputs, { tools, signal });
  const [version = ""] = format.versions(inputs, tools);
  const name2 = { scope, version, key: namesFor(inputs.rolling).nameFor(key, run2) };
  const scopes = accessOf(run2).read;
  const [draft, base] = await timeline.during(
    "reserve",
    () => Promise.all([store.create(name2), findBaseOfSave(state, { store, scopes, version, signal })])
  );
  if (!draft) {
    await base?.entry.close();
    info2(alreadyReserved(key));
    return true;
  }
  const findings = newFindings({ step: "save", outcome: "saved", key, store: store.label }, inputs);
  const facts = { createdBy: originOf2(run2, scope), isHere: store.isHere ?? false, findings };
  let delta;
  try {
    delta = base && await prepareDelta({ ...saving, base, draft, tools });
    const check = () => checkMounted(state, { store, scopes, signal });
    const job = { ...saving, ...facts, key: name2.key, tools, format, delta, checkMounted: check };
    const filled = await fill2(draft, job);
    if (filled !== "published") return filled === "nothing";
  } catch (error2) {
    if (error2 instanceof NameTaken) {
      info2(alreadyReserved(key));
      return true;
    }
    signal.throwIfAborted();
    Object.assign(findings, { outcome: "failed", trouble: messageOf(error2) });
    await publishReport(findings, timeline, inputs.summary);
    throw error2;
  } finally {
    await delta?.close();
    await base?.entry.close();
    await draft.discard();
  }
  info2("Cache saved successfully");
  info2(`Cache saved with key: ${key}`);
  if (inputs.rolling) await removeOldSnapshots(store, { ...name2, key }, inputs.rolling);
  await publishReport(findings, timeline, inputs.summary);
  return true;
}
function reasonToSkip({ save: save2, jobStatus }) {
  if (save2 === "never") return "Cache save skipped: the input save is 'never'.";
  if (save2 === "always" || jobStatus === "" || jobStatus === "success") return void 0;
  return `Cache save skipped: the job's status is '${jobStatus}'. Set save: always to save all the same.`;
}
function originOf2({ repository, ref, sha, runId, eventName }, scope) {
  return { repository, scope, ref, sha, runId, event: eventName, headstart: package_default.version };
}

// src/steps/damaged-image.ts
var limitMs = 3e4;
async function reportDamage(path7, entry, rights, limit = AbortSignal.timeout(limitMs)) {
  if (!await hasComplained(entry.since, rights)) return;
  const check = async () => {
    for (const image of entry.images) await checkImageFile(path7, image, "contents", { signal: limit });
  };
  const damage = await check().then(() => void 0, damageIn);
  if (damage === void 0) return;
  warning2(`Reading the cache gave input/output errors: ${damage}`);
  await reject(entry).catch((error2) => warning2(`The entry stays where it is: ${messageOf(error2)}`));
}
function damageIn(error2) {
  return error2 instanceof BadEntry || codeOf(error2) === "EIO" ? messageOf(error2) : void 0;
}
async function reject({ scope, version, key, size }) {
  const inputs = readInputs(input, cacheDir());
  const run2 = currentRun();
  const store = openStore(storeOptions(inputs, run2, AbortSignal.timeout(limitMs)));
  const scopes = scope === void 0 ? accessOf(run2).read : [scope];
  const entry = await store.find({ scopes, keys: [key], versions: [version] });
  try {
    if (entry?.key !== key || entry.size !== size) return;
    await entry.reject();
    await entry.original?.reject();
  } finally {
    await entry?.close();
  }
}

// src/steps/unmount.ts
async function unmount2() {
  const { mountRoot, mounted, brokered } = loadState2() ?? {};
  if (brokered) await unmountBrokered(brokered);
  if (mountRoot === void 0) return;
  await endAllMounts([mountRoot], async (report, rights) => {
    const path7 = imageAfter(report, mountRoot);
    if (mounted && path7 !== void 0) await reportDamage(path7, mounted, rights);
  });
}
async function unmountAbandoned() {
  await endAllMounts(abandonedMountRoots(tempDir()));
}
async function endAllMounts(mountRoots, inspect) {
  if (mountRoots.length === 0) return;
  const rights = await findRights(AbortSignal.timeout(1e4)).catch(() => void 0);
  for (const dir of mountRoots) {
    try {
      if (!rights) throw new Error("root no longer has the rights, or sudo asks for a password");
      await endMounts(dir, rights, inspect);
    } catch (error2) {
      warning2(`Mounts that stand on ${dir} are left: ${messageOf(error2)}`);
    }
  }
}

// src/steps/post.ts
async function post(signal) {
  try {
    await save(signal, loadState2());
  } finally {
    await unmount2();
  }
}

// src/files/recover.ts
import { lstatSync as lstatSync19, realpathSync as realpathSync7, rmdirSync as rmdirSync8, statSync as statSync7 } from "node:fs";
import { readdir as readdir7 } from "node:fs/promises";
async function recover(roots, { mounts, warn: warn2, signal, mostMs = 3e4 }) {
  const allowed = { ms: mostMs };
  const nearest = await Promise.all(roots.map(stagingParent));
  for (const parent of new Set(nearest.flatMap(withAbove))) {
    for (const dir of await stagingsIn(parent, mounts)) {
      if (!hasSign(dir)) removeForgotten(dir);
      if (!hasSign(dir) || await isAlive(dir)) continue;
      try {
        await undoAndRemove(dir, { roots, signal, allowed });
      } catch (error2) {
        signal.throwIfAborted();
        warn2(`${dir} is left from a run that was killed and could not be undone: ${messageOf(error2)}`);
      }
    }
  }
}
function withAbove(directory) {
  const above = dirname(directory);
  return above === directory ? [directory] : [directory, ...withAbove(above)];
}
async function stagingsIn(parent, mounts) {
  const names = (await readdir7(parent).catch(() => [])).filter(isStaging);
  if (names.length === 0) return [];
  const real = slashed(realpathSync7(parent, "latin1"));
  if (mounts.some((mount2) => isWithin(real, mount2))) return [];
  return names.map((name2) => join(parent, name2)).filter(isPrivate);
}
var forgottenAfterMs = 60 * 60 * 1e3;
function removeForgotten(dir) {
  try {
    if (Date.now() - lstatSync19(dir).mtimeMs > forgottenAfterMs) rmdirSync8(dir);
  } catch {
  }
}
async function undoAndRemove(dir, { roots, signal, allowed }) {
  const parent = dirname(dir);
  const staging = openStaging(parent);
  try {
    const unlock = await lockDirectory(staging.dir, signal);
    const endsAt = performance.now() + allowed.ms;
    const late = new Error("that takes too long");
    try {
      undo(dir, (step) => {
        if (performance.now() > endsAt) throw late;
        if (!isRestored(step, roots)) return false;
        for (const path7 of pathsOf(step)) checkWay(toBytes(parent), path7);
        return true;
      });
      if (!isUnfinished(dir)) removeTree(dir);
    } finally {
      allowed.ms = endsAt - performance.now();
      unlock();
    }
  } finally {
    await staging.remove();
  }
}
function isRestored(step, roots) {
  const target = fromBytes(targetOf(step)).toString();
  return roots.some((root) => {
    if (isWithin(target, root.base) && isNamed(relative(root.base, target), root)) return true;
    if (step.do !== "make") return false;
    return isWithin(root.literal ?? root.base, target) || !root.literal && isWithin(target, root.base);
  });
}
function isNamed(path7, root) {
  return root.matches(path7) || path7 !== "" && isNamed(path7.replace(/\/?[^/]*$/, ""), root);
}
function checkWay(parent, path7) {
  const { dev } = statSync7(fromBytes(parent));
  for (let at = path7; at !== parent; at = dirname(at)) {
    const stat6 = statOf(at);
    if (stat6 && at !== path7 && !stat6.isDirectory()) throw new Error(`${fromBytes(at)} is no directory`);
    if (stat6 && stat6.dev !== dev) throw new Error(`${fromBytes(at)} is on another file system`);
  }
}

// src/steps/miss.ts
import { setTimeout as sleep6 } from "node:timers/promises";
var timeoutMs2 = 1e3;
async function explainMiss(miss) {
  const { store, wanted, naming, signal } = miss;
  const { scopes, keys } = wanted;
  const [first, ...others] = new Set(keys.map(namesFor(naming.rolling).keyIn));
  const starts = others.length > 0 ? `, nor one whose key starts with ${others.join(" or ")}` : "";
  return [
    `The ${store.label} has no entry with the key ${first}${starts}, as far as this run may see.`,
    `Branches searched: ${scopes.join(", ")}. Entries of others are hidden by GitHub's rules.`,
    `Entries are found by exactly these lines of path, in this order: ${naming.paths.join(", ")}.`,
    ...await withTimeout2(findSimilar(miss), signal)
  ];
}
async function withTimeout2(lines2, signal) {
  const over = new AbortController();
  const late = sleep6(timeoutMs2, [], { signal: AbortSignal.any([signal, over.signal]) });
  return Promise.race([lines2, late]).catch(() => []).finally(() => over.abort());
}
async function findSimilar({ store, wanted, formats: formats2, naming }) {
  const { scopes, keys } = wanted;
  const similar = similarLookups(formats2, naming);
  const versions = similar.flatMap(({ versions: versions2 }) => versions2);
  const searched = store.isHere ? { scopes, versions } : { scopes: scopes.slice(0, 1), versions: versions.slice(0, 1) };
  const entry = await store.find({ keys, ...searched, isHint: true });
  await entry?.close();
  const found2 = entry && similar.find(({ versions: versions2 }) => versions2.includes(entry.version));
  return found2 ? [`There is ${namesFor(naming.rolling).keyIn(entry.key)}, but it was saved ${found2.difference}.`] : [];
}
function similarLookups(formats2, naming) {
  const { paths } = naming;
  const ofPaths = (difference, paths2) => ({
    difference,
    versions: formats2.flatMap((format) => format.versions({ ...naming, paths: paths2 }))
  });
  const onWindows = { ...naming, crossOs: false, platform: "win32" };
  const all = [
    {
      difference: "on another system, or on Windows with enableCrossOsArchive; that input finds it here, too",
      versions: formats2.flatMap((format) => format.versions({ ...naming, crossOs: true }))
    },
    ofPaths("with the lines of path in another order", paths.toSorted()),
    ofPaths("with the lines of path in another order", paths.toReversed()),
    ofPaths(
      "without the slash at the end of lines of path",
      paths.map((path7) => path7.replace(/(?<=.)\/+$/, ""))
    ),
    ofPaths(
      "without the ./ at the start of lines of path",
      paths.map((path7) => path7.replace(/^\.\/(?=.)/, ""))
    ),
    ...images.filter((format) => !formats2.includes(format)).map((format) => ({
      difference: "to be mounted, which takes mode: mount, auto or lazy, and a runner that allows it or has unsquashfs",
      versions: format.versions(naming)
    })),
    {
      difference: "on Windows without enableCrossOsArchive",
      versions: formats2.toReversed().flatMap((format) => format.versions(onWindows))
    },
    ofPaths(
      "with a slash at the end of lines of path",
      paths.map((path7) => path7.replace(/\/*$/, "/"))
    ),
    ofPaths(
      "with ./ at the start of lines of path",
      paths.map((path7) => path7.replace(/^(?=[^/~!.#])/, "./"))
    )
  ];
  const searched = new Set(ofPaths("", paths).versions);
  return all.filter(({ versions }) => !versions.some((version) => searched.has(version)));
}
var images = formats.filter(({ image }) => image);

// src/steps/restore.ts
async function restore(signal, { mayPostSave = true } = {}) {
  const state = {};
  const remember = rememberIn(state);
  const run2 = currentRun();
  if (!hasScope(run2)) return;
  const preselection = await preselect(signal);
  remember({ preselection });
  if (preselection === "none") return output("hit", "miss");
  const inputs = readInputs(readingWith(preselection), cacheDir());
  const keys = [inputs.key, ...inputs.restoreKeys];
  remember({ key: inputs.key });
  output("cache-primary-key", inputs.key);
  const names = namesFor(inputs.rolling);
  const mistake2 = names.mistake(keys);
  if (mistake2) throw new JobFailure(mistake2);
  const timeline = newTimeline();
  const findings = newFindings(
    { step: "restore", outcome: "miss", key: inputs.key, store: inputs.store },
    inputs
  );
  const access3 = accessOf(run2);
  if (access3.whyNoRead) info2(access3.whyNoRead);
  const prepare = async () => {
    const store = openStore(storeOptions(inputs, run2, signal));
    findings.store = store.label;
    const mounting = await probed(inputs, signal);
    const formats2 = await readableFormats(store, inputs, mounting);
    const versions = formats2.flatMap((format) => format.versions(inputs));
    const server = startServerFor(inputs, mounting);
    const context = { inputs, formats: formats2, mounting, server, remember, timeline, findings, signal };
    return { store, wanted: { scopes: access3.read, keys: names.lookups(keys), versions }, context };
  };
  const { name: name2, prepared } = await findAndRestore(prepare, names, { inputs, findings, signal });
  const matchedKey = name2 === void 0 ? void 0 : names.keyIn(name2);
  if (name2 !== void 0) {
    const { mountRoot } = state;
    const restored = mayPostSave ? await restoredSnapshot(name2, { inputs, run: run2, mountRoot, timeline }) : void 0;
    remember({ matchedKey, restored });
  }
  conclude(inputs, matchedKey, findings);
  if (matchedKey === void 0 && prepared && !findings.trouble && !access3.whyNoRead) {
    const { store, wanted, context } = prepared;
    const looked = { store, wanted, formats: context.formats, naming: inputs, signal };
    folded("Why nothing was found", await explainMiss(looked));
  }
  await publishReport(findings, timeline, inputs.summary);
  if (matchedKey === void 0 && inputs.failOnMiss) {
    const why = "Failed to restore cache entry. Exiting as fail-on-cache-miss is set.";
    throw new JobFailure(`${why} Input key: ${inputs.key}`);
  }
}
function rememberIn(state) {
  saveState3(state);
  return (more2) => saveState3(Object.assign(state, more2));
}
async function findAndRestore(prepare, names, { inputs, findings, signal }) {
  let entry;
  try {
    const prepared = await prepare();
    const { store, wanted, context } = prepared;
    const { roots } = selectionOf(inputs.paths, process.cwd());
    await unmountAbandoned();
    await recover(roots, { mounts: ownMountPoints(), warn: warning2, signal });
    entry = await context.timeline.during("lookup", () => store.find(wanted));
    if (!entry) return { prepared };
    const key = names.keyIn(entry.key);
    info2(`Cache hit for${sameKey(key, inputs.key) ? "" : " restore-key"}: ${key}`);
    if (inputs.lookupOnly) info2("Lookup only - skipping download");
    else await restoreOrFallBack(entry, roots, context);
    return { name: entry.key, prepared };
  } catch (error2) {
    signal.throwIfAborted();
    findings.trouble = messageOf(error2);
    warning2(`Failed to restore: ${findings.trouble}`);
    return {};
  } finally {
    await entry?.close();
  }
}
async function restoreOrFallBack(entry, roots, context) {
  try {
    await restoreEntry(entry, roots, context);
  } catch (error2) {
    context.signal.throwIfAborted();
    if (!(error2 instanceof BadEntry)) throw error2;
    await reject2(entry);
    if (!entry.original) throw error2;
    info2(`Downloading the entry, as its copy on this host is bad: ${error2.message}`);
    await restoreOrFallBack(entry.original, roots, context);
  }
}
async function reject2(entry) {
  try {
    await entry.reject();
  } catch (error2) {
    debug2(`The entry stays where it is: ${messageOf(error2)}`);
  }
}
function conclude(inputs, matchedKey, findings) {
  if (matchedKey === void 0) {
    output("hit", "miss");
    info2(`Cache not found for input keys: ${[inputs.key, ...inputs.restoreKeys].join(", ")}`);
    return;
  }
  const exact = sameKey(matchedKey, inputs.key);
  output("cache-hit", String(exact));
  output("cache-matched-key", matchedKey);
  output("hit", exact ? "exact" : "partial");
  info2(`Cache ${inputs.lookupOnly ? "found and can be restored" : "restored"} from key: ${matchedKey}`);
  Object.assign(findings, { outcome: exact ? "exact hit" : "partial hit", matchedKey });
}

// src/main/exit.ts
import { existsSync as existsSync9 } from "node:fs";
var shell = "/bin/sh";
function exit() {
  const code = Number(process.exitCode ?? 0);
  if (process.execve && existsSync9(shell)) {
    process.emit("exit", code);
    process.execve(shell, [shell, "-c", `exit ${code}`], {});
  }
  process.exit();
}

// src/main/run.ts
var steps = {
  restore,
  "restore-only": (signal) => restore(signal, { mayPostSave: false }),
  post,
  save,
  unmount: unmount2,
  // The other steps must not load the modules of the benchmark.
  bench: async (signal) => (await import("./bench-program.js")).bench(signal)
};
async function run(step) {
  const cancel = new AbortController();
  for (const [signal, exitCode] of [
    ["SIGINT", 130],
    ["SIGTERM", 143]
  ]) {
    process.once(signal, () => {
      process.exitCode = exitCode;
      cancel.abort(new Error(`Cancelled by ${signal}`));
    });
  }
  process.stdout.on("error", () => {
  });
  process.on("uncaughtException", (error2) => {
    warn(error2);
    exit();
  });
  try {
    await steps[step](cancel.signal);
  } catch (error2) {
    if (cancel.signal.aborted) {
      info2(messageOf(cancel.signal.reason));
      exit();
    }
    const isFailure = step === "bench" || step.startsWith("restore") && error2 instanceof JobFailure;
    if (isFailure) fail(messageOf(error2));
    else if (step === "post" || step === "save") warn(error2, "Failed to save: ");
    else warn(error2);
  }
  exit();
}
function warn(error2, before = "") {
  warning2(`${before}${messageOf(error2)}`);
  if (error2 instanceof Error && error2.stack) debug2(error2.stack);
}

export {
  __require,
  __commonJS,
  __toESM,
  JobFailure,
  BadEntry,
  NameTaken,
  messageOf,
  codeOf,
  cp,
  rmRF,
  mkdirP,
  debug,
  pathMaths,
  slashed,
  join,
  relative,
  resolve,
  htmlText,
  input,
  output,
  warning2 as warning,
  info2 as info,
  debug2,
  folded,
  summarizeMarkdown,
  tempDir,
  cacheDir,
  environment,
  runnerSystem,
  runnerName,
  adoptEnvironment,
  currentRun,
  cacheService,
  package_default,
  minimatch,
  create,
  toBytes,
  fromBytes,
  checkOwnDirectory,
  checkOwn,
  removeTree,
  findMatches,
  choice,
  wholeNumber,
  isAws,
  readInputs,
  lines,
  sameKey,
  fingerprint,
  pickMatch,
  storeName,
  namePrefix,
  mayAnswer,
  partOf,
  newBufferPool,
  shortSizeText,
  secondsText,
  accessOf,
  findProgram,
  programPath,
  startPipeline,
  runProgram,
  runCommand,
  runScript,
  answerOf,
  outputOf,
  findRights,
  probe,
  lengthOf,
  blockBytes,
  blocksBetween,
  bodyLength,
  basesOf,
  pathsIn,
  checkTables,
  isLayer,
  startOfTables,
  formats,
  findTools,
  imageToolVersion,
  readRange,
  usualIndexBytes,
  readIndex,
  walk,
  lookupMs,
  shortMs,
  uploadMs,
  beginUploadMs,
  completeUploadMs,
  writeProbeMs,
  maxFailuresAlone,
  maxFailuresOfPart,
  maxRecoveries,
  randomDelayMs,
  defaultUpload,
  defaultFetch,
  uploadTo,
  selectionOf,
  checkSpace,
  readBlocks,
  readUpTo,
  TransferFailure,
  placeOf,
  connectionFailure,
  proxyDown,
  proxyFailure,
  pageFailure,
  refusedResponse,
  retryAfterMs,
  withTimeout,
  orAborted,
  retry,
  signedOnce,
  download,
  foundStore,
  messageLine,
  readMessages,
  serverFiles,
  chosenStore,
  openStore,
  storeOptions,
  run
};
