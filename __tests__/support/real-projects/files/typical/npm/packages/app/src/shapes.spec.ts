/** @jest-environment node */
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { fetchShapes } from './shapes'

const server = setupServer(
  http.get('http://localhost/shapes', () => HttpResponse.json([{ name: 'dot', kind: 'circle' }])),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

it('reads the shapes of the server', async () => {
  expect(await fetchShapes('http://localhost')).toEqual([{ name: 'dot', kind: 'circle' }])
})
