'use client'
import { useRowLabel } from '@payloadcms/ui'

interface RangeRow {
  name?: string | null
  title?: string | null
  label?: string | null
  value?: string | null
  hex?: string | null
  dap_min_price?: number | null
}

/** Row label of a variant, colour, feature or specification. */
export function RangeRowLabel() {
  const { data, rowNumber } = useRowLabel<RangeRow>()
  const detail = data?.dap_min_price ? `$${data.dap_min_price.toLocaleString('en-AU')}` : data?.value
  return (
    <span>
      {data?.hex ? <i className="forecourt-row-swatch" style={{ background: data.hex }} /> : null}
      {data?.name || data?.title || data?.label || `Row ${(rowNumber ?? 0) + 1}`}
      {detail ? <small className="forecourt-row-detail">{detail}</small> : null}
    </span>
  )
}
