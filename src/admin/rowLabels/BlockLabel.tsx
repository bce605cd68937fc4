'use client'
import { useRowLabel } from '@payloadcms/ui'

interface BlockRow {
  heading?: unknown
  title?: unknown
}

/** Row label of a block: its type and heading. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<BlockRow>()
  const heading = [data?.heading, data?.title].find((value) => typeof value === 'string' && value !== '')
  return (
    <span className="forecourt-block-label">
      <strong>{kind}</strong>
      {heading ? <span>{String(heading)}</span> : null}
    </span>
  )
}
