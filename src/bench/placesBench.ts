import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Place } from '../domain/locations/place'
import { PlaceIndex } from '../domain/locations/placeIndex'
import { placeRank } from '../domain/locations/placeRank'
import { allLocalities } from '../providers/geocoding/allLocalities'
import { mainLocalities } from '../providers/geocoding/mainLocalities'
import { MAX_SUGGESTIONS } from '../providers/geocoding/port'
import { projectRoot } from '../scripts/project.mjs'
import { type BenchRow, figure, figureWithMax, figureWithMin, percentile } from './benchRow'

/** The lists that the tests check as well: real postcodes with a place of each, and what shoppers type with what they mean. */
const TABLES = 'tests/domain/locations/tables'

/** The real postcodes and typed places of the tables against the list of places: how many are found, and how fast. */
export async function benchPlaces({ onProgress }: { onProgress: (line: string) => void }): Promise<BenchRow[]> {
  const places = await allLocalities()
  const index = new PlaceIndex(places, placeRank(mainLocalities()))
  const postcodes = await readTable('postcodes.txt')
  const typed = await readTable('typedPlaces.txt')
  const known = postcodes.filter((line) => isKnown(index, line, onProgress)).length
  const times: number[] = []
  const first = typed.filter((line) => {
    const [text = '', meant = ''] = line.split(' = ')
    const startedAt = performance.now()
    const [found] = index.suggest(text, MAX_SUGGESTIONS)
    times.push(performance.now() - startedAt)
    if (found && format(found) === meant) return true
    onProgress(`“${text}” is ${found ? format(found) : 'nothing'}, not ${meant}`)
    return false
  }).length
  return [
    figure('Places', places.length, ''),
    figureWithMin(
      `Of ${postcodes.length} real postcodes, found with their place and state`,
      known,
      '',
      postcodes.length,
    ),
    figureWithMin(`Of ${typed.length} typed places, the right one is the first suggestion`, first, '', typed.length),
    figure('One suggestion, p50', percentile(times, 0.5), 'ms'),
    figureWithMax('One suggestion, p95', percentile(times, 0.95), 'ms', 50),
  ]
}

/** Whether the index has the place of a line, "0800 NT Darwin City". */
function isKnown(index: PlaceIndex, line: string, onProgress: (line: string) => void): boolean {
  const [, postcode = '', state = '', name = ''] = /^(\d{4}) (\w+) (.+)$/.exec(line) ?? []
  const found = index.placesOfPostcode(postcode)
  if (index.findByPostcode(postcode) && found.some((place) => place.state === state && place.name === name)) return true
  onProgress(`${line}: ${found.map(format).join(', ') || 'not found'}`)
  return false
}

const format = ({ name, state, postcode }: Place) => `${name} ${state} ${postcode}`

async function readTable(name: string): Promise<string[]> {
  const text = await readFile(resolve(projectRoot, TABLES, name), 'utf8')
  return text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
}
