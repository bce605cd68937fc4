import type { DefaultServerCellComponentProps } from 'payload'

/** A checkbox value as text in lists. */
export function CheckboxCell({ cellData }: DefaultServerCellComponentProps) {
  return <span className={cellData ? undefined : 'forecourt-quiet'}>{cellData ? 'Yes' : 'No'}</span>
}
