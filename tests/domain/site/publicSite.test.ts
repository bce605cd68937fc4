import { expect, it } from 'vitest'
import { publicSite } from '../../../src/domain/site/publicSite'
import type { Site } from '../../../src/domain/site/site'

it('[SITE-01] browsers receive only the listed fields of a site', () => {
  const site = {
    id: 1,
    phone: '02 5550 4100',
    stockNoun: { one: 'car', many: 'cars' },
    links: { stock: '/search', contact: '/contact', finance: '/finance' },
    stockRules: {},
    smtpPassword: 'x',
  } as unknown as Site
  expect(publicSite(site)).toEqual({
    phone: '02 5550 4100',
    stockNoun: { one: 'car', many: 'cars' },
    links: { stock: '/search', contact: '/contact' },
  })
})
