import { describe, expect, it } from 'vitest'
import {
  checkExpiry,
  checkHeadings,
  checkOutline,
  checkPictures,
  ownPath,
  readRichText,
  sortFindings,
} from '../../src/domain/publishCheck/publishCheck'
import { findTemplateWords } from '../../src/domain/publishCheck/templateWords'

const picture = { field: 'layout.0.image', place: 'heroBanner', alt: 'A red ute', filename: 'ute.jpg', width: 1600 }

describe('before publishing', () => {
  it('finds pictures without alt text, or with the name of the file as such', () => {
    expect(checkPictures([picture])).toEqual([])
    for (const alt of ['', null, ' UTE ', 'ute.jpg', 'IMG_2041', 'image'])
      expect(checkPictures([{ ...picture, alt }]).map(({ kind }) => kind)).toEqual(['altText'])
  })

  it('finds words of the template that nobody replaced, once for each field', () => {
    const content = (text: string) => ({
      root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
    })
    const left = {
      heading: 'Name of the campaign',
      text: 'Every ute in the yard.',
      content: content('Two or three sentences that help to choose.'),
      questions: [{ question: 'Is it fast?', answer: ' Answer it in a sentence or two. ' }],
    }
    expect(findTemplateWords('layout.2', left)).toEqual([
      {
        kind: 'templateWords',
        field: 'layout.2.heading',
        message: '"Name of the campaign" comes from the template. Write your own words, or remove it.',
      },
      expect.objectContaining({ field: 'layout.2.content' }),
      expect.objectContaining({ field: 'layout.2.questions.0.answer' }),
    ])
    expect(findTemplateWords('layout.0', { heading: 'Name of the campaigner', content: content('Ours.') })).toEqual([])
  })

  it('finds pictures too small for their block', () => {
    expect(checkPictures([{ ...picture, width: 1199 }])).toMatchObject([
      { kind: 'smallPicture', field: 'layout.0.image', message: expect.stringContaining('It needs 1200') },
    ])
    expect(checkPictures([{ ...picture, place: 'tabs', width: 600 }])).toEqual([])
    expect(checkPictures([{ ...picture, place: 'offers', width: 599 }])).toHaveLength(1)
    expect(checkPictures([{ ...picture, place: 'team', width: 80 }]), 'portraits are shown small').toEqual([])
    expect(checkPictures([{ ...picture, place: 'menus', width: 80 }]), 'logos too').toEqual([])
    expect(checkPictures([{ ...picture, width: null }]), 'a PDF').toEqual([])
  })

  it('finds headings that skip a level, or repeat that of the page', () => {
    const levels = (...list: number[]) =>
      checkHeadings(
        'content',
        list.map((level) => ({ level, text: `H${level}` })),
      ).map(({ message }) => message)
    expect(levels(2, 3, 4, 2, 3)).toEqual([])
    expect(levels(3, 4)).toEqual([])
    expect(levels(2, 4)).toEqual(['"H4" is a heading of level 4 after level 2. Use level 3.'])
    expect(levels(1)).toHaveLength(1)
  })

  it('finds headings out of order from block to block of a page', () => {
    const text = (...levels: number[]) => ({
      hasHeading: false,
      isText: true,
      texts: [
        { field: 'content', headings: levels.map((level) => ({ level, text: `H${level}` })), startsWithHeading: true },
      ],
    })
    const heading = { hasHeading: true, isText: false, texts: [] }
    const found = (...blocks: Parameters<typeof checkOutline>[0]) => checkOutline(blocks).map(({ message }) => message)
    expect(found()).toEqual([])
    expect(found(heading, text(2, 3), text(4), heading, text(3)), 'one text goes on where another ends').toEqual([])
    expect(found(heading, text(3)), 'under the title').toEqual([
      '"H3" is a heading of level 3 after level 1. Use level 2.',
    ])
    expect(found(heading, heading, text(4)), 'under a block').toEqual([
      '"H4" is a heading of level 4 after level 2. Use level 3.',
    ])
    expect(found(heading, text(2, 3), heading, text(4)), 'a block starts over').toHaveLength(1)
    expect(found(text(3, 2)), 'the first heading of a first text is the title').toEqual([])
    expect(found(text(2, 3))).toHaveLength(1)
    expect(found(heading, text(1))).toHaveLength(1)
  })

  it('reads headings, links and linked pages of rich text', () => {
    const text = (value: string) => [{ type: 'text', text: value }]
    const root = {
      children: [
        { type: 'heading', tag: 'h3', children: text('Towing') },
        {
          type: 'paragraph',
          children: [
            { type: 'link', fields: { url: '/finance', linkType: 'custom' }, children: text('finance') },
            { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'pages', value: { id: 7 } } } },
          ],
        },
      ],
    }
    expect(readRichText({ root })).toEqual({
      headings: [{ level: 3, text: 'Towing' }],
      links: ['/finance'],
      pages: [7],
    })
    expect(readRichText(null)).toEqual({ headings: [], links: [], pages: [] })
  })

  it('knows links on the own site', () => {
    const hosts = ['dealer.test']
    expect(ownPath('/finance?term=5#rates', hosts)).toBe('/finance')
    expect(ownPath('https://dealer.test/finance', hosts)).toBe('/finance')
    for (const link of ['https://other.test/a', '//other.test/a', 'tel:0299', '#top', '?a=1', ''])
      expect(ownPath(link, hosts), link).toBeNull()
  })

  it('finds what has ended', () => {
    const now = new Date('2026-11-25T00:00:00.000Z')
    const ends = (expiry: string | null) => checkExpiry({ expiry, field: 'expiry', noun: 'offer' }, now)
    expect(ends('2026-11-24T00:00:00.000Z')).toMatchObject([{ kind: 'expired', field: 'expiry' }])
    expect(ends('2026-11-26T00:00:00.000Z')).toEqual([])
    expect(ends(null)).toEqual([])
  })

  it('shows dead links first, then from the top of the form', () => {
    const finding = (kind: 'deadLink' | 'altText', field: string) => ({ kind, field, message: field })
    const sorted = sortFindings([
      finding('altText', 'layout.10.image'),
      finding('altText', 'layout.2.image'),
      finding('deadLink', 'layout.11.link'),
    ])
    expect(sorted.map(({ field }) => field)).toEqual(['layout.11.link', 'layout.2.image', 'layout.10.image'])
  })
})
