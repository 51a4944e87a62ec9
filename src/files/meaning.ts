/** What a change of a file means to the tool whose cache the file is in. */

/**
 * - `content`: every change counts, also of the time
 * - `use`: the tool sets the time of the file when it uses the file, so another time is no change
 * - `nothing`: the tool writes the file or directory for itself, and can lose any change of it
 */
export type Meaning = 'content' | 'use' | 'nothing'

/** @param path absolute, a byte string */
export type MeaningOf = (path: string, isDirectory: boolean) => Meaning
