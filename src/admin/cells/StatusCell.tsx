import type { DefaultServerCellComponentProps } from 'payload'

const WORDS: Record<string, string> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  removed: 'Removed',
}

/** A car's status in words, marked by how it stands for shoppers. */
export function StatusCell({ cellData }: DefaultServerCellComponentProps) {
  const status = String(cellData ?? '')
  const tone = status === 'in_stock' ? 'good' : status === 'coming_soon' ? 'soon' : 'quiet'
  return <span className={`forecourt-pill forecourt-pill--${tone}`}>{WORDS[status] ?? status}</span>
}
