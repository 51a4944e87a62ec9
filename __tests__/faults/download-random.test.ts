// Under any combination of faults, a download gives the right bytes or an error that says why not.
import { downloadPart } from '../support/faults/random-download.ts'

it('gives the right bytes or a clean error, a dozen times', async () => {
  const count = 12
  let right = 0
  let seed = 0
  const lane = async (): Promise<void> => {
    while (seed < count) {
      const own = seed++
      const { ended } = await downloadPart(own).catch((error) => {
        throw new Error(`seed ${own} failed`, { cause: error })
      })
      if (ended === 'right') right++
    }
  }
  await Promise.all(Array.from({ length: 8 }, lane))
  expect(right).toBeGreaterThan(count / 2)
})
