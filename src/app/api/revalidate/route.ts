import { revalidateTag } from 'next/cache'
import * as z from 'zod'
import { route } from '@/server/route'
import { cronAccess } from '../access'

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(500) })

/**
 * Expires cached reads by tag. Called with CRON_SECRET by the worker, the importer and the index, which run outside a
 * request.
 */
export const POST = route({ access: cronAccess, body: bodySchema }, async (_request, { body }) => {
  for (const tag of body.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: body.tags.length })
})
