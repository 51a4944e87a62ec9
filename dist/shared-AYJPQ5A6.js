import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  ToolFailure,
  codeOf
} from "./shared-RLYFKRND.js";
import {
  __commonJS,
  __require,
  __toESM
} from "./shared-6XEEPUUL.js";

// lighter-node:crypto?@actions/core/lib/file-command.js
var require_crypto = __commonJS({
  "lighter-node:crypto?@actions/core/lib/file-command.js"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:crypto")[name] }));
    module.exports.getRandomValues = (bytes) => __require("node:crypto").getRandomValues(bytes);
  }
});

// lighter-node:child_process?@actions/exec/lib/toolrunner.js
var require_child_process = __commonJS({
  "lighter-node:child_process?@actions/exec/lib/toolrunner.js"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:child_process")[name] }));
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

// lighter-node:child_process?src/process.ts
var require_child_process2 = __commonJS({
  "lighter-node:child_process?src/process.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:child_process")[name] }));
  }
});

// lighter-node:stream/consumers?src/process.ts
var require_consumers = __commonJS({
  "lighter-node:stream/consumers?src/process.ts"(exports, module) {
    module.exports = Object.create(new Proxy({}, { get: (_, name) => __require("node:stream/consumers")[name] }));
  }
});

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
function issue(name, message = "") {
  issueCommand(name, {}, message);
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
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
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
      } catch (_a) {
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
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
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
  return new (P || (P = Promise))(function(resolve3, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
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
function getInput(name, options) {
  const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options && options.required && !val) {
    throw new Error(`Input required and not supplied: ${name}`);
  }
  if (options && options.trimWhitespace === false) {
    return val;
  }
  return val.trim();
}
function setOutput(name, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
  }
  process.stdout.write(os4.EOL);
  issueCommand("set-output", { name }, toCommandValue(value));
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
function startGroup(name) {
  issue("group", name);
}
function endGroup() {
  issue("endgroup");
}
function saveState(name, value) {
  const filePath = process.env["GITHUB_STATE"] || "";
  if (filePath) {
    return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
  }
  issueCommand("save-state", { name }, toCommandValue(value));
}
function getState(name) {
  return process.env[`STATE_${name}`] || "";
}

// src/native-path.ts
import { posix, win32 } from "node:path";
function pathMaths(platform2) {
  if (platform2 !== "win32") return posix;
  return {
    basename: win32.basename,
    dirname: (path2) => slashed(win32.dirname(path2), platform2),
    isAbsolute: win32.isAbsolute,
    join: (...parts) => slashed(win32.join(...parts), platform2),
    parse: win32.parse,
    // A path on another drive stays absolute.
    relative: (from, to) => slashed(win32.relative(from, to), platform2),
    resolve: (...parts) => slashed(win32.resolve(...parts), platform2)
  };
}
function slashed(path2, platform2 = process.platform) {
  if (platform2 !== "win32") return path2;
  return path2.replaceAll("\\", "/").replace(/^\/\/\?\/UNC\//i, "//").replace(/^\/\/\?\//, "").replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
var { basename: basename2, dirname: dirname2, isAbsolute, join: join2, relative: relative2, resolve } = pathMaths(process.platform);

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
function hex(code, digits) {
  return code.toString(16).padStart(digits, "0");
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
function folded(title, lines) {
  startGroup(logLine(title));
  for (const line of lines) info2(line);
  endGroup();
}
function mildWarning(message) {
  info2(`[warning]${message}`);
}
async function summarize(title, [head = [], ...rows], more) {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  const table = [head.map((data) => ({ data, header: true })), ...rows];
  summary.addHeading(title, 3).addTable(table);
  if (more !== "") summary.addEOL().addRaw(more, true);
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
  return Object.fromEntries(Object.entries(process.env).map(([name, value = ""]) => [name, value]));
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
async function checkOwnDirectory(path2) {
  const stat2 = await lstat2(path2);
  if (!stat2.isDirectory()) throw new Error(`${path2} is no directory`);
  checkOwn(path2, stat2);
}
function isOurs({ uid }) {
  const user = process.geteuid?.();
  return user === void 0 || uid === user;
}
function isPrivateMode({ mode }) {
  return !process.geteuid || (mode & 63) === 0;
}
function checkOwn(path2, { uid, mode }) {
  checkOwner(path2, uid);
  if (!process.geteuid || (mode & 18) === 0) return;
  const name = resolve2(path2);
  throw new Error(`others may write to ${name}: run chmod go-w ${name}`);
}
function checkOwner(path2, uid) {
  if (!isOurs({ uid }) && uid !== 0) throw new Error(`${resolve2(path2)} belongs to another user`);
}
async function checkOwnDirectories(root, path2) {
  for (const dir of directoriesBelow(root, path2)) await checkOwnDirectory(dir);
}
async function makeOwnDirectories(root, path2) {
  for (const dir of directoriesBelow(root, path2)) {
    await mkdir2(dir, { mode: 448 }).catch((error2) => {
      if (codeOf(error2) !== "EEXIST") throw error2;
    });
    await checkOwnDirectory(dir);
  }
}
function directoriesBelow(root, path2) {
  const parts = relative3(root, path2).split(sep2);
  return parts.map((_, index) => join4(root, ...parts.slice(0, index + 1)));
}
var maxLinks = 40;
async function checkLinksTo(path2) {
  if (!process.geteuid) return;
  const parts = path2.split(sep2);
  let links = 0;
  let reached = sep2;
  for (let part = parts.shift(); part !== void 0; part = parts.shift()) {
    const next = part === ".." ? dirname3(reached) : join4(reached, part);
    const stat2 = await lstat2(next).catch((error2) => {
      if (codeOf(error2) !== "ENOENT") throw error2;
    });
    if (!stat2) return;
    if (!stat2.isSymbolicLink()) {
      reached = next;
      continue;
    }
    checkOwner(next, stat2.uid);
    if (++links > maxLinks) throw new Error(`${path2} has too many links`);
    const target = await readlink2(next);
    if (target.startsWith(sep2)) reached = sep2;
    parts.unshift(...target.split(sep2));
  }
}

// src/find-program.ts
import { accessSync, constants as constants3, statSync } from "node:fs";
import { delimiter as delimiter2, isAbsolute as isAbsolute2, join as join5 } from "node:path";
var extension = process.platform === "win32" ? ".exe" : "";
function findProgram(name) {
  const dirs = (process.env.PATH ?? "").split(delimiter2).filter((dir) => isAbsolute2(dir));
  return dirs.map((dir) => join5(dir, `${name}${extension}`)).find(isProgram);
}
function programPath(name) {
  const path2 = findProgram(name);
  if (path2 === void 0) throw new ToolFailure(`there is no ${name} on PATH`);
  return path2;
}
function isProgram(path2) {
  try {
    accessSync(path2, constants3.X_OK);
    return statSync(path2).isFile();
  } catch {
    return false;
  }
}

// src/process.ts
var import_node_child_process = __toESM(require_child_process2(), 1);
var import_consumers = __toESM(require_consumers(), 1);
import { once as once2 } from "node:events";

// src/program-exit.ts
import { once } from "node:events";
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
  const cause = failures.find((failure) => failure !== void 0);
  if (cause) throw cause;
}
var echo = /^: (\S*\/)?\w+: (-: Cannot write|write error|standard output|error \d+ : Write error( : cannot write block)?)(:| :) (Broken pipe|Connection reset by peer)\s*(\n(\S*\/)?\w+: Error is not recoverable: exiting now)?$/;
async function ended(child2, { mayEcho }) {
  const complaints = tailOf(child2.stderr);
  const [code, signal] = await once(child2, "close");
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
function startDetached({ path: path2, args }) {
  const set = Object.entries(process.env).filter(([name]) => ofNode.test(name));
  const child2 = (0, import_node_child_process.spawn)(path2, args, {
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
async function runProgram(name, args, surroundings) {
  await runCommand({ path: programPath(name), args }, surroundings);
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
async function runScript(path2, env, { cwd, signal }) {
  const began = performance.now();
  const child2 = (0, import_node_child_process.spawn)(process.execPath, [path2], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const interrupt = () => void child2.kill("SIGINT");
  signal.addEventListener("abort", interrupt);
  if (signal.aborted) interrupt();
  let output2 = "";
  for (const stream of [child2.stdout, child2.stderr])
    stream.setEncoding("utf8").on("data", (text2) => {
      output2 += text2;
    });
  try {
    const [exitCode] = await once2(child2, "close");
    return { exitCode, output: output2, ms: performance.now() - began };
  } finally {
    signal.removeEventListener("abort", interrupt);
  }
}
async function outputOf(command, goodCodes = [0]) {
  const child2 = spawnChild(command, { stdio: "pipe" });
  child2.stdin?.destroy();
  const [[exitCode, signal], output2, complaints] = await Promise.all([
    once2(child2, "close"),
    (0, import_consumers.text)(child2.stdout),
    (0, import_consumers.text)(child2.stderr)
  ]);
  if (exitCode !== null && goodCodes.includes(exitCode)) return output2;
  throw new ToolFailure(`${command.path} ${howEnded(exitCode, signal)}: ${complaints.trim()}`);
}

export {
  cp,
  rmRF,
  mkdirP,
  debug,
  pathMaths,
  slashed,
  basename2 as basename,
  dirname2 as dirname,
  isAbsolute,
  join2 as join,
  relative2 as relative,
  resolve,
  htmlText,
  htmlCode,
  input,
  output,
  saveState2 as saveState,
  loadState,
  mask,
  fail,
  warning2 as warning,
  info2 as info,
  debug2,
  folded,
  mildWarning,
  summarize,
  summarizeMarkdown,
  workspace,
  tempDir,
  cacheDir,
  keepsDisk,
  environment,
  runnerName,
  adoptEnvironment,
  currentRun,
  cacheService,
  checkOwnDirectory,
  isOurs,
  isPrivateMode,
  checkOwn,
  checkOwnDirectories,
  makeOwnDirectories,
  checkLinksTo,
  findProgram,
  programPath,
  startPipeline,
  startDetached,
  runProgram,
  runCommand,
  runScript,
  outputOf
};
