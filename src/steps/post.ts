/** The story of a job's end: first what is still mounted is saved, then it is unmounted, whatever became of that. */
import { loadState } from '../state.ts'
import { save } from './save.ts'
import { unmount } from './unmount.ts'

/** @throws what saving throws */
export async function post(signal: AbortSignal): Promise<void> {
  try {
    await save(signal, loadState())
  } finally {
    await unmount()
  }
}
