import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { DateField, PayloadRequest, SelectField } from 'payload'
import { SITE_ZONES } from './timeZone'

type Extra = Partial<Omit<DateField, 'name' | 'label' | 'type' | 'timezone'>>

/**
 * A moment that staff choose as a wall clock shows it in a zone, the site's own at first: "4:00 pm in Brisbane" stays four
 * in Brisbane wherever the one who typed it sits (SITE-21). Stored as ISO 8601 in UTC, the zone beside it in `{name}_tz`.
 */
export function zonedMoment(name: string, label: string, { admin, ...extra }: Extra = {}): DateField {
  return {
    name,
    label,
    type: 'date',
    ...extra,
    timezone: {
      supportedTimezones: SITE_ZONES.map(([value, city]) => ({ value, label: city })),
      override: ({ baseField }) => ({ ...baseField, defaultValue: zoneOfSite }) as SelectField,
    },
    admin: {
      ...admin,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' },
    },
  }
}

/** The zone of the site that is chosen in the admin; null where none is. */
async function zoneOfSite({ req }: { req: PayloadRequest }): Promise<string | null> {
  const id = req?.headers ? getTenantFromCookie(req.headers, 'number') : null
  if (typeof id !== 'number') return null
  const site = await req.payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    disableErrors: true,
    req,
    select: { timeZone: true },
  })
  return site?.timeZone ?? null
}
