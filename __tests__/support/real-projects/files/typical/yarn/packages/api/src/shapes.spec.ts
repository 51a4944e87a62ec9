import type { INestApplication } from '@nestjs/common'
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger'
import { Test } from '@nestjs/testing'
import { ShapesModule } from './shapes'

let app: INestApplication

beforeAll(async () => {
  const testing = await Test.createTestingModule({ imports: [ShapesModule] }).compile()
  app = testing.createNestApplication()
  await app.listen(0, '127.0.0.1')
})
afterAll(() => app.close())

const areaOf = async (shape: object) =>
  fetch(`${await app.getUrl()}/shapes/area`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(shape),
  })

it('answers with the area', async () => {
  expect(await (await areaOf({ width: 2, height: '3' })).json()).toEqual({ area: 60 })
  expect((await areaOf({ width: 0, height: 3 })).status).toBe(400)
})

it('describes itself', () => {
  const description = SwaggerModule.createDocument(app, new DocumentBuilder().build())
  expect(Object.keys(description.paths)).toEqual(['/shapes/area'])
})
