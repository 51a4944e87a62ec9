/** The flags that open a file for reading and follow no link. */
import { constants } from 'node:fs'

// Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** A file may have been replaced by a link or a FIFO since it was listed. No program may ever write to the FIFO. */
export const readOnly = O_RDONLY | O_NOFOLLOW | O_NONBLOCK

/** Whether opening a link fails. */
export const refusesLinks = O_NOFOLLOW !== 0
