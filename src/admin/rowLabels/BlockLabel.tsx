'use client'
import { useRowLabel } from '@payloadcms/ui'

interface BlockRow {
  heading?: unknown
  title?: unknown
}

/** A block's row by what it is and what it says, so that a closed page reads like a table of contents. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<BlockRow>()
  const words = [data?.heading, data?.title].find((value) => typeof value === 'string' && value !== '')
  return (
    <span className="forecourt-block-label">
      <strong>{kind}</strong>
      {words ? <span>{String(words)}</span> : null}
    </span>
  )
}
