import type { ReportName } from '@/domain/reports/report'

/** The address of a report, with the site or group and the period. */
export function reportsUrl(name: ReportName, query: object = {}): string {
  const params = new URLSearchParams({ report: name })
  for (const [field, value] of Object.entries(query)) if (value) params.set(field, String(value))
  return `/admin/reports?${params}`
}
