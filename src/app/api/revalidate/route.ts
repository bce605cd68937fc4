import { revalidateTag } from 'next/cache'
import * as z from 'zod'
import { payloadClient } from '@/data/payloadClient'
import { isCdnPurged } from '@/server/cdn/purgeCdn'
import type { Logger } from '@/server/logger'
import { queueCdnPurge } from '@/server/queueCdnPurge'
import { route } from '@/server/route'
import { cronAccess } from '../access'

const bodySchema = z.object({ tags: z.array(z.string().min(1).max(256)).min(1).max(500) })

/**
 * Expires cached reads by tag in this server, then in the CDN. Called with CRON_SECRET by the worker, the importer and the index, which run outside a
 * request.
 */
export const POST = route({ access: cronAccess, body: bodySchema }, async (_request, { body, log }) => {
  for (const tag of body.tags) revalidateTag(tag, { expire: 0 })
  if (isCdnPurged()) await queuePurge(body.tags, log)
  return Response.json({ revalidated: body.tags.length })
})

/** Without the database this server's pages expire all the same; the CDN is told of the change that was saved with it. */
async function queuePurge(tags: string[], log: Logger) {
  try {
    await queueCdnPurge((await payloadClient()).db.drizzle, tags)
  } catch (error) {
    log.warn({ err: error }, 'Could not queue a purge of the CDN')
  }
}
