import { and, inArray } from 'drizzle-orm'
import { isDocumentId } from '../../domain/documentId'
import { PROMOTION_KINDS, type PromotionKind } from '../../domain/promotions/promotionKey'
import { cars, locations } from '../../server/database/tables.generated'
import { OTHER_KEY } from '../../server/reports/measures'
import type { ReportScope } from './scope'

/** What reports say for a document that is no longer there. */
const GONE = '(deleted)'
const OTHERS = 'All others'

const toIds = (keys: readonly string[]) => [...new Set(keys.map(Number).filter(isDocumentId))]
const siteIds = ({ sites }: ReportScope) => sites.map(({ id }) => id)

/** The name of a key: of its document, or of what stands for none and for the rest. */
const namer =
  (names: ReadonlyMap<number, string>, none: string) =>
  (key: string): string =>
    key === '' ? none : key === OTHER_KEY ? OTHERS : (names.get(Number(key)) ?? GONE)

/** A key in words: the rest of a day, or nothing at all. */
export const nameKey = (key: string, none: string): string => (key === OTHER_KEY ? OTHERS : key || none)

/** Names of the scope's cars by id, with their stock number. */
export async function nameCars(scope: ReportScope, keys: readonly string[], none: string) {
  const ids = toIds(keys)
  const rows =
    ids.length === 0
      ? []
      : await scope.payload.db.drizzle
          .select({ id: cars.id, name: cars.name, stocknum: cars.stocknum })
          .from(cars)
          .where(and(inArray(cars.id, ids), inArray(cars.site, siteIds(scope))))
  return namer(new Map(rows.map(({ id, name, stocknum }) => [id, `${name} (${stocknum})`])), none)
}

/** Names of the scope's locations by id. */
export async function nameLocations(scope: ReportScope, keys: readonly string[]) {
  const ids = toIds(keys)
  const rows =
    ids.length === 0
      ? []
      : await scope.payload.db.drizzle
          .select({ id: locations.id, name: locations.name })
          .from(locations)
          .where(and(inArray(locations.id, ids), inArray(locations.site, siteIds(scope))))
  return namer(new Map(rows.map(({ id, name }) => [id, name ?? GONE])), 'No location')
}

const COLLECTIONS = { offer: 'offers', promoCard: 'promoCards', promoTile: 'promoTiles' } as const

/** Titles of the scope's promotions by key, such as "offer:12"; without those of other sites, which made-up events may name. */
export async function titlePromotions(scope: ReportScope, keys: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const kind of Object.keys(PROMOTION_KINDS) as PromotionKind[]) {
    const ids = toIds(keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : [])))
    if (ids.length === 0) continue
    const { docs } = await scope.payload.find({
      collection: COLLECTIONS[kind],
      depth: 0,
      limit: ids.length,
      pagination: false,
      select: { title: true },
      where: { id: { in: ids }, site: { in: siteIds(scope) } },
    })
    for (const { id, title } of docs) titles.set(`${kind}:${id}`, title || GONE)
  }
  return titles
}
