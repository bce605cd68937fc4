'use client'
import { useRowLabel } from '@payloadcms/ui'
import { type NamedBlock, nameBlock } from '@/domain/blocks/nameBlock'
import { getRelationId } from '@/domain/relationId'
import { SectionName } from '../sections/SectionName'

/** Row label of a block: its type, and its heading or first words. */
export function BlockLabel({ kind }: { kind: string }) {
  const { data } = useRowLabel<NamedBlock & { section?: unknown }>()
  const section = getRelationId(data?.section)
  const name = nameBlock(data ?? {})
  return (
    <span className="forecourt-block-label">
      <strong>{kind}</strong>
      {section === null ? name && <span>{name}</span> : <SectionName id={section} key={section} />}
    </span>
  )
}
