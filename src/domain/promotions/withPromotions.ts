import { seededRandom, shuffle } from '../random'
import { isActive, type PromoAudience, type PromoCard, type PromoTile, type PromoVisitors } from './promotion'

/** Position of the promo tile among results, from 1 (STK-14). */
export const TILE_POSITION = 8

/** A promo card that is not strict is shifted by 0, 1 or 2 cars (STK-13). */
const MAX_OFFSET = 2

/** What of a search decides its tiles and cards (STK-13, STK-14). Empty lists and nulls: no filter. Dollars. */
export interface PromotionSubject {
  makes: readonly string[]
  /** with their makes: "Toyota HiLux" */
  models: readonly string[]
  carTypes: readonly string[]
  bodies: readonly string[]
  fuels: readonly string[]
  priceFrom: number | null
  priceTo: number | null
  /** what the shopper typed */
  query: string
}

export interface Promotions {
  cards: readonly PromoCard[]
  tiles: readonly PromoTile[]
}

export const NO_PROMOTIONS: Promotions = { cards: [], tiles: [] }

/** An entry of the results grid. */
export type ResultEntry<C> =
  | { kind: 'car'; car: C }
  | { kind: 'promoCard'; card: PromoCard }
  /** `visitors`: who sees the tile; others see another one in the same place */
  | { kind: 'promoTile'; tile: PromoTile; visitors: PromoVisitors }

/** Creates a random generator per entry, so that one choice does not influence another. */
export type PromotionPool = (item: string) => () => number

/** The random generators of a results page: the same on server and browser and in the admin preview. */
export function promotionPool(siteId: number, page: number): PromotionPool {
  return (what) => seededRandom(`site ${siteId}, page ${page}, ${what}`)
}

/**
 * Cars with the site's promotions among them (STK-13, STK-14): each active card at its position (and, unless strict, repeated
 * with a shift of 0 to 2, or at the end of a shorter list), and one active tile for the search, drawn at random, as the eighth entry. Cars
 * keep their order; without cars there are no promotions. Seed `random`, so that server and browser agree.
 */
export function withPromotions<C>(
  cars: readonly C[],
  { cards, tiles }: Promotions,
  subject: PromotionSubject,
  now: Date,
  random: PromotionPool,
): ResultEntry<C>[] {
  const entriesAfter = new Map<number, ResultEntry<C>[]>()
  const insertAfter = (count: number, entry: ResultEntry<C>) =>
    entriesAfter.set(count, [...(entriesAfter.get(count) ?? []), entry])
  for (const card of cards) {
    if (!card.display || card.position < 1 || !isActive(card, now) || !isForSearch(card.audience, subject)) continue
    for (const count of cardPositions(card, cars.length, random)) insertAfter(count, { kind: 'promoCard', card })
  }
  const entries = cars.flatMap((car, index): ResultEntry<C>[] => [
    { kind: 'car', car },
    ...(entriesAfter.get(index + 1) ?? []),
  ])
  const shuffled = shuffle(
    tiles.filter((tile) => isActive(tile, now) && isForSearch(tile.audience, subject)),
    random('tile'),
  )
  if (entries.length >= TILE_POSITION - 1) entries.splice(TILE_POSITION - 1, 0, ...drawTiles(shuffled))
  return entries
}

/** The first tile for each kind of visitors: one for all where it is the same, else one for each, of which the browser shows its own. */
function drawTiles(shuffled: readonly PromoTile[]) {
  const draw = (visitors: PromoVisitors) =>
    shuffled.find(({ audience }) => audience.visitors === 'all' || audience.visitors === visitors)
  const entry = (tile: PromoTile | undefined, visitors: PromoVisitors) =>
    tile ? [{ kind: 'promoTile' as const, tile, visitors }] : []
  const [first, returning] = [draw('new'), draw('returning')]
  return first === returning ? entry(first, 'all') : [...entry(first, 'new'), ...entry(returning, 'returning')]
}

/** The car counts after which a promo card is shown on a page of `cars` cars (STK-13). */
export function cardPositions(
  card: Pick<PromoCard, 'position' | 'strictDisplay'>,
  cars: number,
  pool: PromotionPool,
): number[] {
  if (card.strictDisplay) return card.position <= cars ? [card.position] : []
  const random = pool(`card at ${card.position}`)
  const positions: number[] = []
  for (let position = card.position; position <= cars; position += card.position) {
    const randomPosition = position + Math.floor(random() * (MAX_OFFSET + 1))
    if (randomPosition <= cars) positions.push(randomPosition)
  }
  return positions.length === 0 && cars > 0 ? [cars] : positions
}

const matches = (allowed: readonly string[], selected: readonly string[]) =>
  allowed.length === 0 || allowed.some((value) => selected.includes(value))

/**
 * Whether an audience is for a search: one that filters by or types one of its makes, models, bodies and fuels, that filters by one of its car
 * types, whose price range overlaps with its own, and in which one of its words was typed (STK-13, STK-14).
 */
export function isForSearch(audience: PromoAudience, subject: PromotionSubject): boolean {
  const lower = (values: readonly string[]) => values.map((value) => value.trim().toLowerCase())
  const isSearched = (wanted: readonly string[], filters: readonly string[]) => {
    const values = lower(wanted)
    return matches(values, lower(filters)) || hasWordOf(values, subject.query)
  }
  return (
    matches(audience.carTypes, subject.carTypes) &&
    isSearched(audience.makes, subject.makes) &&
    isSearched(audience.models, withoutMakes(subject)) &&
    isSearched(audience.bodies, subject.bodies) &&
    isSearched(audience.fuels, subject.fuels) &&
    hasPriceIn(audience, subject) &&
    hasWordOf(lower(audience.words), subject.query)
  )
}

/** The searched models, each with and without its make: staff write either. */
const withoutMakes = ({ makes, models }: PromotionSubject): string[] =>
  models.flatMap((model) => {
    const make = makes.find((name) => model.startsWith(`${name} `))
    return make ? [model, model.slice(make.length + 1)] : [model]
  })

function hasPriceIn({ priceFrom, priceTo }: PromoAudience, subject: PromotionSubject): boolean {
  if (priceFrom === null && priceTo === null) return true
  if (subject.priceFrom === null && subject.priceTo === null) return false
  return (
    (subject.priceFrom ?? 0) <= (priceTo ?? Number.POSITIVE_INFINITY) &&
    (priceFrom ?? 0) <= (subject.priceTo ?? Number.POSITIVE_INFINITY)
  )
}

/** Whole words, so that "van" is not in "advance". */
function hasWordOf(words: readonly string[], query: string): boolean {
  if (words.length === 0) return true
  const typed = ` ${query.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return words.some((word) => typed.includes(` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `))
}
