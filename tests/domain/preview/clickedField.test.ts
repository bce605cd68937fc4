import { describe, expect, it } from 'vitest'
import { findBlockPath, findClickedField, findSharedWords } from '../../../src/domain/preview/clickedField'
import type { FormValues } from '../../../src/domain/preview/formValues'
import { clickMessage, type PreviewClick, readClickMessage } from '../../../src/domain/preview/previewMessages'

const richText = (...paragraphs: string[]) => ({
  root: { children: paragraphs.map((text) => ({ type: 'paragraph', children: [{ text }] })) },
})

const values: FormValues = {
  title: 'Fleet',
  path: '/fleet',
  layout: 2,
  'layout.0.id': 'hero',
  'layout.0.blockType': 'heroBanner',
  'layout.0.heading': 'Fleet cars, sorted',
  'layout.0.image': 41,
  'layout.0.height': 41,
  'layout.0.buttons': 2,
  'layout.0.buttons.0.id': 'a',
  'layout.0.buttons.0.label': 'Talk to us',
  'layout.0.buttons.1.id': 'b',
  'layout.0.buttons.1.label': 'Talk to us',
  'layout.1.id': 'words',
  'layout.1.blockType': 'richText',
  'layout.1.content': richText('We look after “big” fleets.', 'And small ones.'),
}

const click = (part: Partial<PreviewClick>): PreviewClick => ({
  ...{ block: null, menuItem: null, text: null, isHeading: false, file: null, occurrence: 0, isControl: false },
  themeField: null,
  ...part,
})
const find = (part: Partial<PreviewClick>, fileId: number | null = null) =>
  findClickedField(values, click(part), fileId)

