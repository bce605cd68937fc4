import * as z from 'zod'
import { FeedBusyError } from '@/feeds/feedError'
import { queueRun } from '@/feeds/runs/feedRuns'
import { feedSettings } from '@/feeds/runs/feedSettings'
import { sourceName } from '@/feeds/sources/openSource'
import { parseJson } from '@/server/requestBody'
import { answerError, feedOf, feedStaff } from '../../feedStaff'

const body = z.strictObject({ dryRun: z.boolean() })

/**
 * Starts a run of a feed, dry or real, for staff of its site: 201 `{ id }` of its document, which tells how it goes. 409
 * where one of the site waits or runs.
 */
export async function POST(request: Request, { params }: { params: Promise<{ id: string }> }) {
  const staff = await feedStaff(request)
  if (staff instanceof Response) return staff
  const asked = body.safeParse(parseJson(await request.text().catch(() => '')))
  if (!asked.success) return answerError(400, 'dryRun', 'Send { "dryRun": true } or { "dryRun": false }.')
  const id = Number((await params).id)
  const allowed = Number.isInteger(id) && (await feedOf(staff, id))
  const { pool } = staff.payload.db
  const feed = allowed ? await feedSettings(pool, id) : null
  if (!feed) return answerError(404, 'id', 'There is no such feed.')
  try {
    const run = await queueRun(
      pool,
      {
        siteId: feed.siteId,
        feedId: id,
        title: feed.name,
        source: sourceName(feed),
        mode: feed.mode,
        dryRun: asked.data.dryRun,
        startedBy: 'person',
        startedByName: staff.user.name || staff.user.email,
      },
      new Date(),
    )
    return Response.json({ id: run }, { status: 201 })
  } catch (error) {
    if (error instanceof FeedBusyError) return answerError(409, 'id', error.message)
    throw error
  }
}
