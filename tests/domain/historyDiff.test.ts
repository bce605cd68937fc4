import { describe, expect, it } from 'vitest'
import { diffDocuments, diffPlaces, HIDDEN_VALUE } from '../../src/domain/history/diffDocuments'

describe('the difference of two states of a document', () => {
  it('a long text is never cut in the middle of an emoji, which Postgres refuses in JSON', () => {
    for (const shift of ['', 'a']) {
      const text = shift + '👍🏽 '.repeat(400)
      const rows = { items: [{ id: '1', name: text, price: 2 }] }
      const changes = [
        ...diffDocuments({ note: 'before' }, { note: text }),
        ...diffDocuments({ items: [{ id: '1', name: text, price: 1 }] }, rows),
      ]
      expect(changes.length).toBeGreaterThan(1)
      expect(JSON.stringify(changes)).not.toMatch(/\\ud/)
    }
  })

  it('names each changed field with its values', () => {
    const before = { title: 'Runout', price: 100, visible: true, meta: { title: null }, updatedAt: '1' }
    const after = { title: 'Runout', price: 90, visible: false, meta: { title: 'Save' }, updatedAt: '2' }
    expect(diffDocuments(before, after)).toEqual([
      { path: 'price', before: '100', after: '90' },
      { path: 'visible', before: 'yes', after: 'no' },
      { path: 'meta title', before: null, after: 'Save' },
    ])
  })

  it('treats empty values alike, and a populated relation as its id', () => {
    expect(diffDocuments({ image: 3, text: null }, { image: { id: 3, updatedAt: '1', alt: 'x' }, text: '' })).toEqual(
      [],
    )
  })

  it('matches rows by id: a moved row is a change of the order, not of every row after it', () => {
    const [a, b] = [
      { id: 'a', name: 'New' },
      { id: 'b', name: 'Used', links: [{ id: 'c', url: '/used' }] },
    ]
    expect(diffDocuments({ items: [a, b] }, { items: [b, a] })).toEqual([
      { path: 'items', before: 'New, Used', after: 'Used, New' },
    ])
    const changed = { ...b, links: [{ id: 'c', url: '/search' }] }
    expect(diffDocuments({ items: [a, b] }, { items: [a, changed] })).toEqual([
      { path: 'items 2 links 1 url', before: '/used', after: '/search' },
    ])
  })

  it('names rows without a name by their first text', () => {
    const [x, y] = [
      { id: 'a', url: 'https://social.test/harbour' },
      { id: 'b', url: 'https://photos.test/harbour' },
    ]
    expect(diffDocuments({ items: [x, y] }, { items: [y] })).toContainEqual({
      ...{ path: 'items', before: 'https://social.test/harbour, https://photos.test/harbour' },
      after: 'https://photos.test/harbour',
    })
  })

  it('matches rows without an id by their place, so that none is told twice', () => {
    const stored = [
      { id: 'a', blockType: 'heroBanner', heading: 'Hi', actions: [{ id: 'x', label: 'Go' }] },
      { id: 'b', blockType: 'stockList', limit: 8 },
    ]
    const sent = [
      { blockType: 'heroBanner', heading: 'Hi', actions: [{ label: 'Go' }] },
      { blockType: 'stockList', limit: 12 },
    ]
    const change = { path: 'layout 2 limit', before: '8', after: '12' }
    expect(diffDocuments({ layout: stored }, { layout: sent })).toEqual([change])
    expect(diffDocuments({ layout: sent }, { layout: stored })).toEqual([{ ...change, before: '12', after: '8' }])
    const anew = sent.map((row, index) => ({ ...row, id: `new ${index}` }))
    expect(diffDocuments({ layout: stored }, { layout: anew })).toEqual([change])
    expect(diffDocuments({ layout: stored }, { layout: [anew[1]] })).toContainEqual({
      ...{ path: 'layout', before: 'heroBanner, stockList', after: 'stockList' },
    })
    const other = [sent[0], { ...sent[1], limit: 4 }]
    expect(diffPlaces({ layout: sent }, { layout: other })).toEqual([
      { ...change, before: '12', after: '4', blocks: ['stockList'] },
    ])
  })

  it('records that a secret changed, not what it is', () => {
    expect(diffDocuments({ webhookUrl: 'https://a' }, { webhookUrl: 'https://b' })).toEqual([
      { path: 'webhookUrl', before: HIDDEN_VALUE, after: HIDDEN_VALUE },
    ])
    expect(diffDocuments({ salt: 'a', hash: 'b', sessions: [{ id: 'x' }] }, {})).toEqual([])
  })

  it('records of personal data only which fields changed', () => {
    // Whether an enquiry is answered is no personal data, and reports measure when it was.
    const lead = { hideValues: true, shown: ['status'] }
    expect(diffDocuments({ status: 'new', name: 'Ada' }, { status: 'done', name: 'Grace' }, lead)).toEqual([
      { path: 'status', before: 'new', after: 'done' },
      { path: 'name', before: '(not recorded)', after: '(not recorded)' },
    ])
    const [change] = diffDocuments({ email: 'ada@example.test' }, { email: 'grace@example.test' }, { hideValues: true })
    expect(change).toEqual({ path: 'email', before: HIDDEN_VALUE, after: HIDDEN_VALUE })
  })

  it('shows the words of rich text', () => {
    const text = (words: string) => ({ root: { children: [{ type: 'paragraph', children: [{ text: words }] }] } })
    expect(diffDocuments({ content: text('Open') }, { content: text('Closed') })).toEqual([
      { path: 'content', before: 'Open', after: 'Closed' },
    ])
  })

  it('is limited in size, and shows where long texts differ', () => {
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`field${index}`, index + 1]))
    const changes = diffDocuments({}, many)
    expect(changes).toHaveLength(60)
    expect(changes.at(-1)?.path).toBe('and 141 more fields')
    const start = 'word '.repeat(2000)
    const [change] = diffDocuments({ text: `${start}old` }, { text: `${start}new` })
    expect(change?.after).toMatch(/^…(word )+new$/)
    expect(change?.after?.length).toBeLessThanOrEqual(300)
  })
})
