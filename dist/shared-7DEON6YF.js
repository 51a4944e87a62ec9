import {
  a as o
} from "./shared-5ZWTKHAM.js";
import {
  a as i
} from "./shared-KET2PZCW.js";
import "./shared-FZMDHMJH.js";

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
