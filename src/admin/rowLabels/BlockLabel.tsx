'use client'
import { useRowLabel } from '@payloadcms/ui'
import { type NamedBlock, nameBlock } from '@/domain/blocks/nameBlock'

/** Row label of a block: its type, and its heading or first words. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<NamedBlock>()
  const name = nameBlock(data ?? {})
  return (
    <span className="forecourt-block-label">
      <strong>{kind}</strong>
      {name ? <span>{name}</span> : null}
    </span>
  )
}
