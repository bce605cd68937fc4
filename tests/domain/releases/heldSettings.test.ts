import { describe, expect, it } from 'vitest'
import {
  addSettings,
  changedSettings,
  findGoneSettings,
  hasSettings,
  holdSettings,
  leftSettings,
  mergeSettings,
  pickSettings,
  settingsAfter,
  undoSettings,
  withoutSettings,
} from '../../../src/domain/releases/heldSettings'

const stored = {
  id: 1,
  name: 'Harbour',
  domains: [{ id: 'a', host: 'harbour.test' }],
  theme: { colours: { ink: '#000000', paper: '#ffffff' }, corners: 'round' },
  brands: [{ id: 'x', make: 3, link: null }],
  flags: { offers: true, chat: false },
  logo: 7,
}

describe('the settings that a release holds', () => {
  it('are those that the form changed, nested as they are stored', () => {
    const form = {
      ...stored,
      theme: { colours: { ink: '#112233', paper: '#ffffff' }, corners: 'round' },
      brands: [
        { id: 'x', make: 3 },
        { id: 'y', make: 4 },
      ],
      flags: { offers: false },
    }
    expect(changedSettings(stored, form)).toEqual({
      theme: { colours: { ink: '#112233' } },
      brands: [
        { id: 'x', make: 3 },
        { id: 'y', make: 4 },
      ],
      flags: { offers: false },
    })
  })

  it('are none if the form has what is stored, whatever it leaves out or writes as empty', () => {
    expect(changedSettings(stored, { ...stored, brands: [{ id: 'x', make: 3, link: '' }], note: '' })).toBeNull()
    expect(changedSettings(stored, { name: 'Harbour' })).toBeNull()
  })

  it('are never addresses or rights, which take effect at once', () => {
    expect(changedSettings(stored, { domains: [], group: 4, slug: 'x', publishing: { menus: 'authors' } })).toBeNull()
  })

  it('are merged into what is stored by then, and picked from it for a rollback', () => {
    const held = { theme: { colours: { ink: '#112233' } }, logo: 9 }
    const later = { ...stored, theme: { colours: { ink: '#000000', paper: '#eeeeee' }, corners: 'sharp' } }
    expect(mergeSettings(later, held)).toEqual({
      theme: { colours: { ink: '#112233', paper: '#eeeeee' }, corners: 'sharp' },
      logo: 9,
    })
    expect(pickSettings(stored, held)).toEqual({ theme: { colours: { ink: '#000000' } }, logo: 7 })
    expect(hasSettings({ ...later, ...mergeSettings(later, held) }, held)).toBe(true)
    expect(hasSettings(later, held)).toBe(false)
  })

  it('grow by what is added later, which wins', () => {
    const held = { theme: { colours: { ink: '#112233' } }, logo: 9 }
    expect(addSettings(held, { theme: { colours: { paper: '#eeeeee' }, corners: 'sharp' }, logo: 4 })).toEqual({
      theme: { colours: { ink: '#112233', paper: '#eeeeee' }, corners: 'sharp' },
      logo: 4,
    })
  })
})

