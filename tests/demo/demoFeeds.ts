import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { REFERENCE_DATE } from '../../seed/stock/referenceDate'
import { type FeedRow, RowParser } from '../../src/domain/feeds/feedRow'

export const DEMO_DEALERS = ['harbour', 'bluegum', 'ironbark', 'wayfarer'] as const
export type DemoDealer = (typeof DEMO_DEALERS)[number]

const reader = new RowParser(REFERENCE_DATE)

/** Reads the rows of a demo dealer's feed, cells by column. */
export function demoFeedRows(dealer: DemoDealer): Record<string, string>[] {
  const csv = readFileSync(new URL(`../../seed/feeds/${dealer}.csv`, import.meta.url), 'utf8')
  return parse(csv, { columns: true }) as Record<string, string>[]
}

/** Reads a demo dealer's vehicles as the import does. @throws on a row that the import would reject */
export function demoFeedCars(dealer: DemoDealer): FeedRow[] {
  return demoFeedRows(dealer).map((cells) => {
    const { car, problems } = reader.parse(cells)
    if (!car) throw new Error(`${dealer} ${cells.stocknum}: ${JSON.stringify(problems)}`)
    return car
  })
}
