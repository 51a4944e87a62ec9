import {
  a as o
} from "./shared-DEBHL3L5.js";
import {
  a as i
} from "./shared-O276LAYG.js";
import "./shared-GYSIPTDX.js";

// src/job/issuer-requests.ts
async function m(t, e, s) {
  let n = i({ connections: 1 });
  try {
    let { status: r, text: a } = await o(n, { method: "GET", url: t, headers: e, signal: s });
    if (r !== 200) throw new Error(`${new URL(t).origin} answers ${r}`);
    return a;
  } finally {
    await n.close();
  }
}
export {
  m as getText
};