describe('a list that a draft holds by its rows', () => {
  const a = { id: 'a', text: 'A', link: '/a' }
  const b = { id: 'b', text: 'B', link: '/b' }
  const c = { id: 'c', text: 'C', link: '/c' }
  const d = { id: 'd', text: 'D', link: '/d' }
  const site = (...planned: object[]) => ({ announcement: { text: 'Hi', planned } })
  /** The list that is published: drafted from one state of the site, merged into another. */
  const publish = (base: object[], draft: object[], live: object[]) => {
    const held = holdSettings(site(...base), site(...draft))
    const merged = mergeSettings(site(...live), held ?? {}) as Partial<ReturnType<typeof site>>
    return merged.announcement?.planned ?? live
  }

  it.each([
    [
      'a changed row and another changed live',
      [a, b],
      [{ ...a, text: 'A1' }, b],
      [a, { ...b, text: 'B1' }],
      [
        { ...a, text: 'A1' },
        { ...b, text: 'B1' },
      ],
    ],
    [
      'two fields of one row',
      [a],
      [{ ...a, text: 'A1' }],
      [{ ...a, link: '/new' }],
      [{ ...a, text: 'A1', link: '/new' }],
    ],
    [
      'one field of one row: the draft wins',
      [a],
      [{ ...a, text: 'draft' }],
      [{ ...a, text: 'live' }],
      [{ ...a, text: 'draft' }],
    ],
    ['rows added by both', [a], [a, b], [a, c], [a, b, c]],
    ['rows added to an empty list by both', [], [b], [c], [b, c]],
    [
      'rows added one after the other, at the start and between',
      [a, c],
      [d, a, b, { ...b, id: 'b2' }, c],
      [a, c],
      [d, a, b, { ...b, id: 'b2' }, c],
    ],
    ['a row added after one that was removed live', [a, b], [a, b, c], [a], [a, c]],
    ['a row removed, and one added live', [a, b], [b], [a, b, c], [b, c]],
    ['a row removed by both', [a, b], [b], [b], [b]],
    ['a row removed by the draft and changed live', [a, b], [b], [{ ...a, text: 'A1' }, b], [b]],
    ['a row removed live that the draft left alone', [a, b], [a, { ...b, text: 'B1' }], [b], [{ ...b, text: 'B1' }]],
    ['all rows removed, and one added live', [a, b], [], [a, b, c], [c]],
    [
      'rows moved, one changed and one added live',
      [a, b, c],
      [c, a, b],
      [a, { ...b, text: 'B1' }, c, d],
      [c, d, a, { ...b, text: 'B1' }],
    ],
    ['rows moved live, and one added', [a, b, c], [a, d, b, c], [c, b, a], [c, b, a, d]],
    ['rows moved, of which one was removed live', [a, b, c], [c, b, a], [a, c], [c, a]],
    [
      'a row that the draft added and that is live already',
      [a],
      [a, { ...b, text: 'B1' }],
      [b, a],
      [{ ...b, text: 'B1' }, a],
    ],
    ['no change', [a, b], [a, b], [b], [b]],
  ])('merges %s', (_, base, draft, live, expected) => {
    expect(publish(base, draft, live)).toEqual(expected)
  })

  it('holds only what differs, and nothing of a list that is as it is live', () => {
    const held = holdSettings(site(a, b), site({ ...a, text: 'A1' }, b))
    expect(JSON.stringify(held)).not.toContain('/b')
    expect(leftSettings(site({ ...a, text: 'A1' }, b), held!)).toBeNull()
    expect(holdSettings(site(a, b), { announcement: { planned: [a, b] } })).toBeNull()
    // A draft of before, which holds the whole list, is published as it was.
    expect(mergeSettings(site(a, b), { announcement: { planned: [c] } })).toEqual(site(c))
  })

  it('merges lists within rows', () => {
    const row = (text: string, ...items: object[]) => ({ id: 'z', text, items })
    const held = holdSettings(site(row('Z', a, b)), site(row('Z1', { ...a, text: 'A1' }, b)))!
    expect(mergeSettings(site(row('Z', a, c)), held)).toEqual(site(row('Z1', { ...a, text: 'A1' }, c)))
    expect(findGoneSettings(site(row('Z', b)), held)).toEqual([
      { path: 'announcement planned items', row: { ...a, text: 'A1' } },
    ])
  })

  it('holds lists without ids of rows whole', () => {
    const held = holdSettings({ makes: [1, 2], filters: [{ name: 'x' }] }, { makes: [2, 3], filters: [{ name: 'y' }] })
    expect(held).toEqual({ makes: [2, 3], filters: [{ name: 'y' }] })
  })

  it('names a changed row that was removed live, until somebody saves it again or removes it too', () => {
    const held = holdSettings(site(a, b), site({ ...a, text: 'A1' }, b))!
    expect(findGoneSettings(site(a, b), held)).toEqual([])
    const gone = [{ path: 'announcement planned', row: { ...a, text: 'A1' } }]
    expect(findGoneSettings(site(b), held)).toEqual(gone)
    // The form has it.
    const form = mergeSettings(site(b), held)
    expect(form).toEqual(site({ ...a, text: 'A1' }, b))
    // What somebody else publishes leaves it to be decided.
    const left = leftSettings(site(b, c), held)!
    expect(findGoneSettings(site(b, c), left)).toEqual(gone)
    const kept = holdSettings(site(b), form, withoutSettings(held, form))!
    expect(findGoneSettings(site(b), kept)).toEqual([])
    expect(mergeSettings(site(b, c), kept)).toEqual(site({ ...a, text: 'A1' }, b, c))
    expect(holdSettings(site(b), site(b), withoutSettings(held, site(b)))).toBeNull()
  })

  it('is taken back by its rows, and leaves what others changed since', () => {
    const held = holdSettings(site(a, b), site(c, { ...b, text: 'B1', note: 'new' }))!
    const published = mergeSettings(site(a, b), held)
    expect(hasSettings(published, held)).toBe(true)
    const undo = undoSettings(site(a, b), held)
    expect(settingsAfter(published, undo)).toEqual({ announcement: { planned: [a, { ...b, note: null }] } })
    const later = site(...(published as ReturnType<typeof site>).announcement.planned, d)
    expect(hasSettings(later, held)).toBe(true)
    expect(mergeSettings(later, undo)).toEqual(site(a, { ...b, note: null }, d))
    expect(hasSettings(site(c, { ...b, text: 'B2', note: 'new' }), held)).toBe(false)
    expect(hasSettings(site(c), held)).toBe(false)
  })

  it('stays beside what is added to the draft, unless that has the list too', () => {
    const held = holdSettings(site(a), site({ ...a, text: 'A1' }))!
    expect(addSettings(held, { announcement: { text: 'Hello' } })).toEqual({
      announcement: { ...(held.announcement as object), text: 'Hello' },
    })
    expect(settingsAfter(site(a), addSettings(held, site(b)))).toEqual(site(b))
  })
})
