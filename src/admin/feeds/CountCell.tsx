import type { DefaultServerCellComponentProps } from 'payload'
import { formatCount } from './runDetails'

/** A count in the list of runs, or a dash if the run has none. */
export function CountCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span className="forecourt-quiet">–</span>
  return <span className="forecourt-number">{formatCount(cellData)}</span>
}
