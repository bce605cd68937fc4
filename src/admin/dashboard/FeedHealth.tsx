import Link from 'next/link'
import type { PayloadRequest, Where } from 'payload'
import { RunStatusPill } from '../feeds/RunStatusPill'
import '../feeds/feeds.css'
import { LocalTime } from '../fields/LocalTime'
import { onChosenSite } from './chosenSite'

/** Feeds that the card has room for. */
const MAX_FEEDS = 5

/** How each feed's last import went; what failed stands first, because stock is ageing behind it. */
export async function FeedHealth({ req }: { req: PayloadRequest }) {
  const own = { overrideAccess: false, req, depth: 0 } as const
  const feeds = await req.payload.find({
    collection: 'stockFeeds',
    ...own,
    limit: MAX_FEEDS,
    where: onChosenSite(req),
  })
  const lines = await Promise.all(
    feeds.docs.map(async (feed) => {
      const where: Where = { and: [{ feed: { equals: feed.id } }, { dryRun: { not_equals: true } }] }
      const runs = await req.payload.find({ collection: 'feedRuns', ...own, limit: 1, sort: '-createdAt', where })
      return { feed, run: runs.docs[0] }
    }),
  )
  if (lines.length === 0) return null
  const troubled = ({ run }: (typeof lines)[number]) =>
    run?.status === 'failed' || run?.status === 'stopped' || run?.status === 'interrupted'
  return (
    <ul className="forecourt-list">
      {lines
        .sort((a, b) => Number(troubled(b)) - Number(troubled(a)))
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
              <span>has not run yet</span>
            )}
          </li>
        ))}
    </ul>
  )
}
