import type { DefaultServerCellComponentProps } from 'payload'
import { counted } from './runDetails'

/** A count in the list of runs; a dash where the run has not counted, or never came to it. */
export function CountCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span className="forecourt-quiet">–</span>
  return <span className="forecourt-number">{counted(cellData)}</span>
}
