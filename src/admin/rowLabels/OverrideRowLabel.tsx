'use client'
import { useRowLabel } from '@payloadcms/ui'
import { OVERRIDABLE_FIELDS } from '@/domain/feeds/carOverrides'

/** Row label of an override: the field that it replaces. */
export function OverrideRowLabel() {
  const { data, rowNumber } = useRowLabel<{ field?: string | null }>()
  const label = OVERRIDABLE_FIELDS.find(({ value }) => value === data?.field)?.label
  return <span>{label ?? `Override ${(rowNumber ?? 0) + 1}`}</span>
}
