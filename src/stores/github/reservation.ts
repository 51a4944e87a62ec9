/** What it means if a name is reserved and no upload follows. The service has no request that frees the name. */
import type { CacheService } from '../../system/runner-services.ts'
import { TransferFailure } from '../transfer/errors.ts'
import { originOf, type ServiceAnswer } from './requests.ts'

/** GitHub's day: https://github.com/actions/cache/issues/1541 */
export const untilFreed =
  'until the service frees it, which GitHub does within a day. Change `key` to save earlier'

/**
 * The result of a reservation that the service refuses because the name is taken.
 * @throws TransferFailure if an earlier attempt of this job may have taken it: only the lost answer had the place for the bytes
 */
export function taken({ again }: ServiceAnswer, key: string, { url }: CacheService): undefined {
  if (again) throw lostReservation(`${originOf(url)}: the answer to a reservation was lost`, key)
}

/** The error of a reservation. Names the key if the request was sent and may have taken effect. */
export function reservationError(error: unknown, key: string): unknown {
  const isUnanswered = error instanceof TransferFailure && error.recover === 'resume'
  return isUnanswered ? lostReservation(error.message, key) : error
}

function lostReservation(cause: string, key: string): TransferFailure {
  const effect = `This job may have reserved the key ${key} all the same: then no job can save it ${untilFreed}.`
  return new TransferFailure(`${cause}. ${effect}`, 'none')
}
