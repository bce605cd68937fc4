import config from '@payload-config'
import { describe, expect, it } from 'vitest'
import { checkValueShapes } from '../../../collections/valueShapes'

const { collections } = await config

const write = (slug: string, data: unknown, overrideAccess?: boolean) =>
  checkValueShapes({
    args: { data } as never,
    collection: collections.find((each) => each.slug === slug)!,
    context: {},
    operation: 'update',
    overrideAccess,
    req: {} as never,
  }) as { data: unknown }

describe('a write of staff', () => {
  it.each([
    ['pages', { layout: [{}] }, 'layout.0.blockType'],
    ['pages', { layout: [{ blockType: '__proto__' }] }, 'layout.0.blockType'],
    ['pages', { layout: [{ blockType: {} }] }, 'layout.0.blockType'],
    ['pages', { layout: ['text'] }, 'layout.0'],
    ['pages', { layout: { blockType: 'text' } }, 'layout'],
    ['pages', { title: 'x'.repeat(200_001) }, 'title'],
    ['sites', { theme: null }, 'theme'],
    ['sites', { businessNumber: [5] }, 'businessNumber'],
    ['sites', { favicon: -1 }, 'favicon'],
    ['redirects', { from: [null] }, 'from'],
    ['reviews', { review_date: 1e300 }, 'review_date'],
    ['releases', { sites: -1 }, 'sites'],
    ['tags', { swaps: Array(41).fill({ shown: '03 5550 0100', tracking: '1300 555 010' }) }, 'swaps'],
    ['menus', { items: Array(13).fill({ name: 'Cars' }) }, 'items'],
    ['offers', { cars: Array(1001).fill(1) }, 'cars'],
    ['pages', { layout: Array(301).fill({ blockType: 'countdown' }) }, 'layout'],
  ])('of %s with %o is refused with its field', (slug, data, field) => {
    expect(() => write(slug, data)).toThrow(expect.objectContaining({ field, status: 400 }))
  })

  it('may be empty, and sends the number of rows of an empty list as forms do', () => {
    const data = { title: null, layout: 0, publishedAt: '' }
    expect(write('pages', data).data).toEqual({ ...data, layout: [] })
    expect(write('menus', { items: null }).data).toEqual({ items: [] })
  })

  it('may name related documents by id, text or value', () => {
    for (const favicon of [3, '3', { id: 3 }, null]) expect(write('sites', { favicon }).data).toEqual({ favicon })
  })

  it('is not looked at in product code', () => {
    expect(write('pages', { layout: [{}] }, true).data).toEqual({ layout: [{}] })
  })
})
