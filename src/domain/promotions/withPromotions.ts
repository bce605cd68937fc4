import { seededRandom, shuffle } from '../random'
import { isActive, type PromoCard, type PromoTile } from './promotion'

/** The place of the promo tile among results, from 1 (STK-14). */
export const TILE_POSITION = 8

/** A promo card that is not strict moves on by 0, 1 or 2 cars (STK-13). */
const MAX_OFFSET = 2

/** What a search is about, which decides its tiles (STK-14). Empty lists: about anything, so about no brand or type. */
export interface PromotionSubject {
  makes: readonly string[]
  carTypes: readonly string[]
}

export interface Promotions {
  cards: readonly PromoCard[]
  tiles: readonly PromoTile[]
}

/** An entry of the results grid. */
export type ResultEntry<C> =
  | { kind: 'car'; car: C }
  | { kind: 'promoCard'; card: PromoCard }
  | { kind: 'promoTile'; tile: PromoTile }

/** Gives each thing that is drawn on a page of results a lot of its own, so that none moves another. */
export type PromotionPool = (what: string) => () => number

/** The lots of a page of results: the same on server and browser, for every search of the site, and in the admin's preview. */
export function promotionPool(siteId: number, page: number): PromotionPool {
  return (what) => seededRandom(`site ${siteId}, page ${page}, ${what}`)
}

/**
 * Cars with the site's promotions among them (STK-13, STK-14): each card that is on at its position (and, unless
 * strict, again every so many cars, shifted by 0 to 2, or at the end of a list that is too short for it), and one tile
 * that suits the search, drawn by lot, as the eighth entry. No car moves or is lost, and without cars there is nothing.
 * `lots` give 0 up to but not 1; seed them, so that server and browser agree.
 */
export function withPromotions<C>(
  cars: readonly C[],
  { cards, tiles }: Promotions,
  subject: PromotionSubject,
  now: Date,
  lots: PromotionPool,
): ResultEntry<C>[] {
  const after = new Map<number, ResultEntry<C>[]>()
  const place = (count: number, entry: ResultEntry<C>) => after.set(count, [...(after.get(count) ?? []), entry])
  for (const card of cards) {
    if (!card.display || card.position < 1 || !isActive(card, now)) continue
    for (const count of cardPositions(card, cars.length, lots)) place(count, { kind: 'promoCard', card })
  }
  const entries = cars.flatMap((car, index): ResultEntry<C>[] => [
    { kind: 'car', car },
    ...(after.get(index + 1) ?? []),
  ])
  const [tile] = shuffle(
    tiles.filter((candidate) => suits(candidate, subject)),
    lots('tile'),
  )
  if (tile && entries.length >= TILE_POSITION - 1) entries.splice(TILE_POSITION - 1, 0, { kind: 'promoTile', tile })
  return entries
}

/** After how many cars of a page of `cars` a promo card stands (STK-13). */
export function cardPositions(
  card: Pick<PromoCard, 'position' | 'strictDisplay'>,
  cars: number,
  lots: PromotionPool,
): number[] {
  if (card.strictDisplay) return card.position <= cars ? [card.position] : []
  const random = lots(`card at ${card.position}`)
  const places: number[] = []
  for (let position = card.position; position <= cars; position += card.position) {
    const place = position + Math.floor(random() * (MAX_OFFSET + 1))
    if (place <= cars) places.push(place)
  }
  return places.length === 0 && cars > 0 ? [cars] : places
}

function suits(tile: PromoTile, { makes, carTypes }: PromotionSubject): boolean {
  const fits = (own: readonly string[], sought: readonly string[]) =>
    own.length === 0 || own.some((one) => sought.includes(one))
  return fits(tile.makes, makes) && fits(tile.carTypes, carTypes)
}
