/** The flags that open a file for reading and follow no link. */
import { constants } from 'node:fs'

// Windows has neither flag.
const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants

/** A link or a FIFO may have replaced a file since it was listed. Opening a FIFO could wait forever for a writer. */
export const readOnly = O_RDONLY | O_NOFOLLOW | O_NONBLOCK

/** Whether opening a link fails. */
export const refusesLinks = O_NOFOLLOW !== 0
