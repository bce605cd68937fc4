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

/** The time zone of opening hours and dates. */
export function timeZoneField(description: string): SelectField {
  return {
    name: 'timeZone',
    label: 'Time zone',
    type: 'select',
    required: true,
    defaultValue: 'Australia/Melbourne',
    options: SITE_ZONES.map(([value, label]) => ({ value, label })),
    admin: { description, width: '50%' },
  }
}
