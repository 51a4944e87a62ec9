/** The story of a job's end: saves while the mounts still exist, then unmounts even if saving failed. */
import { save } from '../save/save.ts'
import { loadStates } from '../state.ts'
import { unmount } from './unmount.ts'

/** @throws as `save` */
export async function post(signal: AbortSignal): Promise<void> {
  const later: Promise<void>[] = []
  try {
    await save(signal, { states: loadStates(), later })
  } finally {
    await unmount()
    await Promise.all(later)
  }
}
