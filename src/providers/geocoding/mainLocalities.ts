import { type Place, parsePlaceRow } from '../../domain/locations/place'
import type { AustralianState } from '../../domain/locations/postcode'
import { ACT } from './localities/act'
import { NSW } from './localities/nsw'
import { NT } from './localities/nt'
import { QLD } from './localities/qld'
import { SA } from './localities/sa'
import { TAS } from './localities/tas'
import { VIC } from './localities/vic'
import { WA } from './localities/wa'

const BY_STATE: Record<AustralianState, string> = { ACT, NSW, NT, QLD, SA, TAS, VIC, WA }

/**
 * The main localities of Australia, which maps label and suggestions name first. Throws if a line is invalid.
 */
export function mainLocalities(): Place[] {
  return Object.entries(BY_STATE).flatMap(([state, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', postcode = '', lat = '', lng = ''] = line.split(',')
        const parsed = parsePlaceRow({ name, state, postcode, lat, lng })
        if ('place' in parsed) return parsed.place
        throw new Error(
          `${state}, "${line}": ${parsed.problems.map((problem) => `${problem.column} ${problem.reason}`).join(', ')}`,
        )
      }),
  )
}
