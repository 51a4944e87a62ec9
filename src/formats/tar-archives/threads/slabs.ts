/** Passes archives from threads to the step's thread without copying: in slabs of shared memory, which are reused. */

/** All threads fill the same slabs. */
export interface Slabs {
  slabs: SharedArrayBuffer[]
  /** Of each slab: the number of the thread that has filled or is filling it, or 0. */
  owners: Int32Array<SharedArrayBuffer>
  /** Changes whenever a slab is released. */
  releases: Int32Array<SharedArrayBuffer>
  /** How many slabs a thread may own, so that some are left for the others. */
  share: number
}

const noOwner = 0

export function newSlabs(count: number, bytes: number, share: number): Slabs {
  const integers = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length))
  const slabs = Array.from({ length: count }, () => new SharedArrayBuffer(bytes))
  return { slabs, owners: integers(count), releases: integers(1), share }
}

export function slabAt({ slabs }: Slabs, nth: number): Buffer {
  return Buffer.from(slabs[nth] as SharedArrayBuffer)
}

/** Blocks this thread until it may fill a slab. @returns the slab's number */
export function acquireSlab({ owners, releases, share }: Slabs, owner: number): number {
  for (;;) {
    const before = Atomics.load(releases, 0)
    let owned = 0
    for (let nth = 0; nth < owners.length; nth++) if (Atomics.load(owners, nth) === owner) owned++
    // The first slab that is free, because memory counts only once it has been used.
    for (let nth = 0; owned < share && nth < owners.length; nth++)
      if (Atomics.compareExchange(owners, nth, noOwner, owner) === noOwner) return nth
    Atomics.wait(releases, 0, before)
  }
}

/** Has no effect if the thread does not own the slab any longer. */
export function releaseSlab({ owners, releases }: Slabs, nth: number, owner: number): void {
  if (Atomics.compareExchange(owners, nth, owner, noOwner) !== owner) return
  Atomics.add(releases, 0, 1)
  Atomics.notify(releases, 0)
}

/** Releases what a thread owned that has ended. */
export function releaseAll(slabs: Slabs, owner: number): void {
  for (let nth = 0; nth < slabs.slabs.length; nth++) releaseSlab(slabs, nth, owner)
}
