import { describe, expect, test } from 'vitest'
import { themes } from '../../../blocks/examples/themes'
import { addCampaignToVisit, addPageToVisit, EMPTY_VISIT } from '../../../src/domain/leads/visit'
import { applyAccent, campaignLink, codeUtm, utmParams, validateAccent } from '../../../src/domain/site/campaign'
import { validateThemeContrast } from '../../../src/domain/site/contrast'

describe('[SITE-21] a campaign’s accent', () => {
  test('is rejected if text on it has low contrast, with the nearest valid colour', () => {
    expect(validateAccent('accentInk', { accent: '#ffcc00', accentInk: '#ffffff' })).toMatch(
      /nearest valid colour is #/,
    )
    expect(validateAccent('accentInk', { accent: '#0f6b4f', accentInk: '#ffffff' })).toBeNull()
    expect(validateAccent('accent', { accent: 'red' })).toMatch(/hex colour/)
  })

  test.each(Object.entries(themes))('has enough contrast on the pages of %s, whatever it is', (_, theme) => {
    for (const accent of ['#ffff00', '#ffffff', '#000000', '#b04a16']) {
      const { colours } = applyAccent(theme, { accent, accentInk: '#ffffff' })
      expect(validateThemeContrast(colours)).toEqual([])
    }
  })

  test('is unchanged if its contrast is sufficient', () => {
    expect(applyAccent(themes.harbour, { accent: '#0f6b4f', accentInk: '#ffffff' }).colours.accent).toBe('#0f6b4f')
  })
})

describe('[SITE-21] the UTM parameters of a campaign', () => {
  const utm = { source: 'poster', medium: '', campaign: 'eofy' }

  test('are in its link, without empty values', () => {
    expect(campaignLink('https://dealer.test/eofy', utm)).toBe(
      'https://dealer.test/eofy?utm_source=poster&utm_campaign=eofy',
    )
  })

  test('name the QR code as the medium of its own link, and a page without any has none', () => {
    expect(codeUtm(utm)).toEqual({ source: 'poster', medium: 'qr', campaign: 'eofy' })
    expect(codeUtm({ source: '', medium: 'email', campaign: 'eofy' })).toEqual({
      ...{ source: 'poster', medium: 'qr', campaign: 'eofy' },
    })
    const none = { source: '', medium: '', campaign: '' }
    expect(codeUtm(none)).toEqual(none)
  })

  test('include no other field of a form', () => {
    const typed = { ...utm, path: '/eofy' }
    expect(campaignLink('https://dealer.test/eofy', typed)).not.toContain('path')
  })

  test('are added to the lead of a shopper without any', () => {
    const visit = addCampaignToVisit(addPageToVisit(EMPTY_VISIT, '/eofy', ''), utmParams(utm))
    expect(visit.linked_query_params).toEqual({ utm_source: 'poster', utm_campaign: 'eofy' })
  })

  test('never replace those of the link', () => {
    const visit = addPageToVisit(EMPTY_VISIT, '/eofy', '?gclid=abc')
    expect(addCampaignToVisit(visit, utmParams(utm)).linked_query_params).toEqual({ gclid: 'abc' })
  })
})
