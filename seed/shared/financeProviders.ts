import type { DemoSite } from '../demoSite'

type Provider = DemoSite['financeProviders'][number]

/** Limits and rules as a provider has them when staff have changed nothing. */
const USUAL = {
  limits: {
    minimumPrice: 5000,
    rateMin: 0.5,
    rateMax: 15,
    rateStep: 0.5,
    termMin: 1,
    termMax: 7,
    termStep: 0.5,
    interest: 'never',
    residual: 'never',
    monthlyOnly: false,
  },
  carPage: { raisesMaximum: true, longestTerm: null, termChoices: [] },
  fees: { establishment: 0, securityRegistration: 0, dealerAgency: 0, monthlyAccount: 0 },
  rates: { ratePercent: null, comparisonRatePercent: null, comparisonFrom: null, comparisonTo: null },
  display: { needsPayment: true, newerThanYears: null },
} satisfies Partial<Provider>

const decides = (name: string) =>
  `${name} decides each application on its own criteria, and terms, conditions, fees and charges apply. Repayments shown are estimates for a personal borrower who buys with a clear credit history; they are not a quote, an approval or an offer of credit. They assume the term, deposit, final payment and rate that stand beside them.`

/** The city group's lender: every input open to shoppers. */
export const wattleFinance: Provider = {
  ...USUAL,
  name: 'Wattle Finance',
  key: 'Wattle Finance',
  fees: { ...USUAL.fees, establishment: 395 },
  disclaimer: decides('Wattle Finance'),
}

/** An account fee every month, which the comparison rate tells. */
export const tidewaterLoans: Provider = {
  ...USUAL,
  name: 'Tidewater Auto Loans',
  key: 'Tidewater Auto Loans',
  carPage: { ...USUAL.carPage, longestTerm: 7 },
  fees: { ...USUAL.fees, establishment: 495, monthlyAccount: 8 },
  disclaimer: decides('Tidewater Auto Loans'),
}

/** A used-car lender: a dear establishment fee, a range of rates by credit history, nothing for cars over twelve years. */
export const paperbarkCredit: Provider = {
  ...USUAL,
  name: 'Paperbark Credit',
  key: 'Paperbark Credit',
  limits: { ...USUAL.limits, rateMin: 4, rateMax: 20, interest: 'usedCars', residual: 'usedCars' },
  carPage: { ...USUAL.carPage, raisesMaximum: false },
  fees: { ...USUAL.fees, establishment: 1360.5 },
  rates: { ratePercent: 8.95, comparisonRatePercent: null, comparisonFrom: 8.38, comparisonTo: 19.42 },
  display: { needsPayment: false, newerThanYears: 12 },
  disclaimer: decides('Paperbark Credit'),
}

/** Machinery by the month, over three, four or five years. */
export const paddockFinance: Provider = {
  ...USUAL,
  name: 'Paddock Equipment Finance',
  key: 'Paddock Equipment Finance',
  limits: { ...USUAL.limits, rateMin: 4, rateMax: 12, monthlyOnly: true },
  carPage: { ...USUAL.carPage, termChoices: [3, 4, 5] },
  fees: { ...USUAL.fees, establishment: 350 },
  disclaimer: decides('Paddock Equipment Finance'),
}

/** Caravans over up to seven years, without a final payment. */
export const longRoadFinance: Provider = {
  ...USUAL,
  name: 'Long Road Leisure Finance',
  key: 'Long Road Leisure Finance',
  limits: { ...USUAL.limits, rateMin: 7.5, rateMax: 14.5, termStep: 1, residual: 'always' },
  fees: { ...USUAL.fees, establishment: 450, monthlyAccount: 5 },
  disclaimer: decides('Long Road Leisure Finance'),
}
