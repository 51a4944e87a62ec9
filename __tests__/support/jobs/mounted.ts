// Tells how a job sees its caches.
import { existsSync, readFileSync } from 'node:fs'

interface Overlay {
  point: string
  options: string[]
}

/** The overlays that Headstart has mounted at or below a directory. */
export function overlaysIn(dir: string): Overlay[] {
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .filter((line) => / - overlay \S*\/headstart-mount-/.test(line))
    .map((line) => line.split(' '))
    .map(([, , , , point = '', options = '']) => ({ point: plain(point), options: options.split(',') }))
    .filter(({ point }) => point === dir || point.startsWith(`${dir}/`))
}

const plain = (field: string): string =>
  field.replace(/\\([0-7]{3})/g, (_, octal) => String.fromCharCode(Number.parseInt(octal, 8)))

/** Whether a path exists in one of Headstart's overlays: at the path itself, or over the workspace. */
export function isMounted(path: string): boolean {
  return (
    existsSync(path) && overlaysIn('').some(({ point }) => path === point || path.startsWith(`${point}/`))
  )
}
