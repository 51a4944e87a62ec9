// The tree has only text. A file that is not text needs its SHA-256 in SHA256SUMS, so that a changed byte shows in a review.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const sums = join(root, 'SHA256SUMS')

/** As git tells them apart: text has no zero byte. */
const isText = (content: Buffer): boolean => !content.includes(0)

it('the tree has no file that is not text, or SHA256SUMS has its digest', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const present = files.filter((path) => path !== '' && existsSync(join(root, path)))
  expect(present.length).toBeGreaterThan(500)
  const lines = present.flatMap((path) => {
    const content = readFileSync(join(root, path))
    return isText(content) ? [] : [`${createHash('sha256').update(content).digest('hex')}  ${path}\n`]
  })
  expect(existsSync(sums) ? readFileSync(sums, 'utf8') : '').toBe(lines.join(''))
})