describe('the field of what is clicked in a preview', () => {
  it('is the one with the same words in the block', () => {
    expect(find({ block: 'hero', text: ' fleet cars,\n sorted ' })).toBe('layout.0.heading')
    expect(find({ block: 'words', text: 'Fleet cars, sorted' })).toBe('layout.1.content')
  })

  it('is the rich text with the clicked paragraph', () => {
    expect(find({ block: 'words', text: 'We look after "big" fleets.' })).toBe('layout.1.content')
  })

  it('is told apart by its position if several have the same words', () => {
    expect(find({ block: 'hero', text: 'Talk to us' })).toBe('layout.0.buttons.0.label')
    expect(find({ block: 'hero', text: 'Talk to us', occurrence: 1 })).toBe('layout.0.buttons.1.label')
  })

  it('is the picture’s, not a number that is the same', () => {
    expect(find({ block: 'hero', file: 'yard.jpg' }, 41)).toBe('layout.0.image')
  })

  it('is the first of the block if none has the words, but not for a control of the page', () => {
    expect(find({ block: 'hero', text: '12 cars' })).toBe('layout.0.heading')
    expect(find({ block: 'hero', text: 'Next', isControl: true })).toBeNull()
    expect(find({ block: 'hero', text: 'Talk to us', isControl: true })).toBe('layout.0.buttons.0.label')
  })

  it('is none for words in a block that has no words of its own: they are of another document', () => {
    const layout = { 'layout.0.id': 'yard', 'layout.0.location': null, 'layout.0.fullHours': false }
    const at = (part: Partial<PreviewClick>) => findClickedField(layout, click({ block: 'yard', ...part }), null)
    expect(at({ text: 'By the river since 1974.' })).toBeNull()
    expect(at({})).toBe('layout.0.location')
  })

  it('is the heading of a block that makes its first heading itself', () => {
    const layout = { 'layout.0.id': 'search', 'layout.0.heading': null, 'layout.0.filters.make': [] }
    const at = (isHeading: boolean) =>
      findClickedField(layout, click({ block: 'search', text: 'Cars for sale', isHeading }), null)
    expect(at(true)).toBe('layout.0.heading')
    expect(at(false)).toBeNull()
  })

  it('is in the item of the menu whose dropdown is open: the link, or what makes the links', () => {
    const menu = {
      ...{ 'items.0.id': 'a', 'items.0.name': 'Cars', 'items.0.dynamicDropdown': 'none' },
      ...{ 'items.0.dropdownItems.0.name': 'Used cars', 'items.0.dropdownItems.0.url': '/search/used-cars' },
      ...{ 'items.1.id': 'b', 'items.1.name': 'Models', 'items.1.dynamicDropdown': 'models' },
      ...{ 'items.2.id': 'c', 'items.2.name': 'Service', 'items.2.dropdownItems.0.name': 'Used cars' },
    }
    const at = (menuItem: string, text: string | null) => findClickedField(menu, click({ menuItem, text }), null)
    expect(at('Cars', 'Used cars')).toBe('items.0.dropdownItems.0.name')
    expect(at('Service', 'Used cars')).toBe('items.2.dropdownItems.0.name')
    expect(at('Models', 'Models')).toBe('items.1.name')
    expect(at('Models', 'Tucson from $39,990')).toBe('items.1.dynamicDropdown')
    expect(at('Models', null)).toBe('items.1.dynamicDropdown')
    expect(at('A brand of the brand bar', 'Tucson')).toBeNull()
  })

  it('is the time of the day whose opening hours the page shows in its own form', () => {
    const day = (row: string, weekday: number, open: string | null, close: string | null) => ({
      ...{ [`${row}.id`]: row, [`${row}.weekday`]: String(weekday), [`${row}.status`]: open ? 'Open' : 'By phone' },
      ...{ [`${row}.open`]: open, [`${row}.close`]: close },
    })
    const department = (row: string, type: string, open: string) => ({
      ...{ [`${row}.id`]: row, [`${row}.location_type`]: type },
      ...Object.assign({}, ...[1, 2, 3, 4, 5].map((n, at) => day(`${row}.hours.${at}`, n, open, '17:30'))),
      ...day(`${row}.hours.5`, 6, null, null),
    })
    const yard = {
      name: 'Yard',
      ...department('departments.0', 'service', '07:30'),
      ...department('departments.1', 'sales', '08:30'),
    }
    const at = (text: string, occurrence = 0) =>
      findClickedField(yard, click({ block: 'hours', text, occurrence }), null)
    expect(at('8:30 am – 5:30 pm')).toBe('departments.1.hours.0.open')
    expect(at('7:30 am – 5:30 pm')).toBe('departments.0.hours.0.open')
    // Sales comes first on the page.
    expect([at('Mon-Fri'), at('Mon-Fri', 1)]).toEqual(['departments.1.hours.0.open', 'departments.0.hours.0.open'])
    expect(at('Tue')).toBe('departments.1.hours.1.open')
    expect(at('Sat')).toBe('departments.1.hours.5.status')
    expect(at('9:00 am – 5:30 pm')).toBeNull()
  })

  it('is none for what is not in the form', () => {
    expect(find({ block: 'of the layout', text: 'Opening hours' })).toBeNull()
    expect(find({ text: '/fleet/all-of-them-at-once' })).toBeNull()
  })

  it('is a number if the words show it as a price', () => {
    const offer = { title: 'Summer', price: 23990 }
    expect(findClickedField(offer, click({ text: 'From $23,990 drive away' }), null)).toBe('price')
    expect(findClickedField(offer, click({ text: '$123,990' }), null)).toBeNull()
  })

  it('is a text with a placeholder in which the page shows a value', () => {
    const site = { name: 'Harbour', 'announcement.text': 'Clearance: {count} ex-demo cars' }
    expect(findClickedField(site, click({ text: 'Clearance: 41 ex-demo cars' }), null)).toBe('announcement.text')
    expect(findClickedField(site, click({ text: 'Clearance of 41 new cars' }), null)).toBeNull()
  })

  it('finds a block by its id', () => {
    expect(findBlockPath(values, 'words')).toBe('layout.1')
    expect(findBlockPath(values, 'none')).toBeNull()
  })
})

describe('messages between a preview and its form', () => {
  it('are read as they were sent', () => {
    const sent = click({
      block: 'hero',
      menuItem: 'Cars',
      text: 'Fleet',
      isHeading: true,
      file: 'yard.jpg',
      occurrence: 2,
      isControl: true,
    })
    expect(readClickMessage(clickMessage(sent))).toEqual(sent)
  })

  it('of others, and values of other types, are ignored', () => {
    for (const data of [null, 'text', 7, [], { type: 'payload-live-preview' }])
      expect(readClickMessage(data)).toBeNull()
    const odd = { ...clickMessage(click({})), block: { id: 1 }, text: 'x'.repeat(6000), occurrence: -1 }
    expect(readClickMessage(odd)).toEqual(click({}))
  })
})

describe('words of the whole site', () => {
  const site = { 'wording.enquireNow': 'Enquire Now', 'wording.count': '{count} cars in stock', name: 'Harbour' }

  it('are those that one of its fields has, also with a number in place of a word in braces', () => {
    expect(findSharedWords(site, ' enquire now ')).toBe('wording.enquireNow')
    expect(findSharedWords(site, '41 cars in stock')).toBe('wording.count')
  })

  it('are not those that only contain such words', () => {
    for (const text of ['Enquire Now about Harbour', 'Harbour views', 'no'])
      expect(findSharedWords(site, text)).toBeNull()
  })
})
