import type { Paint, PictureBody } from './catalogue/catalogue'
import type { Random } from './random'

/** How a dealer walks round a vehicle; the first is the one on cards. */
export const PHOTO_VIEWS = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear'] as const

/** Pictures of a vehicle: up to five of the outside, then one of the inside when there are at least three. */
export function photosOf(body: PictureBody, paint: Paint, count: number): string[] {
  if (count <= 0) return []
  const inside = count >= 3
  const outside = PHOTO_VIEWS.slice(0, inside ? count - 1 : count)
  const urls = outside.map((view) => `/stock-photos/${body}-${paint}-${view}.webp`)
  return inside ? [...urls, `/stock-photos/${body}-interior.webp`] : urls
}

/** How many photos a vehicle on the lot has: a few have none yet, a few only the one that the buyer took. */
export function photoCount(random: Random): number {
  return random.weighted(
    [
      { count: 0, share: 5 },
      { count: 1, share: 6 },
      { count: 4, share: 14 },
      { count: 5, share: 23 },
      { count: 6, share: 52 },
    ],
    ({ share }) => share,
  ).count
}
