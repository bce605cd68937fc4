'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import './feeds.css'
import { RunReport } from './RunReport'
import { useFeedRun } from './useFeedRuns'

/** A run's document: its report, live while it goes on. */
export function FeedRunView() {
  const { id } = useDocumentInfo()
  const { run, failed } = useFeedRun(id)
  if (run) return <RunReport run={run} />
  return <p className="forecourt-quiet">{failed ? 'The run could not be read. Reload the page.' : 'Reading …'}</p>
}
