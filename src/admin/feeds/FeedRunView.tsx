'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import './feeds.css'
import { RunReport } from './RunReport'
import { useFeedRun } from './useFeedRuns'

/** Report of a run, updated while it is running. */
export function FeedRunView() {
  const { id } = useDocumentInfo()
  const { run, failed } = useFeedRun(id)
  if (run) return <RunReport run={run} />
  return <p className="forecourt-quiet">{failed ? 'Could not load the run. Reload the page.' : 'Loading …'}</p>
}
