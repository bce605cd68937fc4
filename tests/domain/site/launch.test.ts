import { describe, expect, it } from 'vitest'
import { formatAbn } from '../../../src/domain/site/abn'
import { isLicenceNumber } from '../../../src/domain/site/dealerLicence'
import { internalLinks } from '../../../src/domain/site/internalLinks'
import { canLaunch, type LaunchFacts, launchSteps } from '../../../src/domain/site/launch'

const READY: LaunchFacts = {
  siteId: 7,
  template: 'multiBrand',
  launchedAt: null,
  businessNumber: '51 824 753 556',
  phone: '03 5550 0199',
  hasLogo: true,
  contrastProblems: [],
  locations: [{ name: 'Echuca', state: 'VIC', hasAddress: true, licenceNumber: 'LMCT 10123', hasHours: true }],
  listedCars: 1200,
  feeds: 1,
  finance: { isOn: true, ratePercent: 7.99, hasFees: true },
  leadRecipients: ['leads@redgum.test'],
  receivedTestLead: 'R-1',
  legalPages: [
    { path: '/terms-and-conditions', updatedAt: '2026-11-01T00:00:00.000Z' },
    { path: '/privacy-policy', updatedAt: '2026-11-01T00:00:00.000Z' },
  ],
  legalReadAt: '2026-11-02T00:00:00.000Z',
  domains: [{ host: 'www.redgum.test', addresses: ['203.0.113.9'], tlsProblem: null }],
  hasLocalHost: false,
  users: 2,
}

const stepOf = (name: string, facts: Partial<LaunchFacts>) =>
  launchSteps({ ...READY, ...facts }).find((step) => step.name === name)!

describe('[SITE-01] the checklist of a launch', () => {
  it('lets a complete site go live', () => {
    expect(launchSteps(READY).filter(({ isDone }) => !isDone)).toEqual([])
    expect(canLaunch(launchSteps(READY))).toBe(true)
  })

  const location = READY.locations[0]!
  it.each<[string, Partial<LaunchFacts>, string | RegExp]>([
    ['business', { businessNumber: null }, /ABN/],
    ['business', { businessNumber: '51 824 753 557' }, /ABN/],
    ['licence', { locations: [{ ...location, licenceNumber: null }] }, /LMCT.*Echuca.*Consumer Affairs Victoria/],
    ['licence', { locations: [{ ...location, state: 'WA', licenceNumber: 'MD' }] }, /Consumer Protection WA/],
    ['address', { locations: [] }, 'Add a visible location.'],
    ['hours', { locations: [{ ...location, hasHours: false }] }, /every weekday, or that it is closed/],
    ['phone', { phone: null }, /main number/],
    ['colours', { contrastProblems: [{ colour: 'ink', on: 'paper', ratio: 3.1, required: 4.5 }] }, /3.1:1/],
    ['stock', { listedCars: 0, feeds: 0 }, /Connect a feed/],
    ['stock', { listedCars: 0 }, /no vehicle/],
    ['finance', { finance: { isOn: true, ratePercent: null, hasFees: true } }, /turn Finance off/],
    ['finance', { finance: { isOn: true, ratePercent: 7.99, hasFees: false } }, /rate and fees/],
    ['leads', { leadRecipients: [] }, /who gets leads/],
    ['leads', { receivedTestLead: null }, 'Send a test lead to leads@redgum.test.'],
    ['legal', { legalPages: [] }, 'Publish /terms-and-conditions.'],
    ['legal', { legalReadAt: null }, /Read both/],
    ['legal', { legalReadAt: '2026-10-31T00:00:00.000Z' }, /changed after it was read/],
    ['domain', { domains: [] }, 'Enter the host name.'],
    ['domain', { domains: [{ host: 'www.redgum.test', addresses: [], tlsProblem: null }] }, /no DNS record/],
    ['domain', { domains: [{ host: 'www.redgum.test', addresses: ['::1'], tlsProblem: 'expired' }] }, /expired/],
    ['users', { users: 0 }, /Create a login/],
  ])('%s is missing with %j', (name, facts, detail) => {
    const step = stepOf(name, facts)
    expect(step.detail).toMatch(detail)
    expect([step.isDone, step.isRequired]).toEqual([false, true])
    expect(canLaunch(launchSteps({ ...READY, ...facts }))).toBe(false)
  })

  it('needs a domain that was entered to work, also where the site has a name under localhost', () => {
    const domains = [{ host: 'www.redgum.test', addresses: [], tlsProblem: null }]
    expect(stepOf('domain', { domains, hasLocalHost: true })).toMatchObject({ isDone: false, isRequired: true })
    const local = [{ host: 'redgum.localhost', addresses: [], tlsProblem: null }]
    expect(stepOf('domain', { domains: local, hasLocalHost: true })).toMatchObject({ isRequired: false })
  })

  it('goes live without a logo, without finance, with a local name, and with caravans without a licence', () => {
    const facts = {
      hasLogo: false,
      finance: { isOn: false, ratePercent: null, hasFees: false },
      domains: [],
      hasLocalHost: true,
    }
    expect(canLaunch(launchSteps({ ...READY, ...facts }))).toBe(true)
    const unlicensed = [{ ...location, licenceNumber: null }]
    expect(canLaunch(launchSteps({ ...READY, template: 'caravan', locations: unlicensed }))).toBe(true)
  })
})

it('[SITE-01] an ABN has eleven digits whose weighted sum divides by 89', () => {
  expect(formatAbn('51824753556')).toBe('51 824 753 556')
  expect(formatAbn(' 51 824 753 556 ')).toBe('51 824 753 556')
  for (const wrong of ['51824753557', '5182475355', '01824753556', 'ABN 51824753556', ''])
    expect([wrong, formatAbn(wrong)]).toEqual([wrong, null])
})

it('[SITE-01] a licence number has at least three digits', () => {
  expect(['LMCT 10123', 'MD 123', '4567890'].every(isLicenceNumber)).toBe(true)
  expect(['', 'pending', 'MD 12', null, undefined].some(isLicenceNumber)).toBe(false)
})

it('[SITE-01] the links of blocks and menus are the paths of link fields, each once, without query', () => {
  const blocks = [
    { blockType: 'heroBanner', actions: [{ label: '/not-a-link', link: '/finance?from=hero' }], text: '/nor-this' },
    { buttonLink: '/finance#form', stockLink: '/search/used-cars', url: 'https://example.com/x' },
    { link: '//evil.test', aboutLink: '#range', dropdownItems: [{ url: '/careers' }] },
  ]
  expect(internalLinks(blocks)).toEqual(['/finance', '/search/used-cars', '/careers'])
})
