import type { DefaultServerCellComponentProps } from 'payload'

/** The tags of a file in its list. */
export function TagsCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  const tags = Array.isArray(cellData) ? cellData.map(String) : []
  return <span>{tags.join(', ') || '–'}</span>
}
