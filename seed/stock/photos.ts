import { readdirSync } from 'node:fs'
import type { Paint, PictureBody } from './catalogue/catalogue'
import type { Random } from './random'

/** How a dealer walks round a vehicle; the first is the one on cards. The rest is shot where the studio did so. */
const PHOTO_VIEWS = ['front-quarter', 'side', 'rear-quarter', 'front', 'rear', 'nose', 'wheel', 'high'] as const

/** Pictures of the inside, the same for every paint. */
const INTERIOR_VIEWS = ['interior', 'interior-wheel', 'interior-dash'] as const

/** What only a dealer who shows a car to the last detail takes beside the usual. */
const CLOSE_VIEWS = [
  ...['off-front-quarter', 'off-side', 'off-rear-quarter', 'rear-high', 'low', 'rear-low', 'above', 'flank', 'tail'],
] as const

/** Every picture that there is, as files of `public/stock-photos`. */
const shot = new Set(
  readdirSync(new URL('../../public/stock-photos/', import.meta.url), { recursive: true }).map(String),
)

const STOCK_PHOTOS = '/stock-photos/'

const existing = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const file = [`${name}.webp`, `${name}.avif`].find((candidate) => shot.has(candidate))
    return file ? [STOCK_PHOTOS + file] : []
  })

/** Pictures of a vehicle: its first `count` views, from outside and then from inside. */
export function photosOf(body: PictureBody, paint: Paint, count: number): string[] {
  const outside = existing(PHOTO_VIEWS.map((view) => `${body}-${paint}-${view}`))
  return [...outside, ...interiorsOf(body).slice(0, 1)].slice(0, count)
}

/** Every picture that the studio took of a vehicle. */
export function allPhotosOf(body: string, paint: string): string[] {
  return [...existing([...PHOTO_VIEWS, ...CLOSE_VIEWS].map((view) => `${body}-${paint}-${view}`)), ...interiorsOf(body)]
}

/** Pictures of the inside of a body. */
export const interiorsOf = (body: string): string[] => existing(INTERIOR_VIEWS.map((view) => `${body}-${view}`))

/** Frames of a vehicle's spin in their order; none where the studio turned no such vehicle. */
export const spinOf = (body: string, paint: string): string[] =>
  existing(Array.from({ length: 36 }, (_, frame) => `spin/${body}-${paint}-${String(frame + 1).padStart(2, '0')}`))

/** The film of a walk round a vehicle; null where there is none. */
export function filmOf(body: string, paint: string): string | null {
  const file = `film/${body}-${paint}-walkaround.mp4`
  return shot.has(file) ? STOCK_PHOTOS + file : null
}

/** What a photo's address says of the vehicle on it. */
export function vehicleOn(photo: string): { body: string; paint: string } | null {
  const [, body, paint] = /\/([a-z-]+)-([a-z]+)-front-quarter\.webp$/.exec(photo) ?? []
  return body && paint ? { body, paint } : null
}

/** How many photos a vehicle on the lot has: a few have none yet, a few only the one that the buyer took. */
export function photoCount(random: Random): number {
  return random.weighted(
    [
      { count: 0, share: 5 },
      { count: 1, share: 6 },
      { count: 3, share: 14 },
      { count: 5, share: 15 },
      { count: 9, share: 60 },
    ],
    ({ share }) => share,
  ).count
}
