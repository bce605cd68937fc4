'use client'
import { Button, toast, useConfig, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import Link from 'next/link'
import { useState } from 'react'
import { isRunning } from '@/domain/feeds/feedOptions'
import type { FeedRun } from '@/payload-types'
import { LocalTime } from '../fields/LocalTime'
import './feeds.css'
import { ImportConfirmation } from './ImportConfirmation'
import { RunReport } from './RunReport'
import { RunStatusPill } from './RunStatusPill'
import { formatCount } from './runDetails'
import { useFeedRunList } from './useFeedRuns'

/** Starts an import or dry run and shows the last run. */
export function FeedPanel() {
  const { id, hasSavePermission } = useDocumentInfo()
  const modified = useFormModified()
  const { runs, failed, refresh } = useFeedRunList(id)
  const [starting, setStarting] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  if (!id)
    return (
      <p className="forecourt-feed__first">
        Choose the file or address, check its columns, save and start a dry run. It shows what would change without
        changing anything.
      </p>
    )
  const [latest, ...earlier] = runs ?? []
  const busy = starting || isRunning(latest?.status)
  const planned = latest?.dryRun && latest.status === 'done' ? latest : null
  const start = async (dryRun: boolean) => {
    setStarting(true)
    const problem = await requestRun(id, dryRun)
    if (problem) toast.error(problem)
    await refresh()
    setStarting(false)
  }
  return (
    <section className="forecourt-feed" aria-label="Runs of this feed">
      {hasSavePermission ? (
        <div className="forecourt-feed__actions">
          <Button
            buttonStyle="primary"
            disabled={busy || modified}
            margin={false}
            onClick={() => (planned ? setIsAsking(true) : void start(false))}
          >
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
                : 'A dry run shows what would change without changing anything.'}
          </span>
        </div>
      ) : null}
      {isAsking && planned ? (
        <ImportConfirmation onClose={() => setIsAsking(false)} onConfirm={() => void start(false)} run={planned} />
      ) : null}
      {failed ? <p className="forecourt-warning">Could not load runs.</p> : null}
      {latest ? <RunReport run={latest} /> : runs ? <p className="forecourt-quiet">Not run yet.</p> : null}
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
              {formatCount(run.newCount)} new, {formatCount(run.changedCount)} changed, {formatCount(run.soldCount)}{' '}
              sold
            </span>
            <LocalTime at={run.startedAt ?? run.createdAt} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Requests a run. Returns an error message or null. */
async function requestRun(id: number | string, dryRun: boolean): Promise<string | null> {
  try {
    const response = await fetch(`/api/stock-feeds/${id}/runs`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ dryRun }),
    })
    if (response.ok) return null
    const { errors } = (await response.json()) as { errors?: { message: string }[] }
    return errors?.[0]?.message ?? 'Could not start the run.'
  } catch {
    return 'Could not reach the server. Try again.'
  }
}
