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
  | 'images'
  | 'spin_images'
  | 'video_url'
  | 'walkaround_url',
  string
>

const feed = new URL('../../../seed/feeds/harbour.csv', import.meta.url)

/** Path of the first car in stock at Harbour that the demo's feed gives such media. */
export function harbourCar(has: (row: Row) => boolean): string {
  const rows: Row[] = parse(readFileSync(feed), { columns: true })
  const row = rows.find((each) => each.status === 'in_stock' && has(each))
  if (!row) throw new Error('The demo has no such car')
  const name = [row.year, row.make, row.model, row.badge].filter(Boolean).join(' ')
  return `/cars/${slugify(`${name} ${row.stocknum}`)}`
}

export const photosOf = (row: Row) => row.images.split('|').filter(Boolean).length
