import { S3Client } from '@aws-sdk/client-s3'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import jwt from '@fastify/jwt'
import { initTRPC } from '@trpc/server'
import { type CreateFastifyContextOptions, fastifyTRPCPlugin } from '@trpc/server/adapters/fastify'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import fastify from 'fastify'
import { Redis } from 'ioredis'
import pg from 'pg'
import { z } from 'zod'

const shapes = pgTable('shapes', { name: text().primaryKey(), width: integer(), height: integer() })
const database = drizzle(new pg.Pool())
export const bucket = new S3Client({ region: 'us-east-1' })
export const redis = new Redis({ lazyConnect: true })

export const statementFor = (name: string) => database.select().from(shapes).where(eq(shapes.name, name)).toSQL().sql

const { procedure, router } = initTRPC.context<CreateFastifyContextOptions>().create()
const routes = router({
  area: procedure
    .input(z.object({ width: z.number(), height: z.number() }))
    .query(({ input: { width, height } }) => width * height),
})
export type Routes = typeof routes

export async function newServer() {
  const server = fastify()
  await server.register(cors)
  await server.register(helmet)
  await server.register(jwt, { secret: 'secret' })
  await server.register(fastifyTRPCPlugin, { prefix: '/trpc', trpcOptions: { router: routes } })
  return server
}
