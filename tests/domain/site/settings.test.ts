import { describe, expect, it } from 'vitest'
import { FLAG_NAMES, OFFERED_FLAGS } from '../../../src/domain/site/flags'
import {
  getSetting,
  inheritFromGroup,
  SETTINGS,
  settingStates,
  settingValues,
  templateValues,
} from '../../../src/domain/site/settings'
import { SITE_TEMPLATE_NAMES } from '../../../src/domain/site/siteTemplate'

const stateOf = (path: string, ...values: Parameters<typeof settingStates>) =>
  settingStates(...values).find((state) => state.path === path)

describe('[SITE-02] [SITE-03] the settings of a site', () => {
  it('are every switch, phrase and link, each once', () => {
    const paths = SETTINGS.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(FLAG_NAMES.filter((name) => paths.includes(`flags.${name}`))).toEqual(OFFERED_FLAGS)
    expect(paths).toEqual(expect.arrayContaining(['wording.enquireNow', 'links.stock', 'specifications.sold_tag_name']))
  })

  it('come from the site where it has its own, else from its group, else from its template', () => {
    const path = 'wording.enquireNow'
    const template = { [path]: 'Enquire' }
    const group = { [path]: 'Ask us' }
    expect(stateOf(path, { [path]: 'Call me' }, group, template)).toMatchObject({
      value: 'Call me',
      source: 'site',
      inherited: { value: 'Ask us', source: 'group' },
    })
    expect(stateOf(path, { [path]: 'Ask us' }, group, template)).toMatchObject({ source: 'group' })
    expect(stateOf(path, { [path]: 'Enquire' }, {}, template)).toMatchObject({ source: 'template', shared: false })
    expect(stateOf(path, {}, {}, {})).toMatchObject({ value: 'Enquire Now', source: 'template' })
  })

  it.each(SITE_TEMPLATE_NAMES)('the template %s decides only settings that there are, of their own kind', (name) => {
    for (const [path, value] of Object.entries(templateValues(name)))
      expect(typeof value, path).toBe(typeof getSetting(path)?.defaultValue)
  })

  it('are read out of a document, without what is of another kind', () => {
    const document = { flags: { reviews: false, finance: null }, wording: { noPrice: 'POA', footerNote: 3 }, name: 'x' }
    expect(settingValues(document)).toEqual({ 'flags.reviews': false, 'wording.noPrice': 'POA' })
  })
})

describe('a change of the group', () => {
  const setting = getSetting('flags.chat')!
  const change = { before: {}, after: { 'flags.chat': true } }

  it('is followed by sites that have what they inherited', () => {
    expect(inheritFromGroup(setting, false, {}, change)).toBe(true)
    expect(inheritFromGroup(setting, undefined, {}, change)).toBe(true)
  })

  it('leaves sites alone that have their own', () => {
    const words = getSetting('wording.noPrice')!
    const shares = { before: {}, after: { 'wording.noPrice': 'Ring us' } }
    expect(inheritFromGroup(words, 'POA', {}, shares)).toBe('POA')
    expect(inheritFromGroup(setting, false, { 'flags.chat': true }, change)).toBe(false)
  })

  it('that ends brings the template back', () => {
    const ends = { before: { 'flags.chat': true }, after: {} }
    expect(inheritFromGroup(setting, true, { 'flags.chat': false }, ends)).toBe(false)
  })
})
