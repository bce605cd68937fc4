import Link from 'next/link'
import type { PayloadRequest, Where } from 'payload'
import { RunStatusPill } from '../feeds/RunStatusPill'
import '../feeds/feeds.css'
import { LocalTime } from '../fields/LocalTime'
import { onSelectedSite } from './selectedSite'

/** Maximum feeds on the card. */
const MAX_FEEDS = 5

/** Status of each feed's last import, failed feeds first. */
export async function FeedHealth({ req }: { req: PayloadRequest }) {
  const options = { overrideAccess: false, req, depth: 0, pagination: false } as const
  const feeds = await req.payload.find({
    collection: 'stockFeeds',
    ...options,
    limit: MAX_FEEDS,
    select: { name: true },
    where: onSelectedSite(req),
  })
  const lines = await Promise.all(
    feeds.docs.map(async (feed) => {
      const where: Where = { and: [{ feed: { equals: feed.id } }, { dryRun: { not_equals: true } }] }
      const runs = await req.payload.find({
        collection: 'feedRuns',
        ...options,
        limit: 1,
        select: { status: true, startedAt: true, createdAt: true },
        sort: '-createdAt',
        where,
      })
      return { feed, run: runs.docs[0] }
    }),
  )
  if (lines.length === 0) return null
  const hasFailed = ({ run }: (typeof lines)[number]) =>
    run?.status === 'failed' || run?.status === 'stopped' || run?.status === 'interrupted'
  return (
    <ul className="forecourt-list">
      {lines
        .sort((a, b) => Number(hasFailed(b)) - Number(hasFailed(a)))
        .map(({ feed, run }) => (
          <li key={feed.id}>
            <Link href={`/admin/collections/stockFeeds/${feed.id}`} prefetch={false}>
              {feed.name}
            </Link>
            {run ? (
              <>
                <RunStatusPill status={run.status ?? 'waiting'} />
                <LocalTime at={run.startedAt ?? run.createdAt} />
              </>
            ) : (
              <span>not run yet</span>
            )}
          </li>
        ))}
    </ul>
  )
}
