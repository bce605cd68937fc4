import type { DefaultServerCellComponentProps } from 'payload'

const LABELS: Record<string, string> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  removed: 'Removed',
}

/** Label of a car's status. */
export function StatusCell({ cellData }: DefaultServerCellComponentProps) {
  const status = String(cellData ?? '')
  const tone = status === 'in_stock' ? 'good' : status === 'coming_soon' ? 'soon' : 'quiet'
  return <span className={`forecourt-pill forecourt-pill--${tone}`}>{LABELS[status] ?? status}</span>
}
