'use client'
import { Button, toast, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import { isRunning } from '@/domain/feeds/feedOptions'
import type { FeedRun } from '@/payload-types'
import { LocalTime } from '../fields/LocalTime'
import './feeds.css'
import { RunReport } from './RunReport'
import { RunStatusPill } from './RunStatusPill'
import { counted } from './runDetails'
import { useRunsOfFeed } from './useFeedRuns'

/** Starts a feed, dry or real, and shows how its last run went. */
export function FeedPanel() {
  const { id, hasSavePermission } = useDocumentInfo()
  const modified = useFormModified()
  const { runs, failed, refresh } = useRunsOfFeed(id)
  const [starting, setStarting] = useState(false)
  if (!id)
    return (
      <p className="forecourt-feed__first">
        Say where the feed is, save, and try it with a dry run: it shows what would happen and changes nothing.
      </p>
    )
  const [last, ...earlier] = runs ?? []
  const busy = starting || isRunning(last?.status)
  const start = async (dryRun: boolean) => {
    setStarting(true)
    const problem = await startRun(id, dryRun)
    if (problem) toast.error(problem)
    await refresh()
    setStarting(false)
  }
  return (
    <section className="forecourt-feed" aria-label="Runs of this feed">
      {hasSavePermission ? (
        <div className="forecourt-feed__actions">
          <Button buttonStyle="primary" disabled={busy || modified} margin={false} onClick={() => start(false)}>
            Import now
          </Button>
          <Button buttonStyle="secondary" disabled={busy || modified} margin={false} onClick={() => start(true)}>
            Dry run
          </Button>
          <span className="forecourt-quiet" role="status">
            {starting
              ? 'Starting …'
              : modified
                ? 'Save your changes first.'
                : 'A dry run shows what would happen and changes nothing.'}
          </span>
        </div>
      ) : null}
      {failed ? <p className="forecourt-warning">The runs could not be read just now.</p> : null}
      {last ? <RunReport run={last} /> : runs ? <p className="forecourt-quiet">It has not run yet.</p> : null}
      <EarlierRuns runs={earlier} />
    </section>
  )
}

function EarlierRuns({ runs }: { runs: FeedRun[] }) {
  const { config } = useConfig()
  if (runs.length === 0) return null
  return (
    <details className="forecourt-run__kind">
      <summary>Earlier runs</summary>
      <ul className="forecourt-list">
        {runs.map((run) => (
          <li key={run.id}>
            <RunStatusPill status={run.status ?? 'waiting'} />
            <Link href={`${config.routes.admin}/collections/feedRuns/${run.id}`} prefetch={false}>
              {run.dryRun ? 'Dry run' : 'Import'}
            </Link>
            <span>
              {counted(run.newCount)} new, {counted(run.changedCount)} changed, {counted(run.soldCount)} sold
            </span>
            <LocalTime at={run.startedAt ?? run.createdAt} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Asks for a run; answers with what went wrong, in words, or null. */
async function startRun(id: number | string, dryRun: boolean): Promise<string | null> {
  try {
    const answer = await fetch(`/api/stock-feeds/${id}/runs`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ dryRun }),
    })
    if (answer.ok) return null
    const { errors } = (await answer.json()) as { errors?: { message: string }[] }
    return errors?.[0]?.message ?? 'The run could not be started.'
  } catch {
    return 'The server could not be reached. Try again.'
  }
}
