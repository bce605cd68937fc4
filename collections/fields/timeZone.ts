import type { SelectField } from 'payload'

/** Zones of Australia, each with the cities that staff know it by. */
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

/** The zone in which opening hours and dates are read. */
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
