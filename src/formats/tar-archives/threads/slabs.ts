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

export function slabAt({ slabs }: Slabs, slab: number): Buffer {
  return Buffer.from(slabs[slab] as SharedArrayBuffer)
}

/** Blocks this thread until it may fill a slab. @returns the slab's number */
export function acquireSlab({ owners, releases, share }: Slabs, owner: number): number {
  for (;;) {
    const before = Atomics.load(releases, 0)
    let owned = 0
    for (let slab = 0; slab < owners.length; slab++) if (Atomics.load(owners, slab) === owner) owned++
    // The first slab that is free, because memory counts only once it has been used.
    for (let slab = 0; owned < share && slab < owners.length; slab++)
      if (Atomics.compareExchange(owners, slab, noOwner, owner) === noOwner) return slab
    Atomics.wait(releases, 0, before)
  }
}

/** Has no effect if the thread does not own the slab any longer. */
export function releaseSlab({ owners, releases }: Slabs, slab: number, owner: number): void {
  if (Atomics.compareExchange(owners, slab, owner, noOwner) !== owner) return
  Atomics.add(releases, 0, 1)
  Atomics.notify(releases, 0)
}

/** Releases what a thread owned that has ended. */
export function releaseAll(slabs: Slabs, owner: number): void {
  for (let slab = 0; slab < slabs.slabs.length; slab++) releaseSlab(slabs, slab, owner)
}
