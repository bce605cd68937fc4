import type { DefaultServerCellComponentProps } from 'payload'

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

/** A formatted price in lists. */
export function PriceCell({ cellData }: DefaultServerCellComponentProps) {
  if (typeof cellData !== 'number') return <span className="forecourt-pill forecourt-pill--soon">No price</span>
  return <span className="forecourt-number">{dollars.format(cellData)}</span>
}
