/** Passes an archive from one thread to another without copying: in slabs of shared memory, which are reused in turn. */

export interface Slabs {
  /** How many slabs have been released so far. */
  released: Int32Array<SharedArrayBuffer>
  slabs: SharedArrayBuffer[]
}

export function newSlabs(count: number, bytes: number): Slabs {
  return {
    released: new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)),
    slabs: Array.from({ length: count }, () => new SharedArrayBuffer(bytes)),
  }
}

/** The slab of this turn. A thread that fills slabs waits until an earlier turn of the slab is over. */
export function slabAt({ slabs }: Slabs, turn: number): Buffer {
  return Buffer.from(slabs[turn % slabs.length] as SharedArrayBuffer)
}

/** Blocks this thread until the slab of this turn may be filled. */
export function waitForSlab({ slabs, released }: Slabs, turn: number): void {
  for (;;) {
    const count = Atomics.load(released, 0)
    if (turn - count < slabs.length) return
    Atomics.wait(released, 0, count)
  }
}

/** Lets the other thread fill the slab that has waited longest. */
export function releaseSlab({ released }: Slabs): void {
  Atomics.add(released, 0, 1)
  Atomics.notify(released, 0)
}
