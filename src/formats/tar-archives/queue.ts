/** Passes items to one reader, which waits for them. */
export function newQueue<Item>() {
  const items: Item[] = []
  let wake = (): void => {}
  return {
    push(item: Item): void {
      items.push(item)
      wake()
    },
    async next(): Promise<Item> {
      while (items.length === 0) await new Promise<void>((resolve) => (wake = resolve))
      return items.shift() as Item
    },
  }
}
