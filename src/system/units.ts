/** Formats amounts for logs and tables. */

export const mebibyte = 1024 ** 2
export const gibibyte = 1024 * mebibyte

/** As actions/cache writes a size. */
export function sizeText(bytes: number): string {
  return `~${Math.round(bytes / mebibyte)} MB (${bytes} B)`
}

/** As actions/cache writes a rate. */
export function rateText(bytes: number, ms: number): string {
  return `${(bytes / mebibyte / Math.max(ms / 1000, 0.001)).toFixed(1)} MBs/sec`
}

export function shortSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  if (bytes < mebibyte) return `${(bytes / 1024).toFixed(1)} KiB`
  if (bytes < 1024 * mebibyte) return `${(bytes / mebibyte).toFixed(1)} MiB`
  return `${(bytes / mebibyte / 1024).toFixed(2)} GiB`
}

const ageUnits = { day: 86_400_000, hour: 3_600_000, minute: 60_000, second: 1000 } as const

/** An age in its largest unit, such as `2 hours ago`. */
export function ageText(ms: number): string {
  const [unit, length] = Object.entries(ageUnits).find(([, length]) => ms >= length) ?? ['second', 1000]
  const count = Math.floor(Math.max(ms, 0) / length)
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`
}

export function secondsText(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`
}
