import { zonedFormat } from '../zonedFormat'

const clock = zonedFormat({ dateStyle: 'short', timeStyle: 'short' })
const named = zonedFormat({ timeZoneName: 'short' })

/** The abbreviation of a time zone at a moment, such as "AEDT"; null if clocks of the other zone show the same. */
export function clockName(at: string, timeZone: string, otherZone: string): string | null {
  const moment = new Date(at)
  if (clock(timeZone).format(moment) === clock(otherZone).format(moment)) return null
  return (
    named(timeZone)
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? null
  )
}
