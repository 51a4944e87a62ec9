import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

// src/stores/copy-parts.ts
var mebibyte = 1024 ** 2;
var leastMebibytes = 5;
var sizesToTry = 28;
var mostParts = 5e3;
function copyPartBytes(bytes) {
  const least = Math.max(leastMebibytes, Math.ceil(bytes / mostParts / mebibyte));
  const sizes = Array.from({ length: sizesToTry }, (_, nth) => (least + nth) * mebibyte);
  return sizes.reduce((best, size) => bytes % size <= bytes % best ? size : best);
}
async function copyParts(bytes, { partBytes, concurrency }, copy) {
  const count = Math.floor(bytes / partBytes);
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const number = next++;
      await copy({ number, start: number * partBytes, end: (number + 1) * partBytes }).catch((error) => {
        next = count;
        throw error;
      });
    }
  };
  const outcomes = await Promise.allSettled(Array.from({ length: concurrency }, worker));
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (failure) throw failure.reason;
  return count;
}

export {
  copyPartBytes,
  copyParts
};
