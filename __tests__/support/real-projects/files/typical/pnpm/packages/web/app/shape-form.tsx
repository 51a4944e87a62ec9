'use client'

import type { Routes } from '@platform/api'
import { Choice, Panel } from '@platform/ui'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createTRPCClient, httpBatchLink } from '@trpc/client'
import { Square } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'

const Shape = z.object({ width: z.coerce.number(), height: z.coerce.number() })
const client = createTRPCClient<Routes>({ links: [httpBatchLink({ url: '/trpc' })] })
const queries = new QueryClient()

function Area({ shape }: { shape: z.infer<typeof Shape> }) {
  const { data } = useQuery({ queryKey: [shape], queryFn: () => client.area.query(shape), enabled: false })
  return <output>{data}</output>
}

export function ShapeForm() {
  const { register, watch } = useForm({ defaultValues: { width: '2', height: '3' } })
  return (
    <QueryClientProvider client={queries}>
      <Panel title="Shape" className="p-4">
        <Square />
        <input aria-label="width" {...register('width')} />
        <input aria-label="height" {...register('height')} />
        <Choice label="Kind" values={['circle', 'square']} />
        <Area shape={Shape.parse(watch())} />
      </Panel>
    </QueryClientProvider>
  )
}
