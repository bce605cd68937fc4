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

/** Path of Harbour's first in-stock car whose row in the demo feed matches. */
export function findHarbourCar(matches: (row: Row) => boolean): string {
  return findCarPath((row) => row.status === 'in_stock' && matches(row))
}

/** Path of a reserved car at Harbour, from the demo feed. */
export function findReservedHarbourCar(): string {
  return findHarbourCar(({ reserved }) => reserved === 'true')
}

/** Path of the car that Harbour sold longest ago, from the demo feed; its page has expired. */
export function findExpiredHarbourCar(): string {
  const oldest = readRows()
    .filter(({ status }) => status === 'sold')
    .reduce((a, b) => (a.sold_date < b.sold_date ? a : b))
  return findCarPath(({ stocknum }) => stocknum === oldest.stocknum)
}

const readRows = (): Row[] => parse(readFileSync(feed), { columns: true })

function findCarPath(matches: (row: Row) => boolean): string {
  const row = readRows().find(matches)
  if (!row) throw new Error('The demo has no such car')
  const name = [row.year, row.make, row.model, row.badge].filter(Boolean).join(' ')
  return `/cars/${slugify(`${name} ${row.stocknum}`)}`
}

export const countPhotos = (row: Row) => row.images.split('|').filter(Boolean).length
