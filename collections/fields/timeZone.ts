import type { SelectField } from 'payload'

/** Australian time zones with their main cities. */
export const SITE_ZONES = [
  ['Australia/Brisbane', 'Brisbane'],
  ['Australia/Sydney', 'Sydney, Canberra'],
  ['Australia/Melbourne', 'Melbourne'],
  ['Australia/Hobart', 'Hobart'],
  ['Australia/Adelaide', 'Adelaide'],
  ['Australia/Broken_Hill', 'Broken Hill'],
  ['Australia/Darwin', 'Darwin'],
  ['Australia/Perth', 'Perth'],
  ['Australia/Eucla', 'Eucla'],
  ['Australia/Lord_Howe', 'Lord Howe Island'],
] as const

/** The zone of what belongs to no site, until one is chosen. */
export const DEFAULT_ZONE = 'Australia/Melbourne'

/** The zones of dates, as Payload takes them. */
export const ZONE_OPTIONS = SITE_ZONES.map(([value, label]) => ({ value, label }))

/** The time zone of opening hours and dates. */
export function timeZoneField(description: string): SelectField {
  return {
    name: 'timeZone',
    label: 'Time zone',
    type: 'select',
    required: true,
    defaultValue: DEFAULT_ZONE,
    options: ZONE_OPTIONS,
    admin: { description, width: '50%' },
  }
}
