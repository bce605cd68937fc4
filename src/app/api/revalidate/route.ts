import { revalidateTag } from 'next/cache'
import * as z from 'zod'
import { route } from '@/server/route'
import { cronAccess } from '../access'

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(500) })

/**
 * Drops cached reads by tag at once. For our own worker, importer and index, which run outside a request; they prove
 * themselves with the deployment's CRON_SECRET.
 */
export const POST = route({ access: cronAccess, body: bodySchema }, async (_request, { body }) => {
  for (const tag of body.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: body.tags.length })
})
