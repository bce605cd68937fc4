import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { DateField, FieldHook, PayloadRequest, SelectField } from 'payload'
import { idOf } from './idOf'
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
      override: ({ baseField }) =>
        ({
          ...baseField,
          defaultValue: zoneOfChosenSite,
          hooks: { ...baseField.hooks, afterRead: [...(baseField.hooks?.afterRead ?? []), zoneForStaff] },
        }) as SelectField,
    },
    admin: {
      ...admin,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' },
    },
  }
}

/** The zone of the site that is chosen in the admin; null where none is. */
export async function zoneOfChosenSite({ req }: { req: PayloadRequest }): Promise<string | null> {
  const id = req?.headers ? getTenantFromCookie(req.headers, 'number') : null
  return typeof id === 'number' ? zoneOf(id, req) : null
}

/** A document from before its first date has no zone yet: the one of its site stands ready, or the browser's would count. */
const zoneForStaff: FieldHook = async ({ value, data, originalDoc, req }) => {
  if (value || !req.user) return value
  const site = idOf(data?.site ?? originalDoc?.site)
  return typeof site === 'number' ? zoneOf(site, req) : value
}

/** Zones that a request has asked for, so that a list asks once. */
const asked = new WeakMap<PayloadRequest, Map<number, Promise<string | null>>>()

function zoneOf(id: number, req: PayloadRequest): Promise<string | null> {
  const known = asked.get(req) ?? new Map<number, Promise<string | null>>()
  asked.set(req, known)
  const zone =
    known.get(id) ??
    req.payload
      .findByID({
        collection: 'sites',
        id,
        depth: 0,
        disableErrors: true,
        joins: false,
        req,
        select: { timeZone: true },
      })
      .then((site) => site?.timeZone ?? null)
  known.set(id, zone)
  return zone
}
