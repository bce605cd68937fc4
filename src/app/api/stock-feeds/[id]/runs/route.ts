import * as z from 'zod'
import { parseDocumentId } from '@/domain/documentId'
import { FeedBusyError } from '@/feeds/feedError'
import { queueRun } from '@/feeds/runs/feedRuns'
import { getFeedSettings } from '@/feeds/runs/feedSettings'
import { getSourceName } from '@/feeds/sources/openSource'
import { errorResponse } from '@/server/errorResponse'
import { route } from '@/server/route'
import { feedStaffAccess, findFeed } from '../../feedStaff'

const runSchema = z.strictObject({ dryRun: z.boolean() })

/**
 * Queues a feed run, dry or real, for staff of its site: 201 `{ id }` of the run. 409 while another run of the site is
 * queued or running.
 */
export const POST = route(
  { access: feedStaffAccess, body: z.unknown() },
  async (_request, { access: staff, body, param }) => {
    const parsed = runSchema.safeParse(body)
    if (!parsed.success)
      return errorResponse(400, { field: 'dryRun', message: 'Send { "dryRun": true } or { "dryRun": false }.' })
    const id = parseDocumentId(param('id'))
    const allowed = id !== null && (await findFeed(staff, id))
    const { pool } = staff.payload.db
    const feed = allowed ? await getFeedSettings(pool, id) : null
    if (!feed) return errorResponse(404, { field: 'id', message: 'Feed not found.' })
    try {
      const run = await queueRun(
        pool,
        {
          siteId: feed.siteId,
          feedId: id,
          title: feed.name,
          source: getSourceName(feed),
          mode: feed.mode,
          dryRun: parsed.data.dryRun,
          startedBy: 'person',
          startedByName: staff.user.name || staff.user.email,
        },
        new Date(),
      )
      return Response.json({ id: run }, { status: 201 })
    } catch (error) {
      if (error instanceof FeedBusyError) return errorResponse(409, { field: 'id', message: error.message })
      throw error
    }
  },
)
