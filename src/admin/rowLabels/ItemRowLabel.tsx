'use client'
import { useRowLabel } from '@payloadcms/ui'
import { type NamedRow, nameRow } from '@/domain/blocks/nameBlock'

/** Row label of a list in a block: its first words, else its kind and number. */
export function ItemRowLabel({ kind }: { kind: string }) {
  const { data, rowNumber } = useRowLabel<NamedRow>()
  return <span>{nameRow(data ?? {}) ?? `${kind} ${(rowNumber ?? 0) + 1}`}</span>
}
