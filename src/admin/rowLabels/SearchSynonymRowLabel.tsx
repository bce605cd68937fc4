'use client'
import { useRowLabel } from '@payloadcms/ui'

/** Row label of a search word: what is typed, and its meaning. */
export function SearchSynonymRowLabel() {
  const { data, rowNumber } = useRowLabel<{ words?: string | null; means?: string | null }>()
  if (!data?.words) return <span>{`Search word ${(rowNumber ?? 0) + 1}`}</span>
  return <span>{data.means ? `${data.words} → ${data.means}` : data.words}</span>
}
