import { getTenantFromCookie } from '@payloadcms/plugin-multi-tenant/utilities'
import type { DateField, DateFieldValidation, FieldHook, PayloadRequest, SelectField } from 'payload'
import { date as validateDate } from 'payload/shared'
import { isDocumentId } from '../../src/domain/documentId'
import { getRelationId } from '../../src/domain/relationId'
import { ZONE_OPTIONS } from './timeZone'

type Extra = Partial<Omit<DateField, 'name' | 'label' | 'type' | 'timezone'>>

/**
 * A date and time in a time zone, by default the site's: "4:00 pm in Brisbane" stays 4:00 pm in Brisbane wherever the editor
 * is (SITE-21). Stored as ISO 8601 in UTC, with the zone in `{name}_tz`.
 */
export function zonedDate(name: string, label: string, { admin, ...extra }: Extra = {}): DateField {
  return {
    name,
    label,
    type: 'date',
    ...(extra.required && { validate: validateMoment }),
    ...extra,
    timezone: {
      supportedTimezones: ZONE_OPTIONS,
      override: ({ baseField }) =>
        ({
          ...baseField,
          ...(extra.access && { access: extra.access }),
          // Without one it is the site's.
          required: false,
          defaultValue: getSelectedSiteTimeZone,
          hooks: { ...baseField.hooks, afterRead: [...(baseField.hooks?.afterRead ?? []), fillTimeZone] },
        }) as SelectField,
    },
    admin: {
      ...admin,
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, h:mm aaa' },
    },
  }
}

/** Payload asks for the zone of a required date too. */
const validateMoment: DateFieldValidation = (value, options) => validateDate(value, { ...options, timezone: undefined })

/** Validates the end of a period whose start is the sibling `start`. */
export const endsAfterStart: DateFieldValidation = (value, { siblingData }) => {
  const { start } = siblingData as { start?: string | null }
  return !value || !start || new Date(value) > new Date(start) || 'The end must be after the start.'
}

/** When something is shown, in the sidebar of its form. */
export const shownPeriod = (): DateField[] => [
  zonedDate('start', 'From', { admin: { position: 'sidebar', description: 'Leave empty to start now.' } }),
  zonedDate('expiry', 'Until', {
    admin: { position: 'sidebar', description: 'Leave empty for no end date.' },
    validate: endsAfterStart,
  }),
]

/** Time zone of the site selected in the admin. Null if none is selected. */
export async function getSelectedSiteTimeZone({ req }: { req: PayloadRequest }): Promise<string | null> {
  const id = req?.headers ? getTenantFromCookie(req.headers, 'number') : null
  return isDocumentId(id) ? getSiteTimeZone(id, req) : null
}

/** Defaults an empty zone to the site's, since the admin would use the browser's. */
const fillTimeZone: FieldHook = async ({ value, data, originalDoc, req }) => {
  if (value || !req.user) return value
  const site = getRelationId(data?.site ?? originalDoc?.site)
  return typeof site === 'number' ? getSiteTimeZone(site, req) : value
}

/** Time zones by site, so that one request loads each site once. */
const timeZonesByRequest = new WeakMap<PayloadRequest, Map<number, Promise<string | null>>>()

function getSiteTimeZone(id: number, req: PayloadRequest): Promise<string | null> {
  const zones = timeZonesByRequest.get(req) ?? new Map<number, Promise<string | null>>()
  timeZonesByRequest.set(req, zones)
  const zone =
    zones.get(id) ??
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
  zones.set(id, zone)
  return zone
}
