import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)
import {
  containerVersion,
  cutter,
  readIndex,
  readS3Inputs
} from "./shared-3PR2G3JC.js";
import {
  fingerprint,
  mayAnswer,
  openMemory,
  partOf,
  passing,
  pickMatch,
  storeName,
  versionOf
} from "./shared-HUZKIFS5.js";
import {
  debug,
  endGroup,
  findTools,
  getInput,
  getState,
  info,
  runCommand,
  runProgram,
  saveState,
  setFailed,
  setOutput,
  setSecret,
  startGroup,
  startPipeline,
  summary,
  warning
} from "./shared-EMZY63K7.js";
import {
  BadEntry,
  JobFailure,
  ToolFailure,
  codeOf,
  messageOf
} from "./shared-T77WTUZW.js";

// src/runner.ts
import { readFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
var input = getInput;
var output = setOutput;
var saveState2 = saveState;
var loadState = getState;
var debug2 = debug;
var mask = setSecret;
var fail = setFailed;
var warning2 = warning;
function info2(message) {
  info(message.replace(/\r/g, "\\r").replace(/\n/g, "\\n"));
}
function folded(title, lines2) {
  startGroup(title);
  for (const line of lines2) info2(line);
  endGroup();
}
function mildWarning(message) {
  info2(`[warning]${message}`);
}
async function summarize(title, [head = [], ...rows], more) {
  if (!process.env.GITHUB_STEP_SUMMARY) return;
  const cells = (row) => row.map(escapeHtml);
  const table = [cells(head).map((data) => ({ data, header: true })), ...rows.map(cells)];
  summary.addHeading(title, 3).addTable(table);
  if (more !== "") summary.addEOL().addRaw(more, true);
  await summary.write();
}
async function summarizeMarkdown(text) {
  if (process.env.GITHUB_STEP_SUMMARY) await summary.addRaw(text, true).write();
}
function escapeHtml(text) {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
function workspace() {
  return process.env.GITHUB_WORKSPACE || process.cwd();
}
function tempDir() {
  return process.env.RUNNER_TEMP || tmpdir();
}
function cacheDir() {
  const { RUNNER_TOOL_CACHE, XDG_CACHE_HOME } = process.env;
  return RUNNER_TOOL_CACHE || XDG_CACHE_HOME || join(homedir(), ".cache");
}
function keepsDisk() {
  return process.env.RUNNER_ENVIRONMENT === "self-hosted";
}
function told() {
  return Object.fromEntries(Object.entries(process.env).flatMap(([name, value = ""]) => [[name, value]]));
}
function runnerName() {
  return process.env.RUNNER_NAME ?? "";
}
function takeAsTold(env) {
  Object.assign(process.env, env);
}
function currentRun() {
  const { env } = process;
  const event = readEvent(env.GITHUB_EVENT_PATH);
  return {
    repository: env.GITHUB_REPOSITORY ?? "",
    ref: env.GITHUB_REF ?? "",
    sha: env.GITHUB_SHA ?? "",
    runId: env.GITHUB_RUN_ID ?? "",
    eventName: env.GITHUB_EVENT_NAME ?? "",
    baseBranch: env.GITHUB_BASE_REF ?? "",
    defaultBranch: event?.repository?.default_branch ?? "",
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
function readEvent(path6) {
  if (!path6) return {};
  try {
    return JSON.parse(readFileSync(path6, "utf8"));
  } catch (error) {
    debug2(`The event could not be read: ${error}`);
    return {};
  }
}

// node_modules/@actions/glob/lib/internal-globber.js
import * as fs from "fs";

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
import * as path5 from "path";

// node_modules/@actions/glob/lib/internal-path-helper.js
import * as path from "path";
import assert from "assert";
var IS_WINDOWS = process.platform === "win32";
function dirname2(p) {
  p = safeTrimTrailingSeparator(p);
  if (IS_WINDOWS && /^\\\\[^\\]+(\\[^\\]+)?$/.test(p)) {
    return p;
  }
  let result = path.dirname(p);
  if (IS_WINDOWS && /^\\\\[^\\]+\\[^\\]+\\$/.test(result)) {
    result = safeTrimTrailingSeparator(result);
  }
  return result;
}
function ensureAbsoluteRoot(root, itemPath) {
  assert(root, `ensureAbsoluteRoot parameter 'root' must not be empty`);
  assert(itemPath, `ensureAbsoluteRoot parameter 'itemPath' must not be empty`);
  if (hasAbsoluteRoot(itemPath)) {
    return itemPath;
  }
  if (IS_WINDOWS) {
    if (itemPath.match(/^[A-Z]:[^\\/]|^[A-Z]:$/i)) {
      let cwd = process.cwd();
      assert(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
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
      assert(cwd.match(/^[A-Z]:\\/i), `Expected current directory to start with an absolute drive root. Actual '${cwd}'`);
      return `${cwd[0]}:\\${itemPath.substr(1)}`;
    }
  }
  assert(hasAbsoluteRoot(root), `ensureAbsoluteRoot parameter 'root' must have an absolute root`);
  if (root.endsWith("/") || IS_WINDOWS && root.endsWith("\\")) {
  } else {
    root += path.sep;
  }
  return root + itemPath;
}
function hasAbsoluteRoot(itemPath) {
  assert(itemPath, `hasAbsoluteRoot parameter 'itemPath' must not be empty`);
  itemPath = normalizeSeparators(itemPath);
  if (IS_WINDOWS) {
    return itemPath.startsWith("\\\\") || /^[A-Z]:\\/i.test(itemPath);
  }
  return itemPath.startsWith("/");
}
function hasRoot(itemPath) {
  assert(itemPath, `isRooted parameter 'itemPath' must not be empty`);
  itemPath = normalizeSeparators(itemPath);
  if (IS_WINDOWS) {
    return itemPath.startsWith("\\") || /^[A-Z]:/i.test(itemPath);
  }
  return itemPath.startsWith("/");
}
function normalizeSeparators(p) {
  p = p || "";
  if (IS_WINDOWS) {
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
  if (!p.endsWith(path.sep)) {
    return p;
  }
  if (p === path.sep) {
    return p;
  }
  if (IS_WINDOWS && /^[A-Z]:\\$/i.test(p)) {
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
var IS_WINDOWS2 = process.platform === "win32";
function getSearchPaths(patterns) {
  patterns = patterns.filter((x) => !x.negate);
  const searchPathMap = {};
  for (const pattern of patterns) {
    const key = IS_WINDOWS2 ? pattern.searchPath.toUpperCase() : pattern.searchPath;
    searchPathMap[key] = "candidate";
  }
  const result = [];
  for (const pattern of patterns) {
    const key = IS_WINDOWS2 ? pattern.searchPath.toUpperCase() : pattern.searchPath;
    if (searchPathMap[key] === "included") {
      continue;
    }
    let foundAncestor = false;
    let tempKey = key;
    let parent = dirname2(tempKey);
    while (parent !== tempKey) {
      if (searchPathMap[parent]) {
        foundAncestor = true;
        break;
      }
      tempKey = parent;
      parent = dirname2(tempKey);
    }
    if (!foundAncestor) {
      result.push(pattern.searchPath);
      searchPathMap[key] = "included";
    }
  }
  return result;
}
function match(patterns, itemPath) {
  let result = MatchKind.None;
  for (const pattern of patterns) {
    if (pattern.negate) {
      result &= ~pattern.match(itemPath);
    } else {
      result |= pattern.match(itemPath);
    }
  }
  return result;
}
function partialMatch(patterns, itemPath) {
  return patterns.some((x) => !x.negate && x.partialMatch(itemPath));
}

// node_modules/@actions/glob/lib/internal-pattern.js
import * as os from "os";
import * as path4 from "path";
import assert3 from "assert";

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
  const open4 = [];
  for (let i = 0; i < masked.length; i++) {
    const c = masked.charCodeAt(i);
    if (c === 123) {
      open4.push(i);
    } else if (c === 125 && open4.length) {
      open4.pop();
    }
  }
  let out = "";
  let last = 0;
  for (let i = 0; i < open4.length; i++) {
    const at = open4[i];
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
    const { pre, body, post } = m;
    const p = pre.split(",");
    p[0] = carry + p[0];
    p[p.length - 1] += "{" + body + "}";
    if (!post.length) {
      pushAll(parts, p);
      return parts;
    }
    carry = p.pop();
    pushAll(parts, p);
    str = post;
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
var assertValidPattern = (pattern) => {
  if (typeof pattern !== "string") {
    throw new TypeError("invalid pattern");
  }
  if (pattern.length > MAX_PATTERN_LENGTH) {
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
  #canAdoptWithSpace(child) {
    return this.#canAdopt(child, adoptionWithSpaceMap);
  }
  #canAdopt(child, map = adoptionMap) {
    if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null) {
      return false;
    }
    const gc = child.#parts[0];
    if (!gc || typeof gc !== "object" || gc.type === null) {
      return false;
    }
    return this.#canAdoptType(gc.type, map);
  }
  #canAdoptType(c, map = adoptionAnyMap) {
    return !!map.get(this.type)?.includes(c);
  }
  #adoptWithSpace(child, index) {
    const gc = child.#parts[0];
    const blank = new _a(null, gc, this.options);
    blank.#parts.push("");
    gc.push(blank);
    this.#adopt(child, index);
  }
  #adopt(child, index) {
    const gc = child.#parts[0];
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
  #canUsurp(child) {
    if (!child || typeof child !== "object" || child.type !== null || child.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) {
      return false;
    }
    const gc = child.#parts[0];
    if (!gc || typeof gc !== "object" || gc.type === null) {
      return false;
    }
    return this.#canUsurpType(gc.type);
  }
  #usurp(child) {
    const m = usurpMap.get(this.type);
    const gc = child.#parts[0];
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
  static fromGlob(pattern, options = {}) {
    const ast = new _a(null, void 0, options);
    _a.#parseAST(pattern, ast, 0, options, 0);
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
    const flags = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
    return Object.assign(new RegExp(`^${re}$`, flags), {
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
    const dot = allowDot ?? !!this.#options.dot;
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
              dot && aps.has(src.charAt(0)) || // the pattern starts with \., and then [ or .
              src.startsWith("\\.") && aps.has(src.charAt(2)) || // the pattern starts with \.\., and then [ or .
              src.startsWith("\\.\\.") && aps.has(src.charAt(4))
            );
            const needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
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
    let body = this.#partsToRegExp(dot);
    if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
      const s = this.toString();
      const me = this;
      me.#parts = [s];
      me.type = null;
      me.#hasMagic = void 0;
      return [s, unescape(this.toString()), false, false];
    }
    let bodyDotAllowed = !repeated || allowDot || dot || !startNoDot ? "" : this.#partsToRegExp(true);
    if (bodyDotAllowed === body) {
      bodyDotAllowed = "";
    }
    if (bodyDotAllowed) {
      body = `(?:${body})(?:${bodyDotAllowed})*?`;
    }
    let final = "";
    if (this.type === "!" && this.#emptyExt) {
      final = (this.isStart() && !dot ? startNoDot : "") + starNoEmpty;
    } else {
      const close = this.type === "!" ? (
        // !() must match something,but !(x) can match ''
        "))" + (this.isStart() && !dot && !allowDot ? startNoDot : "") + star + ")"
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
  #partsToRegExp(dot) {
    return this.#parts.map((p) => {
      if (typeof p === "string") {
        throw new Error("string type in extglob ast??");
      }
      const [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
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
var minimatch = (p, pattern, options = {}) => {
  assertValidPattern(pattern);
  if (!options.nocomment && pattern.charAt(0) === "#") {
    return false;
  }
  return new Minimatch(pattern, options).match(p);
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
var path2 = {
  win32: { sep: "\\" },
  posix: { sep: "/" }
};
var sep2 = defaultPlatform === "win32" ? path2.win32.sep : path2.posix.sep;
minimatch.sep = sep2;
var GLOBSTAR = /* @__PURE__ */ Symbol("globstar **");
minimatch.GLOBSTAR = GLOBSTAR;
var qmark2 = "[^/]";
var star2 = qmark2 + "*?";
var twoStarDot = "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?";
var twoStarNoDot = "(?:(?!(?:\\/|^)\\.).)*?";
var filter = (pattern, options = {}) => (p) => minimatch(p, pattern, options);
minimatch.filter = filter;
var ext = (a, b = {}) => Object.assign({}, a, b);
var defaults = (def) => {
  if (!def || typeof def !== "object" || !Object.keys(def).length) {
    return minimatch;
  }
  const orig = minimatch;
  const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
  return Object.assign(m, {
    Minimatch: class Minimatch extends orig.Minimatch {
      constructor(pattern, options = {}) {
        super(pattern, ext(def, options));
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
      static fromGlob(pattern, options = {}) {
        return orig.AST.fromGlob(pattern, ext(def, options));
      }
    },
    unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
    escape: (s, options = {}) => orig.escape(s, ext(def, options)),
    filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
    defaults: (options) => orig.defaults(ext(def, options)),
    makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
    braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
    match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
    sep: orig.sep,
    GLOBSTAR
  });
};
minimatch.defaults = defaults;
var braceExpand = (pattern, options = {}) => {
  assertValidPattern(pattern);
  if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) {
    return [pattern];
  }
  return expand(pattern, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
var makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
minimatch.makeRe = makeRe;
var match2 = (list, pattern, options = {}) => {
  const mm = new Minimatch(pattern, options);
  list = list.filter((f) => mm.match(f));
  if (mm.options.nonull && !list.length) {
    list.push(pattern);
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
  constructor(pattern, options = {}) {
    assertValidPattern(pattern);
    options = options || {};
    this.options = options;
    this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200;
    this.pattern = pattern;
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
    for (const pattern of this.set) {
      for (const part of pattern) {
        if (typeof part !== "string")
          return true;
      }
    }
    return false;
  }
  debug(..._) {
  }
  make() {
    const pattern = this.pattern;
    const options = this.options;
    if (!options.nocomment && pattern.charAt(0) === "#") {
      this.comment = true;
      return;
    }
    if (!pattern) {
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
    let which = "";
    while (ai < a.length && bi < b.length) {
      if (a[ai] === b[bi]) {
        result.push(which === "b" ? b[bi] : a[ai]);
        ai++;
        bi++;
      } else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) {
        result.push(a[ai]);
        ai++;
      } else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) {
        result.push(b[bi]);
        bi++;
      } else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
        if (which === "b")
          return false;
        which = "a";
        result.push(a[ai]);
        ai++;
        bi++;
      } else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
        if (which === "a")
          return false;
        which = "b";
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
    const pattern = this.pattern;
    let negate = false;
    let negateOffset = 0;
    for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) {
      negate = !negate;
      negateOffset++;
    }
    if (negateOffset)
      this.pattern = pattern.slice(negateOffset);
    this.negate = negate;
  }
  // set partial to true to test if, for example,
  // "/a/b" matches the start of "/*/b/*/d"
  // Partial means, if you run out of file before you run
  // out of pattern, then that's fine, as long as all
  // the parts match.
  matchOne(file, pattern, partial = false) {
    let fileStartIndex = 0;
    let patternStartIndex = 0;
    if (this.isWindows) {
      const fileDrive = typeof file[0] === "string" && /^[a-z]:$/i.test(file[0]);
      const fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]);
      const patternDrive = typeof pattern[0] === "string" && /^[a-z]:$/i.test(pattern[0]);
      const patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] === "string" && /^[a-z]:$/i.test(pattern[3]);
      const fdi = fileUNC ? 3 : fileDrive ? 0 : void 0;
      const pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
      if (typeof fdi === "number" && typeof pdi === "number") {
        const [fd, pd] = [
          file[fdi],
          pattern[pdi]
        ];
        if (fd.toLowerCase() === pd.toLowerCase()) {
          pattern[pdi] = fd;
          patternStartIndex = pdi;
          fileStartIndex = fdi;
        }
      }
    }
    const { optimizationLevel = 1 } = this.options;
    if (optimizationLevel >= 2) {
      file = this.levelTwoFileOptimize(file);
    }
    if (pattern.includes(GLOBSTAR)) {
      return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
    }
    return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
  }
  #matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
    const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
    const lastgs = pattern.lastIndexOf(GLOBSTAR);
    const [head, body, tail] = partial ? [
      pattern.slice(patternIndex, firstgs),
      pattern.slice(firstgs + 1),
      []
    ] : [
      pattern.slice(patternIndex, firstgs),
      pattern.slice(firstgs + 1, lastgs),
      pattern.slice(lastgs + 1)
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
  #matchOne(file, pattern, partial, fileIndex, patternIndex) {
    let fi;
    let pi;
    let pl;
    let fl;
    for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
      this.debug("matchOne loop");
      let p = pattern[pi];
      let f = file[fi];
      this.debug(pattern, p, f);
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
  parse(pattern) {
    assertValidPattern(pattern);
    const options = this.options;
    if (pattern === "**")
      return GLOBSTAR;
    if (pattern === "")
      return "";
    let m;
    let fastTest = null;
    if (m = pattern.match(starRE)) {
      fastTest = options.dot ? starTestDot : starTest;
    } else if (m = pattern.match(starDotExtRE)) {
      fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]);
    } else if (m = pattern.match(qmarksRE)) {
      fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m);
    } else if (m = pattern.match(starDotStarRE)) {
      fastTest = options.dot ? starDotStarTestDot : starDotStarTest;
    } else if (m = pattern.match(dotStarRE)) {
      fastTest = dotStarTest;
    }
    const re = AST.fromGlob(pattern, this.options).toMMPattern();
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
    const flags = new Set(options.nocase ? ["i"] : []);
    let re = set.map((pattern) => {
      const pp = pattern.map((p) => {
        if (p instanceof RegExp) {
          for (const f of p.flags.split(""))
            flags.add(f);
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
    const [open4, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
    re = "^" + open4 + re + close + "$";
    if (this.partial) {
      re = "^(?:\\/|" + open4 + re.slice(1, -1) + close + ")$";
    }
    if (this.negate)
      re = "^(?!" + re + ").+$";
    try {
      this.regexp = new RegExp(re, [...flags].join(""));
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
    for (const pattern of set) {
      let file = ff;
      if (options.matchBase && pattern.length === 1) {
        file = [filename];
      }
      const hit = this.matchOne(file, pattern, partial);
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
import * as path3 from "path";
import assert2 from "assert";
var IS_WINDOWS3 = process.platform === "win32";
var Path = class {
  /**
   * Constructs a Path
   * @param itemPath Path or array of segments
   */
  constructor(itemPath) {
    this.segments = [];
    if (typeof itemPath === "string") {
      assert2(itemPath, `Parameter 'itemPath' must not be empty`);
      itemPath = safeTrimTrailingSeparator(itemPath);
      if (!hasRoot(itemPath)) {
        this.segments = itemPath.split(path3.sep);
      } else {
        let remaining = itemPath;
        let dir = dirname2(remaining);
        while (dir !== remaining) {
          const basename5 = path3.basename(remaining);
          this.segments.unshift(basename5);
          remaining = dir;
          dir = dirname2(remaining);
        }
        this.segments.unshift(remaining);
      }
    } else {
      assert2(itemPath.length > 0, `Parameter 'itemPath' must not be an empty array`);
      for (let i = 0; i < itemPath.length; i++) {
        let segment = itemPath[i];
        assert2(segment, `Parameter 'itemPath' must not contain any empty segments`);
        segment = normalizeSeparators(itemPath[i]);
        if (i === 0 && hasRoot(segment)) {
          segment = safeTrimTrailingSeparator(segment);
          assert2(segment === dirname2(segment), `Parameter 'itemPath' root segment contains information for multiple segments`);
          this.segments.push(segment);
        } else {
          assert2(!segment.includes(path3.sep), `Parameter 'itemPath' contains unexpected path separators`);
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
    let skipSlash = result.endsWith(path3.sep) || IS_WINDOWS3 && /^[A-Z]:$/i.test(result);
    for (let i = 1; i < this.segments.length; i++) {
      if (skipSlash) {
        skipSlash = false;
      } else {
        result += path3.sep;
      }
      result += this.segments[i];
    }
    return result;
  }
};

// node_modules/@actions/glob/lib/internal-pattern.js
var IS_WINDOWS4 = process.platform === "win32";
var Pattern = class _Pattern {
  constructor(patternOrNegate, isImplicitPattern = false, segments, homedir5) {
    this.negate = false;
    let pattern;
    if (typeof patternOrNegate === "string") {
      pattern = patternOrNegate.trim();
    } else {
      segments = segments || [];
      assert3(segments.length, `Parameter 'segments' must not empty`);
      const root = _Pattern.getLiteral(segments[0]);
      assert3(root && hasAbsoluteRoot(root), `Parameter 'segments' first element must be a root path`);
      pattern = new Path(segments).toString().trim();
      if (patternOrNegate) {
        pattern = `!${pattern}`;
      }
    }
    while (pattern.startsWith("!")) {
      this.negate = !this.negate;
      pattern = pattern.substr(1).trim();
    }
    pattern = _Pattern.fixupPattern(pattern, homedir5);
    this.segments = new Path(pattern).segments;
    this.trailingSeparator = normalizeSeparators(pattern).endsWith(path4.sep);
    pattern = safeTrimTrailingSeparator(pattern);
    let foundGlob = false;
    const searchSegments = this.segments.map((x) => _Pattern.getLiteral(x)).filter((x) => !foundGlob && !(foundGlob = x === ""));
    this.searchPath = new Path(searchSegments).toString();
    this.rootRegExp = new RegExp(_Pattern.regExpEscape(searchSegments[0]), IS_WINDOWS4 ? "i" : "");
    this.isImplicitPattern = isImplicitPattern;
    const minimatchOptions = {
      dot: true,
      nobrace: true,
      nocase: IS_WINDOWS4,
      nocomment: true,
      noext: true,
      nonegate: true
    };
    pattern = IS_WINDOWS4 ? pattern.replace(/\\/g, "/") : pattern;
    this.minimatch = new Minimatch(pattern, minimatchOptions);
  }
  /**
   * Matches the pattern against the specified path
   */
  match(itemPath) {
    if (this.segments[this.segments.length - 1] === "**") {
      itemPath = normalizeSeparators(itemPath);
      if (!itemPath.endsWith(path4.sep) && this.isImplicitPattern === false) {
        itemPath = `${itemPath}${path4.sep}`;
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
    if (dirname2(itemPath) === itemPath) {
      return this.rootRegExp.test(itemPath);
    }
    return this.minimatch.matchOne(itemPath.split(IS_WINDOWS4 ? /\\+/ : /\/+/), this.minimatch.set[0], true);
  }
  /**
   * Escapes glob patterns within a path
   */
  static globEscape(s) {
    return (IS_WINDOWS4 ? s : s.replace(/\\/g, "\\\\")).replace(/(\[)(?=[^/]+\])/g, "[[]").replace(/\?/g, "[?]").replace(/\*/g, "[*]");
  }
  /**
   * Normalizes slashes and ensures absolute root
   */
  static fixupPattern(pattern, homedir5) {
    assert3(pattern, "pattern cannot be empty");
    const literalSegments = new Path(pattern).segments.map((x) => _Pattern.getLiteral(x));
    assert3(literalSegments.every((x, i) => (x !== "." || i === 0) && x !== ".."), `Invalid pattern '${pattern}'. Relative pathing '.' and '..' is not allowed.`);
    assert3(!hasRoot(pattern) || literalSegments[0], `Invalid pattern '${pattern}'. Root segment must not contain globs.`);
    pattern = normalizeSeparators(pattern);
    if (pattern === "." || pattern.startsWith(`.${path4.sep}`)) {
      pattern = _Pattern.globEscape(process.cwd()) + pattern.substr(1);
    } else if (pattern === "~" || pattern.startsWith(`~${path4.sep}`)) {
      homedir5 = homedir5 || os.homedir();
      assert3(homedir5, "Unable to determine HOME directory");
      assert3(hasAbsoluteRoot(homedir5), `Expected HOME directory to be a rooted path. Actual '${homedir5}'`);
      pattern = _Pattern.globEscape(homedir5) + pattern.substr(1);
    } else if (IS_WINDOWS4 && (pattern.match(/^[A-Z]:$/i) || pattern.match(/^[A-Z]:[^\\]/i))) {
      let root = ensureAbsoluteRoot("C:\\dummy-root", pattern.substr(0, 2));
      if (pattern.length > 2 && !root.endsWith("\\")) {
        root += "\\";
      }
      pattern = _Pattern.globEscape(root) + pattern.substr(2);
    } else if (IS_WINDOWS4 && (pattern === "\\" || pattern.match(/^\\[^\\]/))) {
      let root = ensureAbsoluteRoot("C:\\dummy-root", "\\");
      if (!root.endsWith("\\")) {
        root += "\\";
      }
      pattern = _Pattern.globEscape(root) + pattern.substr(1);
    } else {
      pattern = ensureAbsoluteRoot(_Pattern.globEscape(process.cwd()), pattern);
    }
    return normalizeSeparators(pattern);
  }
  /**
   * Attempts to unescape a pattern segment to create a literal path segment.
   * Otherwise returns empty string.
   */
  static getLiteral(segment) {
    let literal = "";
    for (let i = 0; i < segment.length; i++) {
      const c = segment[i];
      if (c === "\\" && !IS_WINDOWS4 && i + 1 < segment.length) {
        literal += segment[++i];
        continue;
      } else if (c === "*" || c === "?") {
        return "";
      } else if (c === "[" && i + 1 < segment.length) {
        let set = "";
        let closed = -1;
        for (let i2 = i + 1; i2 < segment.length; i2++) {
          const c2 = segment[i2];
          if (c2 === "\\" && !IS_WINDOWS4 && i2 + 1 < segment.length) {
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
  constructor(path6, level) {
    this.path = path6;
    this.level = level;
  }
};

// node_modules/@actions/glob/lib/internal-globber.js
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
var __asyncValues = function(o) {
  if (!Symbol.asyncIterator) throw new TypeError("Symbol.asyncIterator is not defined.");
  var m = o[Symbol.asyncIterator], i;
  return m ? m.call(o) : (o = typeof __values === "function" ? __values(o) : o[Symbol.iterator](), i = {}, verb("next"), verb("throw"), verb("return"), i[Symbol.asyncIterator] = function() {
    return this;
  }, i);
  function verb(n) {
    i[n] = o[n] && function(v) {
      return new Promise(function(resolve3, reject) {
        v = o[n](v), settle(resolve3, reject, v.done, v.value);
      });
    };
  }
  function settle(resolve3, reject, d, v) {
    Promise.resolve(v).then(function(v2) {
      resolve3({ value: v2, done: d });
    }, reject);
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
      return Promise.resolve(v).then(f, reject);
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
    r.value instanceof __await ? Promise.resolve(r.value.v).then(fulfill, reject) : settle(q[0][2], r);
  }
  function fulfill(value) {
    resume("next", value);
  }
  function reject(value) {
    resume("throw", value);
  }
  function settle(f, v) {
    if (f(v), q.shift(), q.length) resume(q[0][0], q[0][1]);
  }
};
var IS_WINDOWS5 = process.platform === "win32";
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
    return __awaiter(this, void 0, void 0, function* () {
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
      for (const pattern of this.patterns) {
        patterns.push(pattern);
        if (options.implicitDescendants && (pattern.trailingSeparator || pattern.segments[pattern.segments.length - 1] !== "**")) {
          patterns.push(new Pattern(pattern.negate, true, pattern.segments.concat("**")));
        }
      }
      const stack = [];
      for (const searchPath of getSearchPaths(patterns)) {
        debug(`Search path '${searchPath}'`);
        try {
          yield __await(fs.promises.lstat(searchPath));
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
        if (options.excludeHiddenFiles && path5.basename(item.path).match(/^\./)) {
          continue;
        }
        if (stats.isDirectory()) {
          if (match3 & MatchKind.Directory && options.matchDirectories) {
            yield yield __await(item.path);
          } else if (!partialMatch2) {
            continue;
          }
          const childLevel = item.level + 1;
          const childItems = (yield __await(fs.promises.readdir(item.path))).map((x) => new SearchState(path5.join(item.path, x), childLevel));
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
    return __awaiter(this, void 0, void 0, function* () {
      const result = new _DefaultGlobber(options);
      if (IS_WINDOWS5) {
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
    return __awaiter(this, void 0, void 0, function* () {
      let stats;
      if (options.followSymbolicLinks) {
        try {
          stats = yield fs.promises.stat(item.path);
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
        stats = yield fs.promises.lstat(item.path);
      }
      if (stats.isDirectory() && options.followSymbolicLinks) {
        const realPath = yield fs.promises.realpath(item.path);
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

// node_modules/@actions/glob/lib/glob.js
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
function create(patterns, options) {
  return __awaiter2(this, void 0, void 0, function* () {
    return yield DefaultGlobber.create(patterns, options);
  });
}

// src/files/staging.ts
import {
  chmodSync as chmodSync2,
  closeSync,
  lstatSync as lstatSync3,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync as renameSync2,
  rmdirSync as rmdirSync2,
  rmSync as rmSync2
} from "node:fs";
import * as fs2 from "node:fs/promises";
import { connect, createServer as createServer2 } from "node:net";
import { dirname as dirname3, join as join4 } from "node:path";

// src/files/bytes.ts
function toBytes(text) {
  return Buffer.from(text, "utf8").toString("latin1");
}
function fromBytes(bytes) {
  return Buffer.from(bytes, "latin1");
}

// src/files/journal.ts
import {
  appendFileSync,
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync as readFileSync2,
  renameSync,
  rmdirSync,
  rmSync,
  utimesSync
} from "node:fs";
import { join as join3 } from "node:path";
var journalName = "journal";
function carryOut(steps, dir) {
  const lines2 = steps.map((step) => `${JSON.stringify(step)}
`).join("");
  appendFileSync(join3(dir, journalName), lines2, { mode: 384 });
  for (const step of steps) carryOutStep(step);
}
function stampAgain(steps) {
  for (const step of steps) {
    if (step.do === "stamp" && statOf(step.path)?.isDirectory()) stamp(step.path, step.stamp);
  }
}
function commit(dir) {
  rmSync(join3(dir, journalName), { force: true });
}
function undo(dir, mayTouch) {
  const steps = readJournal(dir).filter((step) => belongs(step, dir, mayTouch));
  const failures = [];
  for (const step of [...steps.toReversed(), ...steps.filter((step2) => step2.do === "stamp")]) {
    try {
      undoStep(step);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  commit(dir);
}
function isUnfinished(dir) {
  return existsSync(join3(dir, journalName));
}
function readJournal(dir) {
  if (!isUnfinished(dir)) return [];
  const lines2 = readFileSync2(join3(dir, journalName), "utf8").split("\n");
  return lines2.slice(0, -1).map((line) => JSON.parse(line));
}
function belongs(step, dir, mayTouch) {
  const own = [..."from" in step ? [step.from] : [], ..."aside" in step ? [step.aside] : []];
  const target = "to" in step ? step.to : step.path;
  const plain = [...own, target].every((path6) => !path6.split("/").includes(".."));
  return plain && own.every((path6) => path6.startsWith(`${toBytes(dir)}/`)) && mayTouch(fromBytes(target).toString());
}
function carryOutStep(step) {
  switch (step.do) {
    case "make":
      mkdirSync(fromBytes(step.path));
      break;
    case "move":
      rename(step.from, step.to);
      break;
    case "replace":
      rename(step.to, step.aside);
      rename(step.from, step.to);
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
      rename(step.aside, step.to);
      break;
    case "stamp":
      unstamp(step.path, step.before);
      break;
  }
}
function putBack({ from, to, inode }) {
  if (!statOf(from) && inodeOf(statOf(to)) === inode) rename(to, from);
}
function inodeOf(stat) {
  return stat && `${stat.dev}:${stat.ino}`;
}
function statOf(path6) {
  try {
    return lstatSync(fromBytes(path6));
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return void 0;
    throw error;
  }
}
function removeIfEmpty(path6) {
  try {
    rmdirSync(fromBytes(path6));
  } catch (error) {
    if (!["ENOENT", "ENOTDIR", "ENOTEMPTY", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  }
}
function unstamp(path6, before) {
  const stat = statOf(path6);
  if (!stat?.isDirectory()) return;
  if (stat.mtimeMs / 1e3 !== before.mtime || (stat.mode & 4095) !== before.mode) stamp(path6, before);
}
function stamp(path6, { mode, mtime }) {
  try {
    chmodSync(fromBytes(path6), mode);
    utimesSync(fromBytes(path6), mtime, mtime);
  } catch (error) {
    if (codeOf(error) !== "EPERM") throw error;
  }
}
function rename(from, to) {
  const [source, target] = [fromBytes(from), fromBytes(to)];
  try {
    renameSync(source, target);
  } catch (error) {
    const stat = statOf(from);
    if (codeOf(error) !== "EACCES" || !stat?.isDirectory()) throw error;
    chmodSync(source, stat.mode | 128);
    renameSync(source, target);
    chmodSync(target, stat.mode & 4095);
  }
}

// src/files/lock.ts
import { lstatSync as lstatSync2 } from "node:fs";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
var retryMs = 20;
var patienceMs = 6e4;
async function lockDirectory(dir, signal) {
  if (process.platform !== "linux") return () => {
  };
  const { dev, ino } = lstatSync2(`${dir}/.`);
  const giveUp = Date.now() + patienceMs;
  for (; ; ) {
    const server = await listen(`\0headstart-${dev}-${ino}`);
    if (server) return () => void server.close();
    if (Date.now() > giveUp) throw new Error(`another restore has been busy in ${dir} for a minute`);
    await setTimeout(retryMs, void 0, { signal });
  }
}
function listen(path6) {
  const server = createServer((socket) => socket.destroy()).unref();
  return new Promise((resolve3, reject) => {
    server.once("error", (error) => codeOf(error) === "EADDRINUSE" ? resolve3(void 0) : reject(error));
    server.listen(path6, () => resolve3(server));
  });
}

// src/files/staging.ts
var prefix = ".headstart-staging-";
function isStaging(name) {
  return name.startsWith(prefix);
}
function openStaging(parent) {
  const dir = mkdtempSync(join4(parent, prefix));
  const sign = giveSignOfLife(dir);
  return {
    dir,
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
  const target = lstatSync3(literal, { throwIfNoEntry: false });
  if (!target?.isDirectory()) return beside;
  const writable = await fs2.access(beside, fs2.constants.W_OK).then(
    () => true,
    () => false
  );
  return writable && target.dev === lstatSync3(beside).dev ? beside : literal;
}
function nearestDirectory(path6) {
  let directory = path6;
  while (!lstatSync3(`${directory}/.`, { throwIfNoEntry: false })) directory = dirname3(directory);
  return directory;
}
async function recover(roots, warn, signal) {
  const mayTouch = (path6) => roots.some(
    ({ base }) => `${path6}/`.startsWith(base === "/" ? "/" : `${base}/`) || `${base}/`.startsWith(`${path6}/`)
  );
  for (const parent of new Set(await Promise.all(roots.map(stagingParent)))) {
    const names = await fs2.readdir(parent).catch(() => []);
    for (const dir of names.filter(isStaging).map((name) => join4(parent, name))) {
      if (!isOurs(dir)) continue;
      if (!hasSign(dir)) removeForgotten(dir);
      if (!hasSign(dir) || await isAlive(dir)) continue;
      const unlock = await lockDirectory(parent, signal);
      try {
        undo(dir, mayTouch);
        removeTree(dir);
      } catch (error) {
        warn(`${dir} is left from a run that was killed and could not be undone: ${messageOf(error)}`);
      } finally {
        unlock();
      }
    }
  }
}
function isOurs(dir) {
  const stat = statOf(toBytes(dir));
  return stat?.isDirectory() === true && stat.uid === process.geteuid?.() && (stat.mode & 63) === 0;
}
function hasSign(dir) {
  return statOf(toBytes(join4(dir, signName)))?.isSocket() === true;
}
var forgottenAfterMs = 60 * 60 * 1e3;
function removeForgotten(dir) {
  try {
    if (Date.now() - lstatSync3(dir).mtimeMs > forgottenAfterMs) rmdirSync2(dir);
  } catch {
  }
}
var signName = "alive";
function giveSignOfLife(dir) {
  const server = createServer2((socket2) => socket2.destroy()).unref();
  const socket = socketIn(dir, "born");
  server.on("error", () => {
  }).listen(socket.path);
  if (!server.listening) return void 0;
  renameSync2(join4(dir, "born"), join4(dir, signName));
  return server;
}
function isAlive(dir) {
  const socket = socketIn(dir, signName);
  return new Promise((resolve3) => {
    const settle = (alive) => {
      connection.destroy();
      socket.close();
      resolve3(alive);
    };
    const connection = connect(socket.path, () => settle(true));
    connection.once("error", (error) => settle(codeOf(error) !== "ECONNREFUSED"));
  });
}
function socketIn(dir, name) {
  const path6 = join4(dir, name);
  if (Buffer.byteLength(path6) < 100) return { path: path6, close: () => {
  } };
  const directory = openSync(dir, "r");
  return { path: `/proc/self/fd/${directory}/${name}`, close: () => closeSync(directory) };
}
function removeTree(dir) {
  const remove = () => rmSync2(dir, { recursive: true, force: true, maxRetries: 3 });
  try {
    remove();
  } catch (error) {
    if (codeOf(error) !== "EACCES") throw error;
    makeWritable(toBytes(dir));
    remove();
  }
}
function makeWritable(dir) {
  chmodSync2(fromBytes(dir), 448);
  for (const item of readdirSync(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
    if (item.isDirectory()) makeWritable(`${dir}/${item.name}`);
  }
}

// src/files/matches.ts
import { lstatSync as lstatSync4 } from "node:fs";
import { dirname as dirname4, relative } from "node:path";
async function findMatches({ roots, excludes }) {
  const found2 = /* @__PURE__ */ new Map();
  for (const root of roots) {
    for (const path6 of await pathsOf(root)) {
      const stat = lstatSync4(path6, { throwIfNoEntry: false });
      if (!stat || found2.has(path6) || isStaged(path6, root) || isLeftOut(path6, root, excludes)) continue;
      found2.set(path6, { root, path: path6, relative: relative(root.base, path6), stat });
    }
  }
  return [...found2.values()].filter(({ path: path6 }) => !comesAlong(path6, found2, excludes));
}
async function pathsOf(root) {
  if (root.literal !== void 0) return [root.literal];
  const options = { implicitDescendants: false, followSymbolicLinks: false };
  const globber = await create(`${escapeGlob(root.base)}/${root.rest}`, options);
  return globber.glob();
}
function isStaged(path6, { base }) {
  return relative(base, path6).split("/").some(isStaging);
}
function isLeftOut(path6, root, excludes) {
  if (!excludes) return false;
  if (excludes(path6, root.order)) return true;
  return path6 !== root.base && path6 !== dirname4(path6) && isLeftOut(dirname4(path6), root, excludes);
}
function comesAlong(path6, found2, excludes) {
  for (let below2 = path6, above = dirname4(path6); above !== below2; below2 = above, above = dirname4(above)) {
    if (excludes?.(below2)) return false;
    if (found2.get(above)?.stat.isDirectory()) return true;
  }
  return false;
}
function escapeGlob(path6) {
  return path6.replace(/[\\*?[]/g, (character) => character === "\\" ? "\\\\" : `[${character}]`);
}

// src/files/patterns.ts
import { homedir as homedir3 } from "node:os";
import { join as join5, normalize, relative as relative2, resolve, sep as sep5 } from "node:path";
var dialect = { dot: true, nobrace: true, nocomment: true, noext: true, nonegate: true };
function selectionOf(lines2, workspace2) {
  const patterns = lines2.filter((line) => !line.startsWith("#")).map((line) => parse(line, workspace2));
  const named = patterns.filter((pattern) => !pattern.negated);
  const excludes = (path6, after = -1) => patterns.findLast((pattern, order) => order > after && pattern.names(path6))?.negated ?? false;
  return {
    roots: named.map((pattern, place2) => rootOf(pattern, { place: place2, order: patterns.indexOf(pattern) })),
    excludes: named.length < patterns.length ? excludes : void 0
  };
}
function parse(line, workspace2) {
  const negations = line.match(/^[!\s]*/)?.[0] ?? "";
  const text = line.slice(negations.length);
  const [start, written] = anchorOf(text, workspace2);
  const [, ups = "", rest = ""] = normalize(written).match(/^((?:\.\.(?:\/|$))*)(.*?)\/*$/s) ?? [];
  const anchor = resolve(start, ups);
  const isAnchor = rest === "" || rest === ".";
  const minimatch2 = new Minimatch(rest, dialect);
  return {
    line,
    negated: negations.split("!").length % 2 === 0,
    anchor,
    segments: isAnchor ? [] : minimatch2.set[0] ?? [],
    rest,
    names(path6) {
      const below2 = relative2(anchor, path6);
      if (below2.startsWith(`..${sep5}`) || below2 === "..") return false;
      if (isAnchor) return below2 === "";
      return minimatch2.match(rest.endsWith("**") ? `${below2}/` : below2);
    }
  };
}
function anchorOf(text, workspace2) {
  if (text.startsWith("/")) return ["/", text.replace(/^\/+/, "")];
  if (text === "~" || text.startsWith("~/")) return [homedir3(), text.slice(2)];
  return [workspace2, text];
}
function rootOf({ line, anchor, segments, rest, names }, { place: place2, order }) {
  const firstMagic = segments.findIndex((segment) => typeof segment !== "string");
  const isLiteral = firstMagic === -1;
  const plain = isLiteral ? segments.slice(0, -1) : segments.slice(0, firstMagic);
  const base = join5(anchor, ...plain);
  return {
    place: place2,
    order,
    pattern: line,
    base,
    rest: rest.split("/").slice(plain.length).join("/"),
    literal: isLiteral ? join5(anchor, ...segments) : void 0,
    matches: (path6) => names(join5(base, path6))
  };
}

// src/files/walk.ts
import { lstatSync as lstatSync5, readdirSync as readdirSync2, readlinkSync } from "node:fs";
function* walk(matches, excludes) {
  for (const { root, path: path6, relative: relative3, stat } of matches) {
    const member = relative3 === "" ? `${root.place}` : `${root.place}/${toBytes(relative3)}`;
    const from = { path: toBytes(path6), member, excludes };
    if (stat.isDirectory()) yield* walkDirectory(from);
    else yield [found(from, stat)];
  }
}
var batchLength = 256;
function* walkDirectory(top) {
  const { excludes } = top;
  const directories = [top];
  for (let next = directories.pop(); next; next = directories.pop()) {
    const { path: path6, member } = next;
    let batch = [
      { member: member.includes("/") ? member : `${member}/.`, kind: "directory", bytes: 0 }
    ];
    for (const item of readdirSync2(fromBytes(path6), { withFileTypes: true, encoding: "latin1" })) {
      const place2 = { path: `${path6}/${item.name}`, member: `${member}/${item.name}`, excludes };
      if (isStaging(item.name) || excludes?.(fromBytes(place2.path).toString())) continue;
      if (item.isDirectory()) directories.push(place2);
      else batch.push(found(place2, item));
      if (batch.length < batchLength) continue;
      yield batch;
      batch = [];
    }
    yield batch;
  }
}
function found(place2, type) {
  const { member, path: path6 } = place2;
  if (type.isFile()) return fileAt(place2);
  if (!type.isSymbolicLink()) return { member, kind: "other", bytes: 0 };
  return { member, kind: "link", bytes: 0, target: readlinkSync(fromBytes(path6), "latin1") };
}
function fileAt({ path: path6, member }) {
  const { size, blocks, nlink } = lstatSync5(fromBytes(path6));
  const bytes = Math.min(size, blocks * 512);
  if (nlink === 1) return { member, kind: "file", bytes };
  const { dev, ino } = lstatSync5(fromBytes(path6), { bigint: true });
  return { member, kind: "file", bytes, hardLink: { inode: `${dev}:${ino}`, names: nlink } };
}

// src/inputs.ts
import { homedir as homedir4 } from "node:os";
import { isAbsolute, join as join6, resolve as resolve2 } from "node:path";
function readInputs(read, cacheDir2) {
  const saveAlways = isTrue(read("save-always"));
  const store = choice(read, "store", ["auto", "github", "s3", "local"]);
  const s3 = readS3Inputs(read);
  if (store === "s3" && s3.bucket === "") throw new JobFailure("Input bucket is required where store is s3.");
  return {
    key: required(read, "key"),
    restoreKeys: lines(read("restore-keys")),
    paths: lines(required(read, "path")),
    crossOs: isTrue(read("enableCrossOsArchive")),
    failOnMiss: isTrue(read("fail-on-cache-miss")),
    lookupOnly: isTrue(read("lookup-only")),
    store,
    localDir: localDir(read("local-dir"), cacheDir2),
    s3,
    stash: { ...stashPlace(read("stash"), cacheDir2), maxBytes: stashBytes(read("stash-size")) },
    concurrency: wholeNumber(read, "concurrency", { from: 1, to: 64, usual: 8 }),
    partBytes: partBytes(read("part-size")),
    mode: choice(read, "mode", ["unpack", "mount", "auto", "lazy"]),
    ramdisk: choice(read, "ramdisk", ["off", "auto", "on"]),
    format: choice(read, "format", ["auto", "tar", "actions-cache"]),
    save: saveAlways ? "always" : choice(read, "save", ["on-success", "always", "never"]),
    jobStatus: read("job-status"),
    compressionLevel: wholeNumber(read, "compression-level", { from: 1, to: 19, usual: 3 }),
    summary: choice(read, "summary", ["true", "false"]) === "true"
  };
}
function required(read, name) {
  const value = read(name);
  if (value === "") throw new JobFailure(`Input required and not supplied: ${name}`);
  return value;
}
function lines(value) {
  return value.split("\n").map((line) => line.replace(/^!\s+/, "!").trim()).filter((line) => line !== "");
}
function isTrue(value) {
  return value.toLowerCase() === "true";
}
function choice(read, name, legal) {
  const value = read(name);
  if (value === "") return legal[0];
  const chosen = legal.find((candidate) => candidate === value.toLowerCase());
  if (chosen === void 0) {
    throw new JobFailure(`Input ${name} is '${value}'; it must be one of: ${legal.join(", ")}.`);
  }
  return chosen;
}
function wholeNumber(read, name, { from, to, usual }) {
  const value = read(name);
  if (value === "") return usual;
  const number = Number(value);
  if (!Number.isInteger(number) || number < from || number > to) {
    throw new JobFailure(`Input ${name} is '${value}'; it must be a whole number from ${from} to ${to}.`);
  }
  return number;
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
  return value === "" ? join6(cacheDir2, "headstart") : resolve2(withHome(value));
}
function withHome(path6) {
  return path6.replace(/^~(?=\/|$)/, homedir4());
}
function stashPlace(value, cacheDir2) {
  const word = value.toLowerCase();
  if (word === "" || word === "auto" || word === "off")
    return { use: word || "auto", dir: join6(cacheDir2, "headstart-stash") };
  const path6 = withHome(value);
  if (isAbsolute(path6)) return { use: "on", dir: resolve2(path6) };
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

// src/report/units.ts
var mebibyte2 = 1024 * 1024;
function sizeText(bytes) {
  return `~${Math.round(bytes / mebibyte2)} MB (${bytes} B)`;
}
function rateText(bytes, ms) {
  return `${(bytes / mebibyte2 / Math.max(ms / 1e3, 1e-3)).toFixed(1)} MBs/sec`;
}
function shortSizeText(bytes) {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < mebibyte2) return `${(bytes / 1024).toFixed(1)} KiB`;
  if (bytes < 1024 * mebibyte2) return `${(bytes / mebibyte2).toFixed(1)} MiB`;
  return `${(bytes / mebibyte2 / 1024).toFixed(2)} GiB`;
}
function secondsText(ms) {
  return ms < 1e3 ? `${Math.round(ms)} ms` : `${(ms / 1e3).toFixed(2)} s`;
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
  const access2 = { read: granted.read, write: granted.write };
  if (mayBeDefault(granted.write, run2) && !trustedEvents.has(run2.eventName)) {
    access2.write = void 0;
    access2.whyNoWrite = `Cache save skipped: the event '${run2.eventName}' can be caused by anyone, so it may not write the cache of ${granted.write}.`;
  }
  if (run2.cacheMode === "none" || run2.cacheMode === "read") {
    access2.write = void 0;
    access2.whyNoWrite = `Cache save skipped: the effective cache-mode '${run2.cacheMode}' does not permit writes.`;
  }
  if (run2.cacheMode === "none" || run2.cacheMode === "write-only") {
    access2.read = [];
    access2.whyNoRead = `Cache restore skipped: the effective cache-mode '${run2.cacheMode}' does not permit reads.`;
  }
  return access2;
}
function mayBeDefault(scope, { defaultBranch }) {
  if (defaultBranch === "") return scope?.startsWith("refs/heads/") ?? false;
  return scope === `refs/heads/${defaultBranch}`;
}
function grantedScopes(token) {
  try {
    const { ac } = jwtDecode(token);
    const grants = JSON.parse(ac ?? "");
    const own = grants.find((grant) => grant.Permission & 2)?.Scope;
    const read = grants.filter((grant) => grant.Permission & 1).map((grant) => grant.Scope);
    if (read.length === 0 && !own) return void 0;
    return { read: unique([...own && read.includes(own) ? [own] : [], ...read]), write: own };
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

// src/stores/deferred.ts
function deferredStore(facts, open4) {
  let opened;
  const once4 = () => {
    opened ??= open4();
    return opened;
  };
  return {
    ...facts,
    find: async (wanted) => (await once4()).find(wanted),
    create: async (name) => (await once4()).create(name)
  };
}

// src/stores/github.ts
function githubStore(options) {
  const { service } = options;
  const label = service ? `cache service at ${new URL(service.url).host}` : "cache service";
  const store = deferredStore({ label, shared: true }, async () => {
    const { openService } = await import("./github.js");
    return openService(options, offered(service));
  });
  return {
    ...store,
    // That no scope may be read is for us to heed; the service would answer.
    find: async (wanted) => wanted.scopes.length === 0 ? void 0 : store.find(wanted)
  };
}
function offered(service) {
  if (service) return service;
  throw new Error(
    "this runner offers no cache service (ACTIONS_RESULTS_URL or ACTIONS_CACHE_URL, and ACTIONS_RUNTIME_TOKEN)"
  );
}

// src/stores/local.ts
import * as fs6 from "node:fs/promises";
import { basename as basename3, dirname as dirname6, join as join9 } from "node:path";

// src/stores/draft-file.ts
import { randomUUID } from "node:crypto";
import * as fs3 from "node:fs/promises";
import { dirname as dirname5, join as join7 } from "node:path";
async function newDraftFile(dir) {
  await fs3.mkdir(dir, { recursive: true, mode: 448 });
  const draft = join7(dir, randomUUID());
  const file = await fs3.open(draft, "wx", 384);
  let open4 = true;
  const close = async () => {
    if (open4) await file.close();
    open4 = false;
  };
  return {
    path: draft,
    file,
    async publish(path6) {
      await file.sync();
      await close();
      await fs3.mkdir(dirname5(path6), { recursive: true, mode: 448 });
      return giveName(draft, path6);
    },
    async discard() {
      await close();
      await fs3.rm(draft, { force: true });
    }
  };
}
async function giveName(draft, path6) {
  try {
    await fs3.link(draft, path6);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
  await fs3.rm(draft);
  const dir = await fs3.open(dirname5(path6));
  await dir.sync().finally(() => dir.close());
  return true;
}

// src/stores/eviction.ts
import * as fs4 from "node:fs/promises";
import { join as join8 } from "node:path";
var draftsDir = ".drafts";
var abandonedAfterMs = 60 * 60 * 1e3;
async function removeAbandoned(dir) {
  const drafts = await filesIn(join8(dir, draftsDir));
  const abandoned = drafts.filter(({ writtenMs }) => Date.now() - writtenMs > abandonedAfterMs);
  await Promise.all(abandoned.map(({ path: path6 }) => fs4.rm(path6, { force: true })));
}
async function evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes, comingBytes = 0 }) {
  const { bavail, bsize } = await fs4.statfs(dir);
  const allBytes = entries.reduce((sum, entry) => sum + entry.size, 0);
  let excessBytes = comingBytes + Math.max(allBytes - maxBytes2, minFreeBytes - bavail * bsize);
  const rankOf = ({ rank = Number.POSITIVE_INFINITY }) => rank;
  const expendable = entries.filter((entry) => entry.rank !== void 0 && !entry.isLinked);
  for (const entry of expendable.sort((a, b) => rankOf(a) - rankOf(b) || a.usedMs - b.usedMs)) {
    if (excessBytes <= 0) return true;
    await fs4.rm(entry.path, { force: true });
    excessBytes -= entry.size;
  }
  return excessBytes <= 0;
}
async function filesIn(dir) {
  const names = await fs4.readdir(dir).catch(() => []);
  const found2 = await Promise.all(
    names.map(async (name) => {
      const path6 = join8(dir, name);
      const stat = await fs4.lstat(path6).catch(() => void 0);
      if (!stat?.isFile()) return void 0;
      const { size, atimeMs, mtimeMs, nlink } = stat;
      return {
        path: path6,
        size,
        usedMs: Math.min(atimeMs, Date.now()),
        writtenMs: mtimeMs,
        isLinked: nlink > 1
      };
    })
  );
  return found2.filter((file) => file !== void 0);
}

// src/stores/stored-file.ts
import { constants as constants2 } from "node:fs";
import * as fs5 from "node:fs/promises";
async function openStored(path6) {
  const file = await fs5.open(path6, constants2.O_RDONLY | constants2.O_NOFOLLOW | constants2.O_NONBLOCK);
  const stat = await file.stat();
  return {
    stat,
    // A reader may lack the right to.
    touch: () => file.utimes(Date.now() / 1e3, stat.mtimeMs / 1e3).catch(() => {
    }),
    read: (start, end) => bytesOf(file, start, end),
    file: storedFile(file, path6),
    close: () => file.close()
  };
}
function bytesOf(file, start, end) {
  const { take, release } = openMemory();
  async function* read() {
    for (let position = start; position < end; ) {
      const { buffer, bytesRead } = await file.read(take(end - position), 0, null, position);
      if (bytesRead === 0) return;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
  }
  return { [Symbol.asyncIterator]: read, release };
}
var stepNs = 1000000000n / 512n;
var stepsPerMs = 512 / 1e3;
function storedFile(file, path6) {
  return {
    isWhole: true,
    link: (name) => linkTo(file, path6, name),
    async prove(check) {
      const { mtimeNs } = await file.stat({ bigint: true });
      if (mtimeNs % (2n * stepNs) === stepNs) return true;
      await check();
      const after = await file.stat({ bigint: true });
      if (after.mtimeNs !== mtimeNs) throw new BadEntry("somebody is writing to it");
      await markProven(file).catch(() => {
      });
      return true;
    }
  };
}
async function linkTo(file, path6, name) {
  const isLinked = await fs5.link(path6, name).then(
    () => true,
    () => false
  );
  if (!isLinked) return false;
  const [linked, opened] = await Promise.all([fs5.lstat(name), file.stat()]);
  if (linked.ino === opened.ino && linked.dev === opened.dev) return true;
  await fs5.rm(name);
  return false;
}
async function markProven(file) {
  const { mtimeMs } = await file.stat();
  const odd = 2 * Math.floor(mtimeMs * stepsPerMs / 2) + 1;
  await file.utimes(Date.now() / 1e3, odd / 512);
}

// src/stores/local.ts
var gibibyte = 1024 ** 3;
var partBytes2 = 4 * 1024 * 1024;
function localStore(options) {
  const { dir, repository, maxBytes: maxBytes2 = 20 * gibibyte, minFreeBytes = gibibyte } = options;
  const pathOf = ({ scope, version, key }) => join9(dir, storeName(repository), storeName(scope), storeName(version), storeName(key));
  return {
    label: `local directory ${dir}`,
    shared: false,
    isHere: true,
    async find({ scopes, keys, versions }) {
      for (const scope of scopes) {
        const dirs = versions.map((version) => dirname6(pathOf({ scope, version, key: "-" })));
        const entry = await findIn(dirs, keys);
        if (entry) return { ...entry, scope };
      }
      return void 0;
    },
    async create(name) {
      const path6 = pathOf(name);
      if (await exists(path6)) return void 0;
      return newDraft({
        path: path6,
        drafts: join9(dir, draftsDir),
        async evict() {
          await removeAbandoned(dir);
          const entries = (await entriesIn(dir)).map((entry) => ({
            ...entry,
            rank: entry.path === path6 ? void 0 : 0
          }));
          await evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes });
        }
      });
    }
  };
}
async function findIn(dirs, keys) {
  const stored = (await Promise.all(dirs.map((dir) => candidatesIn(dir, keys)))).flat();
  for (; ; ) {
    const match3 = pickMatch(keys, stored);
    if (!match3) return void 0;
    const entry = await openEntry(match3);
    if (entry) return entry;
    stored.splice(stored.indexOf(match3), 1);
  }
}
async function candidatesIn(dir, keys) {
  const names = await fs6.readdir(dir).catch((error) => {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  });
  const matching = names.filter((name) => mayAnswer(name, keys));
  const stored = await Promise.all(matching.map((name) => describe(join9(dir, name))));
  return stored.filter((candidate) => candidate !== void 0);
}
async function describe(path6) {
  const key = partOf(basename3(path6));
  const version = partOf(basename3(dirname6(path6))) ?? "";
  try {
    const stat = await fs6.lstat(path6);
    if (!stat.isFile()) return void 0;
    return { path: path6, version, createdAt: stat.mtime, key: key ?? await keyWithin(path6) };
  } catch (error) {
    if (error instanceof BadEntry) await fs6.rm(path6, { force: true });
    return void 0;
  }
}
async function keyWithin(path6) {
  const entry = await openEntry({ path: path6, version: "", key: "", createdAt: /* @__PURE__ */ new Date(0) });
  if (!entry) throw new Error("evicted");
  try {
    return (await readIndex(entry)).key;
  } finally {
    await entry.close();
  }
}
async function openEntry({ path: path6, key, version, createdAt }) {
  try {
    const { stat, touch, ...stored } = await openStored(path6);
    await touch();
    const reject = () => fs6.rm(path6, { force: true });
    return { ...stored, key, version, size: stat.size, createdAt, reject };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return void 0;
    throw error;
  }
}
async function newDraft({ path: path6, drafts, evict: evict2 }) {
  const draft = await newDraftFile(drafts);
  const { file } = draft;
  return {
    partBytes: partBytes2,
    // While one part is being taken, the next one fills up.
    concurrency: 2,
    async write(partNumber, pieces) {
      const expected = pieces.reduce((sum, piece) => sum + piece.length, 0);
      const { bytesWritten } = await file.writev(pieces, partNumber * partBytes2);
      if (bytesWritten !== expected) throw new Error(`no space is left for ${path6}`);
    },
    async commit() {
      await markProven(file);
      const published = await draft.publish(path6);
      if (published) await evict2().catch(() => {
      });
      return published;
    },
    discard: draft.discard
  };
}
async function entriesIn(dir) {
  const repositories = await directoriesIn(dir);
  const scopes = (await Promise.all(repositories.map(directoriesIn))).flat();
  const versions = (await Promise.all(scopes.map(directoriesIn))).flat();
  const named = versions.filter((version) => /\/[0-9a-f]{64}$/.test(version));
  return (await Promise.all(named.map(filesIn))).flat();
}
async function directoriesIn(dir) {
  const items = await fs6.readdir(dir, { withFileTypes: true }).catch(() => []);
  return items.filter((item) => item.isDirectory()).map((item) => join9(dir, item.name));
}
async function exists(path6) {
  return fs6.lstat(path6).then(
    () => true,
    (error) => {
      if (codeOf(error) === "ENOENT") return false;
      throw error;
    }
  );
}

// src/stores/s3.ts
function s3Store(options) {
  const label = labelOf(options.inputs.s3);
  return deferredStore({ label, shared: false }, async () => {
    const { openBucket } = await import("./s3.js");
    return openBucket(options, label);
  });
}
function labelOf({ bucket, prefix: prefix2, endpoint }) {
  const place2 = prefix2 === "" ? bucket : `${bucket}/${prefix2}`;
  return `S3 bucket ${place2}${endpoint === "" ? "" : ` at ${new URL(endpoint).host}`}`;
}

// src/stores/stash-copy.ts
async function newCopy(options) {
  const { stash, size, trouble, tell } = options;
  try {
    const draft = await stash.begin(size);
    if (draft) return copyIn(draft, options);
    tell(`The stash has no room for the ${shortSizeText(size)} of the entry`);
  } catch (error) {
    trouble(error);
  }
  return void 0;
}
function copyIn(draft, { stash, name, size, trouble }) {
  const { file, path: path6 } = draft;
  const coverage = newCoverage();
  let isOver = false;
  const discard = async () => {
    isOver = true;
    await draft.discard().catch(trouble);
  };
  const attempt = async (work) => {
    if (isOver) return;
    await work().catch(async (error) => {
      if (!isOver) trouble(error);
      await discard();
    });
  };
  const isWhole = () => !isOver && coverage.has(0, size);
  return {
    write: (bytes, position) => attempt(async () => {
      const { bytesWritten } = await file.write(bytes, 0, bytes.length, position);
      if (bytesWritten !== bytes.length) throw new Error("no space is left");
      coverage.add(position, position + bytes.length);
      if (isWhole()) file.datasync().catch(() => {
      });
    }),
    link: async (name2) => !isOver && linkTo(file, path6, name2),
    async prove() {
      if (isWhole()) await attempt(() => markProven(file));
      return isWhole();
    },
    async finish() {
      if (isWhole()) await attempt(() => stash.put(draft, name));
      await discard();
    },
    discard
  };
}
function newCoverage() {
  let ranges = [];
  return {
    add(start, end) {
      const isApart = (range2) => range2.end < start || end < range2.start;
      const touching = [...ranges.filter((range2) => !isApart(range2)), { start, end }];
      const joined = {
        start: Math.min(...touching.map((range2) => range2.start)),
        end: Math.max(...touching.map((range2) => range2.end))
      };
      ranges = [...ranges.filter(isApart), joined];
    },
    has: (start, end) => ranges.some((range2) => range2.start <= start && end <= range2.end)
  };
}

// src/stores/stash-dir.ts
import * as fs7 from "node:fs/promises";
import { basename as basename4, join as join10 } from "node:path";
var gibibyte2 = 1024 ** 3;
function stashDir({ dir, maxBytes: maxBytes2, minFreeBytes = gibibyte2, isPull }) {
  const pulls = join10(dir, "pulls");
  const branches = join10(dir, "branches");
  const own = isPull ? pulls : branches;
  const counted = async () => {
    const [ofPulls, ofBranches] = await Promise.all([entriesIn2(pulls), entriesIn2(branches)]);
    const rank = isPull ? void 0 : 1;
    return [
      ...ofPulls.map((entry) => ({ ...entry, rank: 0 })),
      ...ofBranches.map((entry) => ({ ...entry, rank }))
    ];
  };
  return {
    async open(name, size) {
      if (!await isThere(dir)) return void 0;
      await checkOwner(dir);
      const ofBranches = await openOwn(join10(branches, name), size);
      if (ofBranches || isPull) return ofBranches ?? openOwn(join10(pulls, name), size);
      await fs7.rename(join10(pulls, name), join10(branches, name)).catch(unlessMissing);
      return openOwn(join10(branches, name), size);
    },
    async remove(name) {
      await Promise.all([pulls, branches].map((kind) => fs7.rm(join10(kind, name), { force: true })));
    },
    async begin(size) {
      for (const part of [dir, pulls, branches]) {
        await fs7.mkdir(part, { recursive: true, mode: 448 });
        await checkOwner(part);
      }
      await removeAbandoned(dir);
      const entries = await counted();
      const staying = entries.filter(({ rank }) => rank === void 0);
      if (size + staying.reduce((sum, entry) => sum + entry.size, 0) > maxBytes2) return void 0;
      if (!await evict(dir, entries, { maxBytes: maxBytes2, minFreeBytes, comingBytes: size })) return void 0;
      return newDraftFile(join10(dir, draftsDir));
    },
    async put(draft, name) {
      if (await draft.publish(join10(own, name))) await evict(dir, await counted(), { maxBytes: maxBytes2, minFreeBytes });
    }
  };
}
async function entriesIn2(dir) {
  return (await filesIn(dir)).filter(({ path: path6 }) => /^[0-9a-f]{64}$/.test(basename4(path6)));
}
async function isThere(path6) {
  return fs7.lstat(path6).then(() => true, unlessMissing);
}
function unlessMissing(error) {
  if (codeOf(error) === "ENOENT") return false;
  throw error;
}
async function checkOwner(path6) {
  const stat = await fs7.lstat(path6);
  if (!stat.isDirectory()) throw new Error(`${path6} is no directory`);
  if (stat.uid !== process.geteuid?.()) throw new Error(`${path6} belongs to another user`);
  if ((stat.mode & 18) !== 0) throw new Error(`others may write to ${path6}`);
}
async function openOwn(path6, size) {
  try {
    const opened = await openStored(path6);
    const { stat } = opened;
    const isOurs2 = stat.isFile() && stat.uid === process.geteuid?.() && (stat.mode & 18) === 0;
    if (isOurs2 && stat.size === size) {
      await opened.touch();
      return opened;
    }
    await opened.close();
  } catch (error) {
    if (codeOf(error) === "ENOENT") return void 0;
    if (codeOf(error) !== "ELOOP") throw error;
  }
  await fs7.rm(path6, { force: true });
  return void 0;
}

// src/stores/stash.ts
function stashed(store, options) {
  const { dir, repository, isSealed, tell } = options;
  const stash = stashDir(options);
  const trouble = (error) => tell(`The stash ${dir} is not used: ${messageOf(error)}`);
  return {
    ...store,
    async find(wanted) {
      const entry = await store.find(wanted);
      if (entry?.identity === void 0 || !isSealed(entry.version)) return entry;
      const { scope = "", version, key, size, identity } = entry;
      const name = fingerprint([store.label, repository, scope, version, key, String(size), identity]);
      try {
        const opened = await stash.open(name, size);
        const original = filling(entry, () => newCopy({ stash, name, size, trouble, tell }));
        const drop = () => stash.remove(name).catch(trouble);
        return opened ? copyOf(original, opened, { drop, tell: () => tell(`Found in the stash ${dir}`) }) : original;
      } catch (error) {
        trouble(error);
        return entry;
      }
    }
  };
}
function copyOf(original, { read, file, close }, { drop, tell }) {
  return {
    ...original,
    original,
    read(start, end) {
      tell();
      return passing(read(start, end), readable);
    },
    file,
    reject: drop,
    async close() {
      await close();
      await original.close();
    }
  };
}
async function* readable(bytes) {
  try {
    yield* bytes;
  } catch (error) {
    throw new BadEntry(`it cannot be read: ${messageOf(error)}`);
  }
}
function filling(entry, begin) {
  let begun;
  const copy = () => {
    begun ??= begin();
    return begun;
  };
  return {
    ...entry,
    read: (start, end) => passing(entry.read(start, end), (bytes) => copied(bytes, start, copy())),
    // Its bytes come when it is proven.
    file: {
      isWhole: false,
      filling: {
        read: entry.read,
        write: async (bytes, position) => (await copy())?.write(bytes, position)
      },
      link: async (path6) => await (await copy())?.link(path6) ?? false,
      async prove(check) {
        await check();
        return await (await copy())?.prove() ?? false;
      }
    },
    async reject() {
      await (await begun)?.discard();
      await entry.reject();
    },
    async close() {
      await (await begun)?.finish();
      await entry.close();
    }
  };
}
async function* copied(bytes, start, copy) {
  let position = start;
  let last;
  for await (const piece of bytes) {
    const written = (await copy)?.write(piece, position);
    position += piece.length;
    if (last) {
      await last.written;
      yield last.piece;
    }
    last = { piece, written };
  }
  await last?.written;
  if (last) yield last.piece;
}

// src/stores/index.ts
var stores = {
  local: ({ inputs, repository }) => localStore({ dir: inputs.localDir, repository }),
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
function openStore(options, instead = (store) => store) {
  const { own, keepsDisk: keepsDisk2, inputs, repository, isSealed, tell } = options;
  const kind = chosenStore(options);
  const store = guarded(instead(stores[kind](options)), own);
  const { use, dir, maxBytes: maxBytes2 } = inputs.stash;
  const isStashed = kind !== "local" && (use === "auto" ? keepsDisk2 : use === "on");
  if (!isStashed) return store;
  const isPull = own?.startsWith("refs/pull/") ?? true;
  return stashed(store, { dir, maxBytes: maxBytes2, repository, isSealed, tell, isPull });
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

// src/transfer/upload.ts
function uploadTo(draft) {
  const parts = cutter(draft.partBytes);
  const underWay = /* @__PURE__ */ new Set();
  let partNumber = 0;
  const send = async (part) => {
    const sent = draft.write(partNumber++, part);
    underWay.add(sent);
    sent.then(() => underWay.delete(sent)).catch(() => {
    });
    if (underWay.size >= draft.concurrency) await Promise.race(underWay);
  };
  return {
    async write(bytes) {
      for (const part of parts.push(bytes)) await send(part);
    },
    async finish() {
      const last = parts.rest();
      if (last.length > 0) await send(last);
      await Promise.all(underWay);
    }
  };
}

// src/formats/tar-commands.ts
var largeRecords = ["-b", "2048"];
function createCommand({ path: path6, dialect: dialect2 }, { beyondAscii: beyondAscii3 }) {
  if (dialect2 === "bsd") {
    const plain = [
      "--no-xattrs",
      "--no-acls",
      "--no-fflags",
      "--uid",
      "0",
      "--gid",
      "0",
      "--uname",
      "",
      "--gname",
      ""
    ];
    const pax = ["--format", "pax", "--options", "hdrcharset=BINARY"];
    return {
      path: path6,
      args: ["-c", "-f", "-", ...largeRecords, ...pax, ...plain, "--no-recursion", "--null", "-T", "-"]
    };
  }
  const charset = beyondAscii3 ? ",hdrcharset:=BINARY" : "";
  return { path: path6, args: [...gnuCreate(charset), ...largeRecords, ...gnuNames] };
}
var gnuNames = ["--no-recursion", "--null", "--verbatim-files-from", "--files-from=-"];
function gnuCreate(more = "") {
  const pax = ["--format=posix", `--pax-option=exthdr.name=pax,delete=atime,delete=ctime${more}`];
  return ["--create", "--file=-", ...pax, "--sparse", "--numeric-owner", "--owner=0", "--group=0"];
}
function imageCommand({ path: path6 }) {
  const forImage = ["-b", "128", "--mode=a-st", "--transform=s,^\\([0-9]*\\)/\\.$,\\1,SH"];
  const times = ["--clamp-mtime", `--mtime=@${2 ** 32 - 1}`];
  return { path: path6, args: [...gnuCreate(",delete=mtime"), ...forImage, ...times, ...gnuNames] };
}
function extractCommand(tar2) {
  const { path: path6, args } = readCommand(tar2);
  return { path: path6, args: ["-x", ...args, "--no-same-owner", "--no-same-permissions"] };
}
function listCommand(tar2) {
  const { path: path6, args } = readCommand(tar2);
  return { path: path6, args: ["-t", "-v", ...args] };
}
function describeCommand({ path: path6 }) {
  return { path: path6, args: ["-c", "-f", "-", "--format", "mtree", "--options", "!all,type,mode,time", "@-"] };
}
function stampCommand({ path: path6 }) {
  return { path: path6, args: ["-x", "-p", "-f", "-", "--no-same-owner"] };
}
function readCommand({ path: path6, dialect: dialect2 }) {
  const quiet = dialect2 === "gnu" ? ["--warning=no-unknown-keyword"] : [];
  return { path: path6, args: ["-f", "-", "--ignore-zeros", ...largeRecords, ...quiet] };
}

// src/formats/tar-pack.ts
import { symlinkSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join as join12 } from "node:path";

// src/formats/segments.ts
import { setImmediate } from "node:timers/promises";
var breathAfter = 256;
var enoughMembers = 8e3;
var enoughBytes = 64 * 1024 * 1024;
function divide(found2) {
  const skeleton = newPlan("skeleton");
  const skipped = [];
  return { files: fileSegments(found2, { skeleton, skipped }), skeleton, skipped };
}
async function* fileSegments(found2, { skeleton, skipped }) {
  const linked = /* @__PURE__ */ new Map();
  let plan = newPlan("files");
  let segments = 0;
  let untilBreath = breathAfter;
  const close = function* () {
    segments++;
    yield plan;
    plan = newPlan("files");
  };
  for (const batch of found2) {
    for (const item of batch) {
      if (item.kind === "directory" && fullness(plan, segments) >= 1) yield* close();
      if (item.kind === "other") skipped.push(item.member);
      else if (item.kind !== "file") add(skeleton, item);
      else if (!item.hardLink) add(plan, item);
      else addGroupOnceComplete(plan, item, linked);
      if (fullness(plan, segments) >= 2) yield* close();
    }
    untilBreath -= batch.length;
    if (untilBreath > 0) continue;
    await setImmediate();
    untilBreath = breathAfter;
  }
  for (const group of linked.values()) {
    for (const file of group) add(plan, file);
    if (fullness(plan, segments) >= 1) yield* close();
  }
  if (plan.names.length > 0) yield plan;
}
function fullness({ names, bytes }, segmentsBefore) {
  const share = Math.min(1, 2 ** segmentsBefore / 16);
  return Math.max(names.length / enoughMembers, bytes / enoughBytes) / share;
}
function addGroupOnceComplete(plan, file, linked) {
  const { inode, names } = file.hardLink;
  const group = linked.get(inode) ?? [];
  linked.set(inode, group);
  if (group.push(group.length === 0 ? file : { ...file, bytes: 0 }) < names) return;
  linked.delete(inode);
  for (const name of group) add(plan, name);
}
var beyondAscii = /[\u0080-\u00ff]/;
function newPlan(kind) {
  return { kind, names: [], beyondAscii: false, bytes: 0 };
}
function add(plan, { member, target, bytes }) {
  plan.names.push(member);
  plan.beyondAscii ||= beyondAscii.test(member) || target !== void 0 && beyondAscii.test(target);
  plan.bytes += bytes;
}

// src/formats/zstd.ts
import { once } from "node:events";
import { pipeline as join11 } from "node:stream";
import { constants as constants3, createZstdCompress, createZstdDecompress } from "node:zlib";

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
      write2(bytes, (error) => {
        if (!error) done?.();
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

// src/formats/zstd.ts
function zstdCodec(path6) {
  return path6 === void 0 ? codecOfNode : codecOfCommand(path6);
}
function codecOfCommand(path6) {
  return {
    packing(tar2, { level, threads, check }, where) {
      const args = [
        "-q",
        "-c",
        check ? "--check" : "--no-check",
        `-${level}`,
        threads === 1 ? "--single-thread" : `-T${threads}`
      ];
      return startPipeline([tar2, { path: path6, args }], where);
    },
    unpacking(tar2, where) {
      const { stdin, stdout, ended } = startPipeline([{ path: path6, args: ["-q", "-d", "-c"] }, tar2], where);
      return frameSink({
        stdout,
        ended,
        write: (bytes, done) => void stdin.write(bytes, done),
        endFrame: () => {
        },
        // The command takes no input at all for a mistake, but not a frame of nothing.
        end: () => void stdin.end(emptyFrame)
      });
    }
  };
}
var emptyFrame = Buffer.from([80, 42, 77, 24, 0, 0, 0, 0]);
var codecOfNode = {
  packing(tar2, { level, check }, where) {
    const pipeline2 = startPipeline([tar2], where);
    const { ZSTD_c_compressionLevel, ZSTD_c_checksumFlag } = constants3;
    const params = { [ZSTD_c_compressionLevel]: level, [ZSTD_c_checksumFlag]: Number(check) };
    const zstd = createZstdCompress({ params });
    join11(pipeline2.stdout, zstd, () => {
    });
    return { ...pipeline2, stdout: zstd };
  },
  unpacking(tar2, where) {
    const broken = new AbortController();
    const signal = AbortSignal.any([where.signal, broken.signal]);
    const { stdin, stdout, ended } = startPipeline([tar2], { ...where, signal });
    let fed = Promise.resolve();
    let frame;
    function nextFrame() {
      const decompressor = createZstdDecompress();
      const waiting = /* @__PURE__ */ new Set();
      decompressor.on("error", () => {
      });
      fed = feed(fed, decompressor, stdin).then(() => {
        decompressor.destroy();
        for (const done of waiting) if (waiting.delete(done)) done(new Error("it comes after the frame"));
      }).catch((error) => broken.abort(error));
      return { decompressor, waiting };
    }
    return frameSink({
      stdout,
      ended,
      write(bytes, done) {
        frame ??= nextFrame();
        const { decompressor, waiting } = frame;
        waiting.add(done);
        decompressor.write(bytes, (error) => {
          if (waiting.delete(done)) done(error);
        });
      },
      endFrame: () => {
        frame?.decompressor.end();
        frame = void 0;
      },
      end: () => void fed.then(() => stdin.end())
    });
  }
};
async function feed(before, frame, tar2) {
  await before;
  for await (const bytes of frame) {
    if (!tar2.write(bytes)) await once(tar2, "drain");
  }
}

// src/formats/tar-pack.ts
var keptBytes = 32 * 1024 * 1024;
var hugeBytes = 128 * 1024 * 1024;
async function packTar(job) {
  linkBases(job);
  const { files, skeleton, skipped } = divide(job.found);
  const packers = availableParallelism();
  const stop = new AbortController();
  const packing = packer({ ...job, signal: AbortSignal.any([job.signal, stop.signal]) }, keptBytes / packers);
  const walkOn = () => {
    const plan = files.next();
    plan.catch(() => {
    });
    return plan;
  };
  let upcoming = walkOn();
  const takeNext = () => {
    const next = upcoming;
    upcoming = walkOn();
    return next;
  };
  const packAll = async () => {
    for (let next = await takeNext(); !next.done; next = await takeNext()) await packing.pack(next.value);
  };
  const fail2 = (error) => stop.abort(error);
  const running = Array.from({ length: packers }, () => packAll().catch(fail2));
  const allFiles = Promise.all(running);
  await Promise.race(running);
  if (skeleton.names.length > 0) await packing.pack(skeleton, allFiles).catch(fail2);
  await allFiles;
  stop.signal.throwIfAborted();
  const sum = (of) => packing.segments.reduce((total, segment) => total + segment[of], 0);
  return { segments: packing.segments, files: sum("files"), bytes: sum("bytes"), skipped };
}
function linkBases({ matches, scratch }) {
  const bases = new Map(matches.map(({ root }) => [root.place, root.base]));
  for (const [place2, base] of bases) symlinkSync(base, join12(scratch, String(place2)));
}
function packer({ scratch: cwd, tools, level, signal, write: write2 }, maxKeptBytes) {
  const codec = zstdCodec(tools.zstd);
  const segments = [];
  const takeTurn = turns();
  let offset = 0;
  async function pack(plan, before) {
    const stop = new AbortController();
    const how = { level, threads: plan.bytes > hugeBytes ? 0 : 1, check: false };
    const where = { cwd, signal: AbortSignal.any([signal, stop.signal]) };
    const { stdin, stdout, ended } = codec.packing(createCommand(tools.tar, plan), how, where);
    stdin.end(`${plan.names.join("\0")}\0`, "latin1");
    const handed = handOn3(stdout, plan, before).catch((error) => stop.abort(error));
    await ended;
    await handed;
    stop.signal.throwIfAborted();
  }
  async function handOn3(stdout, plan, before) {
    const { kind, names, bytes } = plan;
    const kept = [];
    let length = 0;
    let giveTurn;
    try {
      for await (const chunk of stdout) {
        kept.push(chunk);
        length += chunk.length;
        if (length > maxKeptBytes && !giveTurn) {
          await before;
          giveTurn = await takeTurn();
        }
        if (giveTurn) for (const due of kept.splice(0)) await write2(due);
      }
      await before;
      giveTurn ??= await takeTurn();
      for (const due of kept) await write2(due);
      segments.push({ kind, offset, length, files: names.length, bytes });
      offset += length;
    } finally {
      giveTurn?.();
    }
  }
  return { segments, pack };
}
function turns() {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const turn = Promise.withResolvers();
    last = turn.promise;
    await before;
    return turn.resolve;
  };
}

// src/mount/rights.ts
import { existsSync as existsSync2, readFileSync as readFileSync3 } from "node:fs";
import { join as join13 } from "node:path";
async function findRights(signal) {
  if (process.geteuid?.() === 0)
    return mayAdminister() ? { run: runCommandOf((command) => command) } : void 0;
  const sudo = systemPath("sudo");
  if (!sudo) return void 0;
  const lent = ({ path: path6, args }) => ({ path: sudo, args: ["-n", "--", path6, ...args] });
  try {
    await runCommand(lent({ path: systemPath("true") ?? "true", args: [] }), { cwd: "/", signal });
  } catch {
    signal.throwIfAborted();
    return void 0;
  }
  return { run: runCommandOf(lent) };
}
function runCommandOf(lent) {
  return async (program, args, where) => {
    const path6 = systemPath(program);
    if (!path6) throw new Error(`there is no ${program}`);
    await runCommand(lent({ path: path6, args }), where);
  };
}
function systemPath(program) {
  const places = ["/usr/bin", "/bin", "/usr/sbin", "/sbin"].map((dir) => join13(dir, program));
  return places.find((path6) => existsSync2(path6));
}
function mayAdminister() {
  const [, capabilities = "0"] = readFileSync3("/proc/self/status", "latin1").match(/^CapEff:\s*(\w+)$/m) ?? [];
  const sysAdmin = 21n;
  return (BigInt(`0x${capabilities}`) >> sysAdmin & 1n) === 1n;
}

// src/mount/probe.ts
import { existsSync as existsSync3, readFileSync as readFileSync4 } from "node:fs";
async function probe(what, signal) {
  if (process.platform !== "linux") return { whyNot: "it does not run Linux" };
  const rights = await findRights(signal);
  if (!rights) return { whyNot: "it neither lets root mount nor has sudo without a password" };
  for (const type of what === "image" ? ["squashfs", "overlay"] : ["overlay"]) {
    if (!await knows(type, rights, signal)) return { whyNot: `its kernel does not know ${type}` };
  }
  if (what === "image" && !existsSync3("/dev/loop-control")) return { whyNot: "it has no loop devices" };
  return { rights };
}
async function knows(type, rights, signal) {
  if (isKnown(type)) return true;
  await rights.run("modprobe", ["-q", type], { cwd: "/", signal }).catch(() => signal.throwIfAborted());
  return isKnown(type);
}
function isKnown(type) {
  return new RegExp(`\\t${type}$`, "m").test(readFileSync4("/proc/filesystems", "latin1"));
}

// src/formats/actions-cache.ts
import { createHash } from "node:crypto";

// src/formats/actions-cache/pack.ts
import { once as once2 } from "node:events";
import { posix } from "node:path";
import { setImmediate as setImmediate2 } from "node:timers/promises";

// src/formats/actions-cache/compression.ts
import { pipeline as connect2, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip, createZstdDecompress as createZstdDecompress2 } from "node:zlib";
function compressing(tar2, { tools, level }, where) {
  if (tools.zstd) return zstdCodec(tools.zstd).packing(tar2, { level, threads: 0, check: true }, where);
  const archive = startPipeline([tar2], where);
  const gzip = createGzip();
  connect2(archive.stdout, gzip, () => {
  });
  return { ...archive, stdout: gzip };
}
var zstdMagic = Buffer.from([40, 181, 47, 253]);
var gzipMagic = Buffer.from([31, 139]);
async function* decompressed(body, zstd, where) {
  const [start, bytes] = await startOf(body);
  if (start.subarray(0, gzipMagic.length).equals(gzipMagic)) yield* through(createGunzip(), bytes);
  else if (!start.subarray(0, zstdMagic.length).equals(zstdMagic)) throw new BadEntry("it is no archive");
  else if (zstd) yield* throughCommand({ path: zstd, args: ["-q", "-d", "-c"] }, bytes, where);
  else yield* through(createZstdDecompress2(), bytes);
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
  connect2(Readable.from(body), codec, () => {
  });
  yield* codec;
}
async function* throughCommand(command, body, { cwd, signal }) {
  const stop = new AbortController();
  const { stdin, stdout, ended } = startPipeline([command], {
    cwd,
    signal: AbortSignal.any([signal, stop.signal])
  });
  const fed = pipeline(Readable.from(body), stdin).catch((error) => {
    if (error?.code !== "EPIPE" && error?.code !== "ERR_STREAM_PREMATURE_CLOSE") stop.abort(error);
  });
  ended.catch(() => {
  });
  try {
    yield* stdout;
    await fed;
    await ended;
  } finally {
    stop.abort();
  }
}

// src/formats/actions-cache/pack.ts
async function packArchive(job) {
  const { tools, level, signal, write: write2, workspace: workspace2 } = job;
  const stop = new AbortController();
  const fail2 = (error) => stop.abort(error);
  const where = { cwd: workspace2, signal: AbortSignal.any([signal, stop.signal]) };
  const { path: path6, args } = createCommand(tools.tar, { beyondAscii: true });
  const tar2 = { path: path6, args: ["-P", ...args] };
  const { stdin, stdout, ended } = compressing(tar2, { tools, level }, where);
  const tally = { files: 0, bytes: 0, skipped: [], inodes: /* @__PURE__ */ new Set() };
  const fed = feed2(stdin, { job, tally, signal: where.signal }).catch(fail2);
  const handed = handOn(stdout, write2);
  handed.catch(fail2);
  await ended;
  await fed;
  const length = await handed;
  stop.signal.throwIfAborted();
  const { files, bytes, skipped } = tally;
  if (files === 0) return { segments: [], files, bytes, skipped };
  return { segments: [{ kind: "archive", offset: 0, length, files, bytes }], files, bytes, skipped };
}
var breathAfter2 = 256;
async function feed2(stdin, { job, tally, signal }) {
  const nameOf = workspaceNames(job.matches, job.workspace);
  let names = [];
  for (const batch of job.found) {
    for (const found2 of batch) if (isTaken(found2, tally)) names.push(`${nameOf(found2.member)}\0`);
    if (names.length < breathAfter2) continue;
    if (!stdin.write(names.join(""), "latin1")) await once2(stdin, "drain", { signal });
    names = [];
    await setImmediate2(void 0, { signal });
  }
  stdin.end(names.join(""), "latin1");
}
function isTaken({ kind, member, bytes, hardLink }, tally) {
  if (kind === "other") {
    tally.skipped.push(member);
    return false;
  }
  tally.files++;
  if (!hardLink || !tally.inodes.has(hardLink.inode)) tally.bytes += bytes;
  if (hardLink) tally.inodes.add(hardLink.inode);
  return true;
}
function workspaceNames(matches, workspace2) {
  const bases = new Map(
    matches.map(({ root }) => [String(root.place), posix.relative(toBytes(workspace2), toBytes(root.base))])
  );
  return (member) => {
    const slash = member.indexOf("/");
    return posix.join(bases.get(member.slice(0, slash)) ?? "", member.slice(slash + 1));
  };
}
async function handOn(stdout, write2) {
  let length = 0;
  for await (const chunk of stdout) {
    length += chunk.length;
    await write2(chunk);
  }
  return length;
}

// src/formats/actions-cache/unpack.ts
import { linkSync, mkdirSync as mkdirSync3 } from "node:fs";
import { availableParallelism as availableParallelism2 } from "node:os";
import { dirname as dirname8, join as join14 } from "node:path";

// src/formats/bring.ts
import { readdirSync as readdirSync3, renameSync as renameSync3, rmdirSync as rmdirSync3 } from "node:fs";
function bring(from, into, aside) {
  try {
    renameSync3(fromBytes(from), fromBytes(into));
  } catch (error) {
    if (codeOf(error) !== "ENOTEMPTY" && codeOf(error) !== "EEXIST") throw error;
    if (namesIn(into).length < namesIn(from).length) exchange(from, into, aside);
    for (const name of namesIn(from)) bring(`${from}/${name}`, `${into}/${name}`, aside);
    rmdirSync3(fromBytes(from));
  }
}
function exchange(one, other, aside) {
  renameSync3(fromBytes(one), aside);
  renameSync3(fromBytes(other), fromBytes(one));
  renameSync3(aside, fromBytes(other));
}
function namesIn(dir) {
  return readdirSync3(fromBytes(dir), { encoding: "latin1" });
}

// src/formats/lanes.ts
import { mkdirSync as mkdirSync2, readdirSync as readdirSync4 } from "node:fs";
function openLane(extract, { codec, cwd, signal }) {
  mkdirSync2(cwd);
  const sink = codec.unpacking(extract, { cwd, signal });
  sink.stdout.resume();
  return { dir: cwd, sink, files: sink.ended.then(() => countFiles(toBytes(cwd))) };
}
function countFiles(dir) {
  let files = 0;
  for (const item of readdirSync4(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
    if (item.isDirectory()) files += countFiles(`${dir}/${item.name}`);
    else if (item.isFile()) files++;
    else throw new BadEntry("a segment of files holds something else");
  }
  return files;
}
var idleBytes = 1024 * 1024;
var queuedBytes = 32 * 1024 * 1024;
async function distribute(body, segments, lanes) {
  const rest = [];
  let filesLeft = segments.filter(({ kind }) => kind === "files").length;
  let lane;
  for await (const { segment, bytes, ends } of piecesOf(body, segments)) {
    if (segment.kind !== "files") {
      rest.push(bytes);
      continue;
    }
    lane ??= await idlest(lanes);
    lane.write(bytes, () => body.release?.(bytes));
    while (lane.pending > queuedBytes / lanes.length) await lane.progress();
    if (!ends) continue;
    lane.endFrame();
    lane = void 0;
    if (--filesLeft === 0) for (const done of lanes) done.end();
  }
  return rest;
}
function isIdler(a, b) {
  return a.pending < b.pending || a.pending === b.pending && a.given < b.given;
}
async function idlest(lanes) {
  for (; ; ) {
    const best = lanes.reduce((least, lane) => isIdler(lane, least) ? lane : least);
    if (best.pending <= idleBytes) return best;
    await Promise.race(lanes.map((lane) => lane.progress()));
  }
}
async function* piecesOf(body, segments) {
  let position = 0;
  let current = 0;
  for await (const block of body) {
    for (let start = 0; start < block.length; ) {
      const segment = segments[current];
      const end = segment.offset + segment.length;
      const bytes = block.subarray(start, start + end - position);
      start += bytes.length;
      position += bytes.length;
      yield { segment, bytes, ends: position === end };
      if (position === end) current++;
    }
  }
}

// src/formats/skeleton.ts
var maxBytes = 256 * 1024 * 1024;
async function checkSkeleton(skeleton, how) {
  if (skeleton.bytes.reduce((sum, part) => sum + part.length, 0) > maxBytes) {
    throw new BadEntry("its skeleton is too large to be one");
  }
  const stop = new AbortController();
  const signal = AbortSignal.any([how.signal, stop.signal]);
  let members = 0;
  let atStart = true;
  const check = (text) => {
    for (let start = 0; start < text.length; ) {
      if (atStart && !"dl".includes(text[start])) {
        stop.abort(new BadEntry("its skeleton holds more than directories and links"));
        return;
      }
      const end = text.indexOf("\n", start);
      atStart = end >= 0;
      if (atStart && ++members > skeleton.members) break;
      start = atStart ? end + 1 : text.length;
    }
    if (members > skeleton.members)
      stop.abort(new BadEntry(`its skeleton has more than ${skeleton.members} members`));
  };
  await run(listCommand(how.tar), skeleton, { ...how, signal }, check);
  if (members === skeleton.members) return;
  throw new BadEntry(`its skeleton has ${members} members instead of ${skeleton.members}`);
}
async function unpackSkeleton(skeleton, how) {
  await run(extractCommand(how.tar), skeleton, how, () => {
  });
  if (how.tar.dialect === "bsd") await stampDirectories(skeleton, how);
}
async function stampDirectories(skeleton, { tar: tar2, ...how }) {
  let description = "";
  await run(describeCommand(tar2), skeleton, { tar: tar2, ...how }, (text) => {
    description += text;
  });
  const directories = description.split("\n").filter((line) => line.includes(" type=dir")).map((line) => line.replace(/ mode=\d*(\d{3})\b/, " mode=$1"));
  const { stdin, stdout, ended } = startPipeline([stampCommand(tar2)], how);
  stdout.resume();
  stdin.end(["#mtree", ...directories, ""].join("\n"), "latin1");
  await ended;
}
async function run(command, { bytes }, { codec, ...where }, onOutput) {
  if (bytes.length === 0) return;
  const sink = codec.unpacking(command, where);
  sink.stdout.setEncoding("latin1").on("data", onOutput);
  for (const part of bytes) sink.write(part);
  sink.endFrame();
  sink.end();
  await sink.ended;
}

// src/formats/actions-cache/records.ts
var nothing = {};
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

// src/formats/actions-cache/archive.ts
var blockBytes = 512;
var maxExtendedBytes = 1024 * 1024;
function archiveReader() {
  const block = gatherer();
  let extended = nothing;
  let records;
  let contentLeft = 0;
  let paddingLeft = 0;
  let isOver = false;
  const readRecords = (type, size) => {
    if (size > maxExtendedBytes) throw new BadEntry("a header in the archive is too large");
    records = { type, size };
  };
  const readHeader = (header) => {
    if (header.every((byte) => byte === 0)) {
      isOver = true;
      return void 0;
    }
    const { type, member } = parseHeader(header);
    if ("xgLK".includes(type)) {
      readRecords(type, member.size);
      return void 0;
    }
    const whole = { ...member, ...extended, name: extended.name ?? member.name };
    extended = nothing;
    const described = { ...whole, kind: kindOf(type, whole.name) };
    if (described.kind !== "file" && described.size > 0) throw new BadEntry("a link or directory has content");
    contentLeft = described.size;
    paddingLeft = paddingAfter(described.size);
    return described;
  };
  return {
    *push(bytes) {
      for (let at = 0; at < bytes.length && !isOver; ) {
        if (contentLeft > 0) {
          const piece = bytes.subarray(at, at + contentLeft);
          contentLeft -= piece.length;
          at += piece.length;
          yield piece;
        } else if (paddingLeft > 0) {
          const skipped = Math.min(paddingLeft, bytes.length - at);
          paddingLeft -= skipped;
          at += skipped;
        } else {
          const wanted = records ? records.size : blockBytes;
          at += block.take(bytes.subarray(at, at + wanted), wanted);
          const gathered = block.whole(wanted);
          if (!gathered) continue;
          if (records) {
            extended = applyRecords(extended, records.type, gathered);
            paddingLeft = paddingAfter(records.size);
            records = void 0;
          } else {
            const member = readHeader(gathered);
            if (member) yield member;
          }
        }
      }
    },
    finish() {
      if (!isOver) throw new BadEntry("its archive ends too early");
    }
  };
}
function gatherer() {
  let pieces = [];
  let kept = 0;
  return {
    take(bytes, wanted) {
      const piece = kept === 0 ? bytes : bytes.subarray(0, wanted - kept);
      pieces.push(piece);
      kept += piece.length;
      return piece.length;
    },
    whole(wanted) {
      if (kept < wanted) return void 0;
      const [first] = pieces;
      const all = pieces.length === 1 && first ? first : Buffer.concat(pieces);
      pieces = [];
      kept = 0;
      return all;
    }
  };
}
function paddingAfter(size) {
  return (blockBytes - size % blockBytes) % blockBytes;
}
function parseHeader(header) {
  if (numberAt(header, 148, 8) !== checksumOf(header)) throw new BadEntry("its archive is damaged");
  const name = textAt(header, 0, 100);
  const prefix2 = textAt(header, 257, 6) === "ustar" ? textAt(header, 345, 155) : "";
  return {
    type: textAt(header, 156, 1) || "0",
    member: {
      name: prefix2 === "" ? name : `${prefix2}/${name}`,
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

// src/formats/actions-cache/deal.ts
import { dirname as dirname7 } from "node:path";
var blockBytes2 = 512;
var enoughMembers2 = 1e3;
var enoughBytes2 = 8 * 1024 * 1024;
var tooMany = 4;
var slabBytes = 1024 * 1024;
var queuedBytes2 = 32 * 1024 * 1024;
function dealer(lanes) {
  let lane = lanes[0];
  let slab = Buffer.allocUnsafeSlow(slabBytes);
  let start = 0;
  let end = 0;
  let members = 0;
  let bytes = 0;
  let unpadded = 0;
  let directory = "";
  const flush = () => {
    if (end > start) lane.write(slab.subarray(start, end));
    start = end;
  };
  const put = (piece) => {
    bytes += piece.length;
    for (let at = 0; at < piece.length; ) {
      const taken = piece.copy(slab, end, at);
      at += taken;
      end += taken;
      if (end < slab.length) continue;
      flush();
      slab = Buffer.allocUnsafeSlow(slabBytes);
      start = 0;
      end = 0;
    }
  };
  const pad = () => {
    const missing = (blockBytes2 - unpadded % blockBytes2) % blockBytes2;
    if (missing > 0) put(Buffer.alloc(missing));
    unpadded = 0;
  };
  const nextTurn = () => {
    flush();
    lane = lanes.reduce((least, other) => other.pending < least.pending ? other : least);
    members = 0;
    bytes = 0;
  };
  return {
    begin(header, name) {
      pad();
      const fill = Math.max(members / enoughMembers2, bytes / enoughBytes2);
      if (fill >= tooMany || fill >= 1 && dirname7(name) !== directory) nextTurn();
      directory = dirname7(name);
      members++;
      put(header);
    },
    content(piece) {
      unpadded += piece.length;
      put(piece);
    },
    async room() {
      while (lane.pending > queuedBytes2 / lanes.length) await lane.progress();
    },
    end() {
      pad();
      flush();
      for (const done of lanes) done.end();
    }
  };
}

// src/formats/actions-cache/header.ts
var blockBytes3 = 512;
var beyondAscii2 = /[\u0080-\u00ff]/;
var maxName = 100;
var maxSize = 8589934591;
var types2 = { file: "0", directory: "5", symlink: "2" };
function headerOf(member) {
  const records = recordsOf(member);
  if (records === "") return blockOf(member, types2[member.kind]);
  const bodyBytes = Math.ceil(records.length / blockBytes3) * blockBytes3;
  const header = Buffer.alloc(blockBytes3 + bodyBytes + blockBytes3);
  recordsBlock(records.length).copy(header);
  header.write(records, blockBytes3, "latin1");
  blockOf(member, types2[member.kind]).copy(header, blockBytes3 + bodyBytes);
  return header;
}
var recordsBlocks = /* @__PURE__ */ new Map();
function recordsBlock(size) {
  const known = recordsBlocks.get(size);
  if (known) return known;
  const block = blockOf({ name: "pax", target: "", mtime: "0", mode: 420, size }, "x");
  recordsBlocks.set(size, block);
  return block;
}
function recordsOf({ name, target, mtime, size, sparseSize }) {
  const isText = beyondAscii2.test(name) || beyondAscii2.test(target);
  const charset = isText ? record("hdrcharset", "BINARY") : "";
  const path6 = isText || name.length > maxName ? record("path", name) : "";
  const linkpath = isText || target.length > maxName ? record("linkpath", target) : "";
  const time = /^\d{1,11}$/.test(mtime) ? "" : record("mtime", mtime);
  const length = size > maxSize ? record("size", String(size)) : "";
  return charset + path6 + (target === "" ? "" : linkpath) + time + length + holes(name, sparseSize);
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
  const block = Buffer.alloc(blockBytes3);
  block.write(octal(0, 7), 108, "latin1");
  block.write(octal(0, 7), 116, "latin1");
  block.write("        ", 148, "latin1");
  block.write("ustar\x0000", 257, "latin1");
  return block;
}
function blockOf({ name, target, mode, mtime, size }, type) {
  const block = Buffer.allocUnsafe(blockBytes3);
  template.copy(block);
  const seconds = Math.min(Math.max(Math.trunc(Number(mtime)), 0), maxSize);
  block.write(name.slice(0, maxName), 0, "latin1");
  block.write(octal(mode, 7), 100, "latin1");
  block.write(octal(Math.min(size, maxSize), 11), 124, "latin1");
  block.write(octal(seconds, 11), 136, "latin1");
  block.write(type, 156, "latin1");
  block.write(target.slice(0, maxName), 157, "latin1");
  let sum = 0;
  for (let at = 0; at < blockBytes3; at++) sum += block[at];
  block.write(`${octal(sum, 6)}\0 `, 148, "latin1");
  return block;
}
function octal(number, digits2) {
  return number.toString(8).padStart(digits2, "0");
}

// src/formats/actions-cache/places.ts
import { posix as posix2 } from "node:path";
var maxDirectories = 1e5;
function placesOf(roots, workspace2) {
  const from = toBytes(workspace2);
  const anchors = roots.map((root) => ({ root, base: toBytes(root.base) }));
  const links = /* @__PURE__ */ new Map();
  const directories = /* @__PURE__ */ new Map();
  const directoryAt = (written) => {
    const known = directories.get(written);
    if (known) return known;
    directories.set(written, nowhere);
    const place2 = placeAt(written);
    const target = links.get(place2.path);
    const directory = target === void 0 ? place2 : directoryAt(target);
    directories.set(written, directory);
    return directory;
  };
  const placeAt = (written) => {
    if (written === "/") return { path: "/", anchor: naming("/", anchors) };
    const above = directoryAt(posix2.dirname(written));
    const path6 = posix2.join(above.path, posix2.basename(written));
    return { path: path6, anchor: above.anchor ?? naming(path6, anchors) };
  };
  return {
    stagedName(name) {
      if (directories.size > maxDirectories) directories.clear();
      const { path: path6, anchor } = name.includes("\0") ? nowhere : placeAt(posix2.resolve(from, name));
      if (!anchor) throw new BadEntry(`it holds ${fromBytes(name)}, which no line of path names`);
      return `${anchor.root.place}/${below(anchor.base, path6) || "."}`;
    },
    follow(link3, target) {
      const { path: path6 } = placeAt(posix2.resolve(from, link3));
      links.set(path6, posix2.resolve(posix2.dirname(path6), target));
    }
  };
}
var nowhere = { path: "/", anchor: void 0 };
function naming(path6, anchors) {
  return anchors.find(({ root, base }) => {
    const relative3 = below(base, path6);
    return relative3 !== void 0 && root.matches(fromBytes(relative3).toString());
  });
}
function below(base, path6) {
  if (path6 === base) return "";
  const start = base === "/" ? "/" : `${base}/`;
  return path6.startsWith(start) ? path6.slice(start.length) : void 0;
}

// src/formats/actions-cache/unpack.ts
async function unpackArchive(job) {
  const { body, dir, tools, signal } = job;
  const tar2 = tools.tar;
  const stop = new AbortController();
  const fail2 = (error) => stop.abort(error);
  const how = { tar: tar2, codec: uncompressed, signal: AbortSignal.any([signal, stop.signal]) };
  const lanes = Array.from(
    { length: availableParallelism2() },
    (_, lane) => openLane(extractCommand(tar2), { ...how, cwd: join14(dir, `lane-${lane}`) })
  );
  const counts = Promise.all(lanes.map((lane) => lane.files.catch(fail2)));
  const archive = decompressed(body, tools.zstd, { cwd: dir, signal: how.signal });
  const sinks = lanes.map(({ sink }) => sink);
  const rest = await sortOut(archive, { ...job, ...how, deal: dealer(sinks) }).catch(fail2);
  await counts;
  how.signal.throwIfAborted();
  const tree = join14(dir, "tree");
  mkdirSync3(tree);
  for (const lane of lanes) bring(toBytes(lane.dir), toBytes(tree), join14(dir, "aside"));
  const { links = [], skeleton = [] } = rest ?? {};
  for (const link3 of links) makeLink(toBytes(tree), link3);
  await unpackSkeleton({ bytes: [Buffer.concat(skeleton)], members: skeleton.length }, { ...how, cwd: tree });
}
var endOfArchive = Buffer.alloc(1024);
var maxHeldBytes = 512 * 1024 * 1024;
var uncompressed = {
  unpacking(tar2, where) {
    const { stdin, stdout, ended } = startPipeline([tar2], where);
    return frameSink({
      stdout,
      ended,
      write: (bytes, done) => void stdin.write(bytes, done),
      endFrame: () => {
      },
      end: () => void stdin.end(endOfArchive)
    });
  }
};
async function sortOut(archive, sorting) {
  const { deal, signal } = sorting;
  const { rest, begin } = sorter(sorting);
  const reader = archiveReader();
  let isWanted = false;
  for await (const bytes of archive) {
    signal.throwIfAborted();
    for (const item of reader.push(bytes)) {
      if (!Buffer.isBuffer(item)) isWanted = begin(item);
      else if (isWanted) deal.content(item);
    }
    await deal.room();
  }
  reader.finish();
  deal.end();
  return rest;
}
var nameBytes = 64;
function sorter({ roots, workspace: workspace2, deal }) {
  const rest = { links: [], skeleton: [] };
  const { stagedName, follow } = placesOf(roots, workspace2);
  const seen = /* @__PURE__ */ new Set();
  const symlinks = /* @__PURE__ */ new Map();
  let heldBytes = 0;
  const hold = (bytes) => {
    heldBytes += bytes;
    if (heldBytes > maxHeldBytes) throw new BadEntry("it holds more than anybody would save");
  };
  const keep = (told2) => {
    const header = headerOf(told2);
    hold(header.length);
    rest.skeleton.push(header);
  };
  const link3 = (name, target) => {
    hold(target.length + nameBytes);
    const symlink = symlinks.get(target);
    if (symlink) keep({ ...symlink, name });
    else rest.links.push({ name, target });
  };
  const begin = (member) => {
    const name = stagedName(member.name);
    if (member.kind === "other" || seen.has(name)) return false;
    seen.add(name);
    hold(name.length + nameBytes);
    const { kind } = member;
    if (kind === "file") deal.begin(headerOf({ ...member, kind, name, target: "" }), name);
    else if (kind === "hardlink") link3(name, stagedName(member.target));
    else if (kind === "directory") keep({ ...member, kind, name, target: "" });
    else {
      symlinks.set(name, { ...member, kind, name });
      keep({ ...member, kind, name });
      follow(member.name, member.target);
    }
    return kind === "file";
  };
  return { rest, begin };
}
function makeLink(tree, { name, target }) {
  const path6 = (staged) => fromBytes(`${tree}/${staged}`);
  mkdirSync3(path6(dirname8(name)), { recursive: true });
  try {
    linkSync(path6(target), path6(name));
  } catch {
    throw new BadEntry(`it holds ${fromBytes(name)} as another name of a file that it does not hold`);
  }
}

// src/formats/naming.ts
function isForWindowsOnly({ crossOs, platform = process.platform }) {
  return platform === "win32" && !crossOs;
}
function ownVersion(formatId, naming2) {
  const system = isForWindowsOnly(naming2) ? "windows-only" : "any";
  return versionOf([containerVersion, formatId, system, ...naming2.paths]);
}

// src/formats/tar-unpack.ts
import { mkdirSync as mkdirSync4 } from "node:fs";
import { availableParallelism as availableParallelism3 } from "node:os";
import { join as join15 } from "node:path";
async function unpackTar({ body, segments, dir, tools, signal }) {
  const tar2 = tools.tar;
  const stop = new AbortController();
  const fail2 = (error) => stop.abort(error);
  const how = { tar: tar2, codec: zstdCodec(tools.zstd), signal: AbortSignal.any([signal, stop.signal]) };
  const files = segments.filter(({ kind }) => kind === "files");
  const others = segments.filter(({ kind }) => kind !== "files");
  if (others.length > 1 || others.some((other) => other.kind !== "skeleton" || other !== segments.at(-1))) {
    throw new BadEntry("its segments are not files and then a skeleton");
  }
  const lanes = Array.from(
    { length: Math.min(availableParallelism3(), files.length) },
    (_, lane) => openLane(extractCommand(tar2), { ...how, cwd: join15(dir, `lane-${lane}`) })
  );
  const counts = Promise.all(lanes.map((lane) => lane.files.catch(fail2)));
  const sinks = lanes.map((lane) => lane.sink);
  const rest = await distribute(body, segments, sinks).catch(fail2);
  const skeleton = { bytes: rest ?? [], members: membersOf(segments, "skeleton") };
  await checkSkeleton(skeleton, { ...how, cwd: dir }).catch(fail2);
  const unpacked = (await counts).reduce((sum, count) => sum + (count ?? 0), 0);
  how.signal.throwIfAborted();
  const declared = membersOf(segments, "files");
  if (unpacked !== declared) throw new BadEntry(`its segments held ${unpacked} files instead of ${declared}`);
  const tree = join15(dir, "tree");
  mkdirSync4(tree);
  for (const lane of lanes) bring(toBytes(lane.dir), toBytes(tree), join15(dir, "aside"));
  await unpackSkeleton(skeleton, { ...how, cwd: tree });
}
function membersOf(segments, wanted) {
  return segments.reduce((sum, { kind, files }) => kind === wanted ? sum + files : sum, 0);
}

// src/formats/tar.ts
var tar = {
  id: "tar",
  sealed: true,
  image: false,
  versions: (naming2) => [ownVersion("tar", naming2)],
  obstacle: tarObstacle,
  pack: packTar,
  unpack: unpackTar
};
function tarObstacle({ tar: tar2 }) {
  if (process.platform === "win32") return "it runs Windows, which Headstart does not support yet";
  return tar2 ? void 0 : "it has no GNU tar or bsdtar on PATH";
}

// src/formats/actions-cache.ts
var actionsCache = {
  id: "actions-cache",
  sealed: false,
  image: false,
  versions(naming2, tools) {
    const words = tools && !tools.zstd ? ["gzip", "zstd-without-long"] : ["zstd-without-long", "gzip"];
    return words.map((word) => theirVersion(word, naming2));
  },
  obstacle: tarObstacle,
  pack: packArchive,
  unpack: unpackArchive
};
function theirVersion(compression, naming2) {
  const windows = isForWindowsOnly(naming2) ? ["windows-only"] : [];
  const text = [...naming2.paths, compression, ...windows, "1.0"].join("|");
  return createHash("sha256").update(text).digest("hex");
}

// src/formats/squashfs-pack.ts
import { createReadStream } from "node:fs";
import { join as join16 } from "node:path";
async function packImage(job) {
  const { scratch, tools, level, signal } = job;
  const { names, bytes, skipped } = contentsOf(job);
  if (names.length === 0) return { segments: [], files: 0, bytes: 0, skipped };
  linkBases(job);
  const image = join16(scratch, "image");
  const tar2 = imageCommand(tools.tar);
  const squash = { path: tools.mksquashfs, args: squashArgs(image, level) };
  const { stdin, stdout, ended } = startPipeline([tar2, squash], { cwd: scratch, signal });
  stdout.resume();
  stdin.end(`${names.join("\0")}\0`, "latin1");
  await ended;
  const length = await handOn2(image, job);
  const files = names.length;
  return { segments: [{ kind: "image", offset: 0, length, files, bytes }], files, bytes, skipped };
}
function contentsOf({ found: found2 }) {
  const contents = { names: [], bytes: 0, skipped: [] };
  const seen = /* @__PURE__ */ new Set();
  for (const batch of found2) {
    for (const { kind, member, bytes, hardLink } of batch) {
      if (kind === "other") {
        contents.skipped.push(member);
        continue;
      }
      contents.names.push(member);
      if (!hardLink || !seen.has(hardLink.inode)) contents.bytes += bytes;
      if (hardLink) seen.add(hardLink.inode);
    }
  }
  return contents;
}
function squashArgs(image, level) {
  const owner = ["-force-uid", String(process.geteuid?.()), "-force-gid", String(process.getegid?.())];
  const compression = ["-comp", "zstd", "-Xcompression-level", String(level)];
  const quiet = ["-quiet", "-no-progress", "-no-recovery", "-noappend", "-exit-on-error"];
  return ["-", image, "-tar", ...compression, ...owner, "-no-xattrs", ...quiet];
}
async function handOn2(image, { signal, write: write2 }) {
  let length = 0;
  for await (const bytes of createReadStream(image, { highWaterMark: 1024 * 1024 })) {
    await write2(bytes);
    signal.throwIfAborted();
    length += bytes.length;
  }
  return length;
}

// src/formats/squashfs-unpack.ts
import { chownSync, lstatSync as lstatSync6, readdirSync as readdirSync5 } from "node:fs";
import { open as open3, rm as rm6 } from "node:fs/promises";
import { join as join17 } from "node:path";
async function receiveImage({ segments, body, file }, dir) {
  const segment = imageSegment(segments);
  const path6 = join17(dir, "image");
  const isReceived = await file?.link(path6) && await file?.prove(() => readAll(body()));
  if (!isReceived) {
    await rm6(path6, { force: true });
    await write(body(), path6);
  }
  await checkHead(path6, segment.length);
  return { path: path6, members: segment.files };
}
function imageSegment([segment, ...others]) {
  if (segment?.kind !== "image" || others.length > 0) throw new BadEntry("it is not one image");
  return segment;
}
async function readAll(body) {
  for await (const bytes of body) body.release?.(bytes);
}
async function write(body, path6) {
  const file = await open3(path6, "wx", 384);
  try {
    await writeAll(file, body);
  } finally {
    await file.close();
  }
}
async function writeAll(file, body) {
  let position = 0;
  let writing = Promise.resolve();
  for await (const bytes of body) {
    await writing;
    writing = writeAt(file, bytes, position).then(() => body.release?.(bytes));
    writing.catch(() => {
    });
    position += bytes.length;
  }
  await writing;
}
async function writeAt(file, bytes, position) {
  for (let written = 0; written < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, written, bytes.length - written, position + written);
    written += bytesWritten;
  }
}
var zstdId = 6;
var headBytes = 96;
async function checkHead(path6, length) {
  const head = Buffer.alloc(headBytes);
  const file = await open3(path6);
  await file.read(head, 0, head.length, 0).finally(() => file.close());
  const isOurs2 = head.subarray(0, 4).toString("latin1") === "hsqs" && head.readUInt16LE(20) === zstdId && head.readUInt16LE(28) === 4 && head.readUInt16LE(30) === 0 && head.readBigUInt64LE(40) <= BigInt(length);
  if (!isOurs2) throw new BadEntry("it holds no squashfs image of our kind");
}
async function startOfTables(read) {
  return Number((await read(0, headBytes)).readBigUInt64LE(64));
}
async function unpackImage({ path: path6, members }, { dir, roots, tools, signal, only }) {
  const quiet = ["-no-progress", "-quiet", "-no-xattrs"];
  const places = (only ?? []).map(({ place: place2 }) => String(place2));
  const args = [...quiet, "-d", "tree", path6, ...places];
  await runCommand({ path: tools.unsquashfs, args }, { cwd: dir, signal });
  const tree = join17(dir, "tree");
  const count = (only ?? roots).reduce((sum, root) => sum + countMembers(root, tree), 0);
  if (!only && count !== members) throw new BadEntry(`it has ${count} members instead of ${members}`);
  await takeOver(tree, signal);
}
function countMembers(root, tree) {
  const count = (dir, relative3, isNamed2) => {
    let members = 0;
    for (const item of readdirSync5(fromBytes(dir), { withFileTypes: true, encoding: "latin1" })) {
      const path6 = relative3 === "" ? item.name : `${relative3}/${item.name}`;
      const counts = isNamed2 || root.matches(fromBytes(path6).toString());
      if (counts) members++;
      if (item.isDirectory()) members += count(`${dir}/${item.name}`, path6, counts);
      else if (!item.isFile() && !item.isSymbolicLink()) {
        throw new BadEntry("it holds more than files, directories and links");
      }
    }
    return members;
  };
  const base = join17(tree, String(root.place));
  const stat = lstatSync6(base, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) throw new BadEntry("what is to be a directory is none");
  const isNamed = root.matches("");
  return count(toBytes(base), "", isNamed) + (isNamed ? 1 : 0);
}
async function takeOver(tree, signal) {
  const where = { cwd: tree, signal };
  chownSync(tree, process.geteuid?.() ?? -1, process.getegid?.() ?? -1);
  if (process.geteuid?.() === 0) await runProgram("chown", ["-hR", "0:0", "."], where);
  const special = ["!", "-type", "l", "-perm", "/7000"];
  await runProgram("find", [".", ...special, "-exec", "chmod", "a-st", "{}", "+"], where);
}

// src/formats/squashfs.ts
var squashfs = {
  id: "squashfs",
  sealed: true,
  image: true,
  versions: (naming2) => [ownVersion("squashfs", naming2)],
  obstacle(tools, task) {
    if (process.platform !== "linux") return "it does not run Linux";
    return task === "pack" ? packObstacle(tools) : unpackObstacle(tools);
  },
  pack: packImage,
  async unpack(job) {
    const image = await receiveImage({ ...job, body: () => job.body }, job.dir);
    await unpackImage(image, job);
  }
};
function packObstacle({ mksquashfs, tar: tar2 }) {
  if (!mksquashfs) return "it has no mksquashfs 4.5 or newer";
  return tar2?.dialect === "gnu" ? void 0 : "it has no GNU tar on PATH";
}
function unpackObstacle({ unsquashfs }) {
  return unsquashfs ? void 0 : "it has no unsquashfs 4.5 or newer";
}

// src/formats/index.ts
var formats = [tar, squashfs, actionsCache];

// src/steps/job.ts
function formatsIn({ shared }, { mode }) {
  return formats.filter(({ sealed, image }) => (sealed || shared) && (!image || mode !== "unpack"));
}
async function toolsFor({ mode }, fetching) {
  const tools = await findTools(mode !== "unpack");
  if (mode === "unpack" || tools.mksquashfs && tools.unsquashfs) return tools;
  const { cachedImageTools, fetchImageTools } = await import("./image-tools.js");
  const cached = { ...tools, ...cachedImageTools() };
  return fetching && !cached.mksquashfs ? { ...cached, ...await fetchImageTools(fetching) } : cached;
}
async function readableFormats(store, inputs, mounting) {
  const possible = formatsIn(store, inputs);
  if ("rights" in mounting || !possible.some(({ image }) => image)) return possible;
  const tools = await toolsFor(inputs);
  return possible.filter((format) => !format.image || format.obstacle(tools, "unpack") === void 0);
}
async function probed({ mode, ramdisk }, signal) {
  if (mode !== "unpack") return probe("image", signal);
  return ramdisk === "off" ? { whyNot: "nobody asked for it" } : probe("tree", signal);
}
function hasScope({ ref, eventName }) {
  if (ref !== "") return true;
  const why = `The event type ${eventName} is not supported because it's not tied to a branch or tag ref.`;
  mildWarning(`Event Validation Error: ${why}`);
  return false;
}
function storeOptions(inputs, run2, signal) {
  return {
    inputs,
    service: cacheService(),
    repository: run2.repository,
    own: accessOf(run2).write,
    keepsDisk: keepsDisk(),
    isSealed: (version) => formats.some(({ sealed, versions }) => sealed && versions(inputs).includes(version)),
    signal,
    tell: once3(info2),
    warn: once3(warning2),
    mask
  };
}
function once3(say) {
  const said = /* @__PURE__ */ new Set();
  return (line) => {
    if (!said.has(line)) say(line);
    said.add(line);
  };
}

// src/steps/unpack.ts
import { statfs as statfs2 } from "node:fs/promises";

// src/files/place.ts
import { mkdirSync as mkdirSync6, readdirSync as readdirSync7, renameSync as renameSync4 } from "node:fs";
import { join as join19 } from "node:path";

// src/files/publish.ts
import { chmodSync as chmodSync3, mkdirSync as mkdirSync5, readdirSync as readdirSync6 } from "node:fs";
import { dirname as dirname9, join as join18 } from "node:path";
function publish(staged) {
  const dirs = new Set(staged.map(({ dir }) => dir));
  const done = [];
  try {
    for (const { root, dir } of staged) {
      const steps = planOf(root, dir);
      carryOut(steps, dir);
      done.push(...steps);
    }
  } catch (error) {
    for (const dir of dirs) undo(dir, () => true);
    throw error;
  }
  for (const dir of dirs) commit(dir);
  return done;
}
function planOf(root, dir) {
  const staged = toBytes(join18(dir, "tree", String(root.place)));
  if (!statOf(staged)) return [];
  const asideDir = join18(dir, "aside", String(root.place));
  mkdirSync5(asideDir, { recursive: true });
  let asides = 0;
  const plan = { root, aside: () => toBytes(join18(asideDir, String(asides++))) };
  const steps = planAbove(plan, { staged, target: toBytes(root.base), relative: "" });
  return steps.length > 0 ? [...makeAll(root.matches("") ? dirname9(root.base) : root.base), ...steps] : [];
}
function makeAll(directory) {
  if (statOf(toBytes(`${directory}/.`))) return [];
  return [...makeAll(dirname9(directory)), { do: "make", path: toBytes(directory) }];
}
function planAbove(plan, { staged, target, relative: relative3 }) {
  const path6 = fromBytes(relative3).toString();
  if (plan.root.matches(path6)) return planMatch(plan, staged, target);
  if (!statOf(staged)?.isDirectory())
    throw new BadEntry(`it holds ${path6}, which '${plan.root.pattern}' does not name`);
  const existing = statOf(target);
  if (existing && !existing.isDirectory() && relative3 !== "") {
    throw new Error(`${fromBytes(target)} is no directory, so nothing can be restored below it`);
  }
  const steps = namesIn2(staged).flatMap(
    (name) => planAbove(plan, {
      staged: `${staged}/${name}`,
      target: `${target}/${name}`,
      relative: relative3 === "" ? name : `${relative3}/${name}`
    })
  );
  return existing || relative3 === "" || steps.length === 0 ? steps : [{ do: "make", path: target }, ...steps];
}
function planMatch(plan, staged, target) {
  const existing = statOf(target);
  const cached = statOf(staged);
  const inode = inodeOf(cached);
  if (!existing) return [{ do: "move", from: staged, to: target, inode }];
  if (existing.isDirectory() && cached.isDirectory()) {
    chmodSync3(fromBytes(staged), 448);
    const steps = namesIn2(staged).flatMap((name) => planMatch(plan, `${staged}/${name}`, `${target}/${name}`));
    return [...steps, { do: "stamp", path: target, stamp: stampOf(cached), before: stampOf(existing) }];
  }
  if (existing.isDirectory() && namesIn2(target).length > 0) {
    throw new Error(
      `${fromBytes(target)} is a directory with content where the cache has none; remove it to restore`
    );
  }
  return [{ do: "replace", from: staged, to: target, inode, aside: plan.aside() }];
}
function stampOf({ mode, mtimeMs }) {
  return { mode: mode & 4095, mtime: mtimeMs / 1e3 };
}
function namesIn2(path6) {
  return readdirSync6(fromBytes(path6), { encoding: "latin1" });
}

// src/files/place.ts
async function place({ roots, signal, fill, publishing }) {
  const parents = await Promise.all(roots.map(stagingParent));
  const stagings = /* @__PURE__ */ new Map();
  const locks = [];
  let done = [];
  try {
    const first = openStaging(parents[0]);
    stagings.set(parents[0], first);
    await fill(first.dir);
    checkPlaces(first.dir, roots);
    for (const parent of parents) {
      if (!stagings.has(parent)) stagings.set(parent, openStaging(parent));
    }
    const staged = roots.map((root, place2) => ({
      root,
      dir: stagings.get(parents[place2])?.dir
    }));
    for (const { root, dir } of staged) {
      if (dir !== first.dir) await bringTree(root, { from: first.dir, to: dir, signal });
    }
    for (const parent of [...stagings.keys()].sort()) locks.push(await lockDirectory(parent, signal));
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
  const stray = readdirSync7(join19(dir, "tree")).find(
    (name) => !roots.some(({ place: place2 }) => String(place2) === name)
  );
  if (stray !== void 0) throw new BadEntry(`it holds ${stray}, which is not of any line of path`);
}
async function bringTree({ place: place2 }, { from, to, signal }) {
  const source = join19(from, "tree", String(place2));
  const target = join19(to, "tree", String(place2));
  mkdirSync6(join19(to, "tree"), { recursive: true });
  try {
    renameSync4(source, target);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    if (codeOf(error) !== "EXDEV") throw error;
    await runProgram("cp", ["-a", source, target], { cwd: to, signal });
  }
}

// src/steps/unpack.ts
async function unpack(job, how) {
  await checkSpace(await stagingParent(job.roots[0]), job.bytes);
  await putInPlace(job.roots, how, (dir) => unpackInto(dir, job));
}
async function unpackInto(dir, job) {
  const tools = await job.tools();
  const obstacle = job.format.obstacle(tools, "unpack");
  if (obstacle) throw new Error(`this runner cannot unpack the entry, for ${obstacle}`);
  await job.format.unpack({ ...job, tools, body: job.body(), dir });
}
async function putInPlace(roots, { timeline, signal }, fill) {
  await place({
    roots,
    signal,
    fill: (dir) => timeline.during("unpack", () => fill(dir)),
    publishing: (put) => timeline.during("publish", put)
  });
}
async function checkSpace(dir, bytes) {
  const { bavail, bsize } = await statfs2(dir);
  if (bavail * bsize >= bytes) return;
  const [needed, free] = [shortSizeText(bytes), shortSizeText(bavail * bsize)];
  throw new Error(`${needed} are needed, but only ${free} are free at ${dir}`);
}

export {
  input,
  output,
  saveState2 as saveState,
  loadState,
  debug2 as debug,
  fail,
  warning2 as warning,
  info2 as info,
  folded,
  mildWarning,
  summarize,
  summarizeMarkdown,
  workspace,
  tempDir,
  cacheDir,
  told,
  runnerName,
  takeAsTold,
  currentRun,
  cacheService,
  toBytes,
  fromBytes,
  create,
  statOf,
  recover,
  findMatches,
  selectionOf,
  walk,
  readInputs,
  lines,
  choice,
  wholeNumber,
  sizeText,
  rateText,
  shortSizeText,
  secondsText,
  accessOf,
  chosenStore,
  openStore,
  uploadTo,
  createCommand,
  extractCommand,
  linkBases,
  receiveImage,
  imageSegment,
  checkHead,
  startOfTables,
  unpackImage,
  formats,
  findRights,
  probe,
  formatsIn,
  toolsFor,
  readableFormats,
  probed,
  hasScope,
  storeOptions,
  checkPlaces,
  bringTree,
  unpack,
  unpackInto,
  putInPlace,
  checkSpace
};
