import type { DefaultServerCellComponentProps } from 'payload'
import { type CarOverride, overrideLabel } from '@/domain/feeds/carOverrides'

/** The fields of a car that staff override, in its list. */
export function OverridesCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const overrides = Array.isArray(cellData) ? (cellData as CarOverride[]) : []
  const names = overrides.map(({ field }) => overrideLabel(field)?.split(' (', 1)[0])
  return <span>{names.join(', ') || '–'}</span>
}
