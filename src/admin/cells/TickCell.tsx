import type { DefaultServerCellComponentProps } from 'payload'

/** A tick in lists, in words. */
export function TickCell({ cellData }: DefaultServerCellComponentProps) {
  return <span className={cellData ? undefined : 'forecourt-quiet'}>{cellData ? 'Yes' : 'No'}</span>
}
