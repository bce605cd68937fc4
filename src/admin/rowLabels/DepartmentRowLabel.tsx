'use client'
import { useRowLabel } from '@payloadcms/ui'

const NAMES: Record<string, string> = { sales: 'Sales', service: 'Service', parts: 'Parts' }

/** Row label of a department: name and phone. */
export function DepartmentRowLabel() {
  const { data } = useRowLabel<{ location_type?: string | null; phone?: string | null }>()
  return (
    <span>
      {NAMES[data?.location_type ?? 'sales'] ?? 'Department'}
      {data?.phone ? <small className="forecourt-row-detail">{data.phone}</small> : null}
    </span>
  )
}
