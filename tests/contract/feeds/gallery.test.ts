import { describe, expect, it } from 'vitest'
import { RowParser } from '../../../src/domain/feeds/feedRow'

const reader = new RowParser(new Date('2026-11-21T00:00:00Z'))
const row = { stocknum: 'A1', make: 'Kia', model: 'Sportage' }
const tow = { id: 'tow', title: 'Tow bar', description: 'Rated to 1,900 kg.', anchors: [{ frame: 18, x: 0.5, y: 0.7 }] }

describe('gallery columns of a feed', () => {
  it('[GAL-02] [GAL-05] set spin, interior, walkaround and hotspots', () => {
    const { car } = reader.parse({
      ...row,
      spin_images: 'https://a.test/1.avif|https://a.test/2.avif',
      interior_images: '/stock-photos/suv-interior.webp',
      walkaround_url: 'https://vimeo.com/76979871',
      hotspots: JSON.stringify({ exterior: [tow] }),
    })
    expect(car).toMatchObject({
      spin_images: ['https://a.test/1.avif', 'https://a.test/2.avif'],
      interior_images: ['/stock-photos/suv-interior.webp'],
      walkaround_url: 'https://vimeo.com/76979871',
      hotspots: { exterior: [tow] },
    })
  })

  it('can be empty', () => {
    expect(reader.parse(row).car).toMatchObject({
      spin_images: [],
      interior_images: [],
      walkaround_url: null,
      hotspots: null,
    })
  })

  it('[GAL-05] reject a row with an invalid hotspot', () => {
    const { problems } = reader.parse({
      ...row,
      hotspots: JSON.stringify({ exterior: [tow, { ...tow, id: 'b', anchors: [{ frame: 0, x: 50, y: 0.7 }] }] }),
    })
    expect(problems).toEqual([
      {
        field: 'hotspots',
        reason:
          'has no hotspot at exterior 2: it needs an id, a description, and anchors with frame (from 0), x and y (0 to 1)',
      },
    ])
  })
})
