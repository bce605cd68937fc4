import { expect, it } from 'vitest'
import { hasSameContent } from '../../src/domain/sameContent'

const published = {
  id: 3,
  title: 'Spring sale',
  updatedAt: '2026-03-10T04:12:00.000Z',
  updatedBy: 'Alex',
  _status: 'published',
  layout: [{ id: 'a', blockType: 'locationMap', heading: null }],
}

it('a draft has the content of what is published, whoever saved it when, and with nothing in place of nothing', () => {
  const draft = { ...published, id: 8, updatedAt: '2026-03-11T04:12:00.000Z', updatedBy: 'Bea', _status: 'draft' }
  expect(hasSameContent(published, draft)).toBe(true)
  expect(hasSameContent(published, { ...draft, layout: [{ id: 'a', blockType: 'locationMap', heading: '' }] })).toBe(
    true,
  )
  expect(hasSameContent(published, { ...draft, subtitle: null, tags: [] })).toBe(true)
  // The zone of a time that is not set.
  expect(hasSameContent(published, { ...draft, start: null, start_tz: 'Australia/Perth' })).toBe(true)
  // The zone of a time that was stored without one.
  const dated = { ...published, start: '2026-03-10T04:12:00.000Z', start_tz: null }
  expect(hasSameContent(dated, { ...dated, start_tz: 'Australia/Perth' })).toBe(true)
  expect(hasSameContent(dated, { ...dated, start: '2026-03-10T04:13:00.000Z', start_tz: 'Australia/Perth' })).toBe(
    false,
  )
})

it('it has not with another word, row or order, or with a switch turned off that is on by default', () => {
  expect(hasSameContent(published, { ...published, title: 'Spring Sale' })).toBe(false)
  expect(hasSameContent(published, { ...published, layout: [] })).toBe(false)
  const zoned = { ...published, start: '2026-03-10T04:12:00.000Z', start_tz: 'Australia/Perth' }
  expect(hasSameContent(zoned, { ...zoned, start_tz: 'Australia/Melbourne' })).toBe(false)
  const [map] = published.layout
  expect(hasSameContent(published, { ...published, layout: [{ ...map, showList: false }] })).toBe(false)
  const [first, second] = [{ id: 'a' }, { id: 'b' }]
  expect(hasSameContent({ rows: [first, second] }, { rows: [second, first] })).toBe(false)
})
