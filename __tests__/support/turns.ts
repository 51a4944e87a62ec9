// Combinations of stores, modes, users, languages and programs: tests try them by turns; in a soak each test tries all.

export const triesAll = process.env.HEADSTART_COMBINATIONS === 'all'

/** The combinations whose turn it is, or all of them in `npm run soak -- --combinations`. */
export function inTurn<Combination>(
  turn: number,
  combinations: readonly Combination[],
  count = 1,
): Combination[] {
  if (triesAll || count >= combinations.length) return [...combinations]
  const at = (nth: number): Combination => combinations[nth % combinations.length] as Combination
  return Array.from({ length: count }, (_, nth) => at(turn * count + nth))
}

/**
 * Within `describe.each`: divides tests, and rows of tables, among the blocks. Each block must come to the same ones in the
 * same order.
 * @param first whose turn is the first one
 */
export function turnsOf<Value>(value: Value, values: readonly Value[], first = 0) {
  let turn = first
  const isNext = (): boolean => inTurn(turn++, values).includes(value)
  return {
    itInTurn(name: string, test: () => unknown): void {
      if (isNext()) it(name, test as () => Promise<void>)
    },
    rowsInTurn: <Row>(rows: readonly Row[]): Row[] => rows.filter(isNext),
  }
}
