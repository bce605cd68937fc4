import * as z from 'zod'
import { storeMissingPages } from '@/data/links/missingPages'
import { payloadClient } from '@/data/payloadClient'
import { route } from '@/server/route'
import { cronAccess } from '../access'

const bodySchema = z.object({
  pages: z
    .array(
      z.object({
        host: z.string().max(255),
        path: z.string().startsWith('/').max(300),
        hits: z.int().positive().max(1_000_000),
      }),
    )
    .max(500),
})

/** Adds pages that visitors did not find to the logs of their sites. Called with CRON_SECRET by the web server, which counts them. */
export const POST = route(
  { access: cronAccess, body: bodySchema, maxBodyBytes: 500_000 },
  async (_request, { body: { pages } }) => {
    await storeMissingPages(await payloadClient(), pages, new Date())
    return new Response(null, { status: 204 })
  },
)
