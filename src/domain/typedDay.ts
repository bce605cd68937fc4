const TYPED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[,\s]+(\d{1,2})(?:[:.](\d{2}))?\s*([ap])?\.?m?\.?)?$/i
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const AMERICAN = /^([A-Z][a-z]{2}) (\d{1,2}), (\d{4}), (\d{1,2}:\d{2})\s([AP]M)$/

/** A date and time as Payload writes it, "Nov 27, 2026, 4:05 PM", with the day first: "27 Nov 2026, 4:05 pm". Others stay as they are. */
export const dayFirst = (written: string): string =>
  written.replace(
    AMERICAN,
    (_, month, day, year, time, half: string) => `${day} ${month} ${year}, ${time} ${half.toLowerCase()}`,
  )

/**
 * A day as Australians type it, "3/12/2026" or "3/12/26 4pm", with the month by its name: "3 Dec 2026 16:00". Null for anything else, and for a day that
 * is not in the calendar.
 */
export function nameMonth(typed: string): string | null {
  const [, day, month, year, hours = '0', minutes = '00', half] = TYPED.exec(typed.trim()) ?? []
  const name = MONTHS[Number(month) - 1]
  if (!day || !year || !name) return null
  const fullYear = year.length === 2 ? `20${year}` : year
  const date = new Date(Date.UTC(Number(fullYear), Number(month) - 1, Number(day)))
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  const isTime = half ? Number(hours) >= 1 && Number(hours) <= 12 : hour < 24
  if (date.getUTCDate() !== Number(day) || !isTime || Number(minutes) > 59) return null
  return `${Number(day)} ${name} ${fullYear} ${String(hour).padStart(2, '0')}:${minutes}`
}
