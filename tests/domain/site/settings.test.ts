import { describe, expect, it } from 'vitest'
import { FLAG_NAMES } from '../../../src/domain/site/flags'
import {
  getSetting,
  inheritFromGroup,
  SETTINGS,
  settingStates,
  settingValues,
  templateValues,
} from '../../../src/domain/site/settings'
import { SITE_TEMPLATE_NAMES } from '../../../src/domain/site/siteTemplate'

const findState = (path: string, ...values: Parameters<typeof settingStates>) =>
  settingStates(...values).find((state) => state.path === path)

describe('[SITE-02] [SITE-03] the settings of a site', () => {
  it('include every flag, text and link once', () => {
    const paths = SETTINGS.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(FLAG_NAMES.filter((name) => paths.includes(`flags.${name}`))).toEqual(FLAG_NAMES)
    expect(paths).toEqual(expect.arrayContaining(['wording.enquireNow', 'links.stock', 'specifications.sold_tag_name']))
  })

  it('are those of the site, else of its group, else of its template', () => {
    const path = 'wording.enquireNow'
    const template = { [path]: 'Enquire' }
    const group = { [path]: 'Ask us' }
    expect(findState(path, { [path]: 'Call me' }, group, template)).toMatchObject({
      value: 'Call me',
      source: 'site',
      inherited: { value: 'Ask us', source: 'group' },
    })
    expect(findState(path, { [path]: 'Ask us' }, group, template)).toMatchObject({ source: 'group' })
    expect(findState(path, { [path]: 'Enquire' }, {}, template)).toMatchObject({ source: 'template', shared: false })
    expect(findState(path, {}, {}, {})).toMatchObject({ value: 'Enquire Now', source: 'template' })
  })

  it.each(SITE_TEMPLATE_NAMES)('the template %s has only existing settings, of the right type', (name) => {
    for (const [path, value] of Object.entries(templateValues(name)))
      expect(typeof value, path).toBe(typeof getSetting(path)?.defaultValue)
  })

  it('are parsed from a document, without values of another type', () => {
    const document = { flags: { reviews: false, finance: null }, wording: { noPrice: 'POA', footerNote: 3 }, name: 'x' }
    expect(settingValues(document)).toEqual({ 'flags.reviews': false, 'wording.noPrice': 'POA' })
  })
})

describe('a change of the group', () => {
  const setting = getSetting('flags.chat')!
  const change = { before: {}, after: { 'flags.chat': true } }

  it('applies to sites with inherited values', () => {
    expect(inheritFromGroup(setting, false, {}, change)).toBe(true)
    expect(inheritFromGroup(setting, undefined, {}, change)).toBe(true)
  })

  it('does not affect sites with their own values', () => {
    const words = getSetting('wording.noPrice')!
    const shares = { before: {}, after: { 'wording.noPrice': 'Ring us' } }
    expect(inheritFromGroup(words, 'POA', {}, shares)).toBe('POA')
    expect(inheritFromGroup(setting, false, { 'flags.chat': true }, change)).toBe(false)
  })

  it('that is removed restores the template’s value', () => {
    const ends = { before: { 'flags.chat': true }, after: {} }
    expect(inheritFromGroup(setting, true, { 'flags.chat': false }, ends)).toBe(false)
  })
})
