import { zonedFormat } from '../zonedFormat'
import type { Period } from './period'

const format = zonedFormat({ day: 'numeric', month: 'short', year: 'numeric' })

/** A day as "3 Nov 2026". */
export const formatDay = (day: string): string => format('UTC').format(new Date(`${day}T00:00:00Z`))

/** A period as "3 Nov 2026 to 30 Nov 2026". */
export const formatPeriod = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
