'use client'
import { useRowLabel } from '@payloadcms/ui'
import { type CarOverride, overrideLabel } from '@/domain/feeds/carOverrides'

/** Row label of an override: the field that it replaces. */
export function OverrideRowLabel() {
  const { data, rowNumber } = useRowLabel<CarOverride>()
  return <span>{overrideLabel(data?.field) ?? `Override ${(rowNumber ?? 0) + 1}`}</span>
}
