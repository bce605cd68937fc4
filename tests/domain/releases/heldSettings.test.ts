import { describe, expect, it } from 'vitest'
import {
  addSettings,
  changedSettings,
  hasSettings,
  mergeSettings,
  pickSettings,
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
  it('are those that the form changed, nested as they are stored; lists are whole', () => {
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
