// What a collector learns of a key: the words that it begins with, and never all of it.
import { wordsOf } from '../../../src/telemetry/measurements.ts'

it.each([
  ['npm-Linux-x64-node24-0a1b2c3d4e5f', 'npm-Linux-x64-node24'],
  ['cargo-builds-Linux-debian12-X64-4f53cda1', 'cargo-builds-Linux-debian12-X64'],
  ['build-main', 'build'],
  ['whole', ''],
  ['', ''],
  ['2026-11-28', ''],
  ['npm-2026-11-28', 'npm'],
  ['a-b-c-d-e-f-g', 'a-b-c-d-e'],
  ['token-ghp_abcdefghijklmnopqrstuv-x', 'token'],
  ['x-abcdefghijklmnopqrstuvwxyz-y', 'x'],
  ['name with spaces-x', ''],
  ['npm\n::error::-x', ''],
])('of %j it learns %j', (key, words) => {
  expect(wordsOf(key)).toBe(words)
})
