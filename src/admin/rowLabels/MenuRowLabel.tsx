'use client'
import { useRowLabel } from '@payloadcms/ui'

interface MenuRow {
  name?: string | null
  url?: string | null
  dynamicDropdown?: string | null
  dropdownItems?: unknown
}

/** Dropdowns that fill themselves, as a closed row tells them. */
const FILLED: Record<string, string> = {
  models: 'lists the models',
  stock: 'lists the stock by type and body',
  brands: 'lists the brands',
  locations: 'lists the locations',
}

/** A menu item by its name, where it leads and what drops down from it. */
export function MenuRowLabel() {
  const { data, rowNumber } = useRowLabel<MenuRow>()
  const links = Array.isArray(data?.dropdownItems) ? data.dropdownItems.length : Number(data?.dropdownItems) || 0
  const details = [
    data?.url,
    FILLED[data?.dynamicDropdown ?? ''],
    links > 0 && (links === 1 ? '1 link below it' : `${links} links below it`),
  ]
  return (
    <span>
      {data?.name || `Item ${(rowNumber ?? 0) + 1}`}
      <small className="forecourt-row-detail">{details.filter(Boolean).join(', ')}</small>
    </span>
  )
}
