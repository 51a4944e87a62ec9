/** Passes archives from a thread to the step's thread without copying, in slabs of shared memory that are reused. */

/** The slabs of one thread. */
export interface Slabs {
  slabs: SharedArrayBuffer[]
  /** For each slab, whether it is in use, from when the thread fills it until it has been read. */
  inUse: Int32Array<SharedArrayBuffer>
  /** Counts releases; the thread waits for a change. */
  releases: Int32Array<SharedArrayBuffer>
}

const [unused, used] = [0, 1]

export function newSlabs(count: number, bytes: number): Slabs {
  const integers = (length: number) => new Int32Array(new SharedArrayBuffer(4 * length))
  const slabs = Array.from({ length: count }, () => new SharedArrayBuffer(bytes))
  return { slabs, inUse: integers(count), releases: integers(1) }
}

export function slabAt({ slabs }: Slabs, slab: number): Buffer {
  return Buffer.from(slabs[slab] as SharedArrayBuffer)
}

/** Blocks the thread until it may fill a slab. @returns the slab's number */
export function acquireSlab({ inUse, releases }: Slabs): number {
  for (;;) {
    const before = Atomics.load(releases, 0)
    // The first one: a slab takes no memory before its first use.
    const slab = inUse.findIndex((_, number) => Atomics.load(inUse, number) === unused)
    if (slab >= 0) {
      Atomics.store(inUse, slab, used)
      return slab
    }
    Atomics.wait(releases, 0, before)
  }
}

export function releaseSlab({ inUse, releases }: Slabs, slab: number): void {
  Atomics.store(inUse, slab, unused)
  Atomics.add(releases, 0, 1)
  Atomics.notify(releases, 0)
}
