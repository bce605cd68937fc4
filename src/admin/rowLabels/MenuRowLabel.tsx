'use client'
import { useRowLabel } from '@payloadcms/ui'

interface MenuRow {
  name?: string | null
  url?: string | null
  dynamicDropdown?: string | null
  dropdownItems?: unknown
}

/** Labels of automatic dropdowns. */
const DROPDOWN_LABELS: Record<string, string> = {
  models: 'lists models',
  stock: 'lists stock by type and body',
  brands: 'lists brands',
  locations: 'lists locations',
}

/** Row label of a menu item: name, link and dropdown. */
export function MenuRowLabel() {
  const { data, rowNumber } = useRowLabel<MenuRow>()
  const links = Array.isArray(data?.dropdownItems) ? data.dropdownItems.length : Number(data?.dropdownItems) || 0
  const details = [
    data?.url,
    DROPDOWN_LABELS[data?.dynamicDropdown ?? ''],
    links > 0 && (links === 1 ? '1 link' : `${links} links`),
  ]
  return (
    <span>
      {data?.name || `Item ${(rowNumber ?? 0) + 1}`}
      <small className="forecourt-row-detail">{details.filter(Boolean).join(', ')}</small>
    </span>
  )
}
