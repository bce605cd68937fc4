import type { DefaultServerCellComponentProps } from 'payload'
import { type CarOverride, OVERRIDABLE_FIELDS } from '@/domain/feeds/carOverrides'

const labels = new Map<string, string>(OVERRIDABLE_FIELDS.map(({ value, label }) => [value, label]))

/** The fields of a car that staff override, in its list. */
export function OverridesCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const overrides = Array.isArray(cellData) ? (cellData as CarOverride[]) : []
  const names = overrides.map(({ field }) => labels.get(field ?? '')?.replace(/ \(.*\)$/, ''))
  return <span>{names.join(', ') || '–'}</span>
}
