import { expect, it } from 'vitest'
import { bucket, newServer, redis, statementFor } from './index.js'

it('answers with the area', async () => {
  const server = await newServer()
  const input = encodeURIComponent(JSON.stringify({ width: 2, height: 3 }))
  const { body } = await server.inject(`/trpc/area?input=${input}`)
  expect(JSON.parse(body)).toEqual({ result: { data: 6 } })
  expect(server.jwt.decode(server.jwt.sign({ name: 'dot' }))).toMatchObject({ name: 'dot' })
  await server.close()
})

it('is ready to store shapes', async () => {
  expect(statementFor('dot')).toContain('from "shapes"')
  expect(await bucket.config.region()).toBe('us-east-1')
  expect(redis.status).toBe('wait')
})
