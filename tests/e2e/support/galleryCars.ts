import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { slugify } from '../../../src/domain/site/slug'

type Row = Record<
  | 'stocknum'
  | 'year'
  | 'make'
  | 'model'
  | 'badge'
  | 'status'
  | 'reserved'
  | 'sold_date'
  | 'images'
  | 'spin_images'
  | 'video_url'
  | 'walkaround_url',
  string
>

const feed = new URL('../../../seed/feeds/harbour.csv', import.meta.url)

/** Path of the first car in stock at Harbour that the demo's feed gives such media. */
export function harbourCar(has: (row: Row) => boolean): string {
  return pathOf((row) => row.status === 'in_stock' && has(row))
}

/** Path of a car in stock at Harbour that somebody has reserved, by the demo's feed. */
export function reservedCarOfHarbour(): string {
  return harbourCar(({ reserved }) => reserved === 'true')
}

/** Path of the car that Harbour sold longest ago, by the demo's feed: too long for its page to stay. */
export function carGoneFromHarbour(): string {
  const oldest = rows()
    .filter(({ status }) => status === 'sold')
    .reduce((one, other) => (one.sold_date < other.sold_date ? one : other))
  return pathOf(({ stocknum }) => stocknum === oldest.stocknum)
}

const rows = (): Row[] => parse(readFileSync(feed), { columns: true })

function pathOf(matches: (row: Row) => boolean): string {
  const row = rows().find(matches)
  if (!row) throw new Error('The demo has no such car')
  const name = [row.year, row.make, row.model, row.badge].filter(Boolean).join(' ')
  return `/cars/${slugify(`${name} ${row.stocknum}`)}`
}

export const photosOf = (row: Row) => row.images.split('|').filter(Boolean).length
