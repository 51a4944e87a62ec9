import axios from 'axios'
import { z } from 'zod'

const shapes = z.array(z.object({ name: z.string(), kind: z.enum(['circle', 'square']) }))

export async function fetchShapes(origin: string) {
  const { data } = await axios.get<unknown>(`${origin}/shapes`)
  return shapes.parse(data)
}
