/** Passes archives from threads to the step's thread without copying, in slabs of shared memory that are reused. */

/** All threads fill the same slabs. */
export interface Slabs {
  slabs: SharedArrayBuffer[]
  /** For each slab, the number of the thread that fills or has filled it, or 0. */
  owners: Int32Array<SharedArrayBuffer>
  /** Counts releases; threads wait for a change. */
  releases: Int32Array<SharedArrayBuffer>
  /** How many slabs a thread may own at once. */
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
    // Prefers the first slabs: a slab takes no memory before its first use.
    for (let slab = 0; owned < share && slab < owners.length; slab++)
      if (Atomics.compareExchange(owners, slab, noOwner, owner) === noOwner) return slab
    Atomics.wait(releases, 0, before)
  }
}

/** Has no effect if the thread no longer owns the slab. */
export function releaseSlab({ owners, releases }: Slabs, slab: number, owner: number): void {
  if (Atomics.compareExchange(owners, slab, owner, noOwner) !== owner) return
  Atomics.add(releases, 0, 1)
  Atomics.notify(releases, 0)
}

/** For a thread that has ended. */
export function releaseAll(slabs: Slabs, owner: number): void {
  for (let slab = 0; slab < slabs.slabs.length; slab++) releaseSlab(slabs, slab, owner)
}
