import type { TextField } from 'payload'

/** "8:30", "8.30 am" and "5pm" as "HH:mm"; other input is returned trimmed, for validation to reject. */
export function parseTimeOfDay(typed: string): string {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?$/i.exec(typed.trim())
  if (!match) return typed.trim()
  const half = match[3]?.toLowerCase()
  const hour = (Number(match[1]) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${match[2] ?? '00'}`
}

/** A time of day, stored as "HH:mm" in the location's time zone. Empty on closed days. */
export function timeOfDay(name: 'open' | 'close', label: string): TextField {
  return {
    name,
    label,
    type: 'text',
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' && value ? parseTimeOfDay(value) : value)] },
    validate: (value: string | null | undefined, { siblingData }: { siblingData: Record<string, unknown> }) => {
      if (!value) return siblingData.status !== 'Open' || 'Enter both opening and closing times.'
      if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return 'Enter a time, such as 08:30 or 5pm.'
      const { open, close } = siblingData
      if (name === 'close' && typeof open === 'string' && typeof close === 'string' && close <= parseTimeOfDay(open))
        return 'Closing time must be after opening time.'
      return true
    },
    admin: { width: '20%', placeholder: name === 'open' ? '08:30' : '17:30' },
  }
}
