import type { Paint, PictureBody } from './catalogue/catalogue'
import type { Random } from './random'

/** How a dealer walks round a vehicle; the first is the one on cards. */
export const PHOTO_VIEWS = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear'] as const

/** Pictures of a vehicle: its first `count` views, of which there are five. */
export function photosOf(body: PictureBody, paint: Paint, count: number): string[] {
  return PHOTO_VIEWS.slice(0, count).map((view) => `/stock-photos/${body}-${paint}-${view}.webp`)
}

/** How many photos a vehicle on the lot has: a few have none yet, a few only the one that the buyer took. */
export function photoCount(random: Random): number {
  return random.weighted(
    [
      { count: 0, share: 5 },
      { count: 1, share: 6 },
      { count: 3, share: 14 },
      { count: 4, share: 23 },
      { count: 5, share: 52 },
    ],
    ({ share }) => share,
  ).count
}
