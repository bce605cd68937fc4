import { expect, it } from 'vitest'
import { weeklyBudgetTerms } from '../../../src/domain/finance/weeklyBudgetTerms'
import { buildSite } from '../stockIndexSites'

const NOW = new Date('2026-06-10T03:00:00Z')
const { finance } = buildSite(1)

it('[FIN-13] a weekly budget states the terms of the site, with the comparison rate', () => {
  expect(weeklyBudgetTerms(finance, NOW)).toMatch(
    /^Estimate at 7\.99% p\.a\. \(comparison rate [\d.]+% p\.a\.\) over a 5 year term with a 10% deposit, a 30% final payment and \$395 of fees added to the loan\.$/,
  )
})

it('[FIN-09] there are none if the site has no rate', () => {
  expect(weeklyBudgetTerms({ ...finance, ratePercent: 0 }, NOW)).toBeNull()
})
