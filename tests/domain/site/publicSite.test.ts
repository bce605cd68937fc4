import { expect, it } from 'vitest'
import { type PublicSite, publicSite } from '../../../src/domain/site/publicSite'
import type { Site } from '../../../src/domain/site/site'

it('[SITE-01] browsers receive only the listed fields of a site', () => {
  const site = {
    id: 1,
    name: 'Harbour',
    stockRules: {},
    domains: ['harbour.test'],
    smtpPassword: 'x',
  } as unknown as Site
  const allowed: (keyof PublicSite)[] = ['id', 'name']
  const entries = Object.entries(publicSite(site)).filter(([, value]) => value !== undefined)
  expect(entries.map(([name]) => name)).toEqual(allowed)
})
