import type { Media } from '../../src/payload-types'

const PICTURES = {
  hero: {
    url: '/stock-photos/suv-blue-front-quarter.webp',
    alt: 'A blue SUV in a bright studio',
    width: 1200,
    height: 800,
  },
  card: {
    url: '/stock-photos/hatch-red-front-quarter.webp',
    alt: 'A red hatchback in a bright studio',
    width: 1200,
    height: 800,
  },
} as const

/** A media document for block examples, which have no database. */
export function exampleImage(name: keyof typeof PICTURES): Media {
  const picture = PICTURES[name]
  return { id: 0, site: 0, ...picture, updatedAt: '2026-01-01T00:00:00.000Z', createdAt: '2026-01-01T00:00:00.000Z' }
}
