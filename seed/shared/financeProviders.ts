import type { DemoSite } from '../demoSite'

type Provider = DemoSite['financeProviders'][number]

/** Default limits and rules of a provider. */
const DEFAULTS = {
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
  carPage: { raisesMaximum: true, maxTerm: null, termChoices: [] },
  fees: { establishment: 0, securityRegistration: 0, dealerAgency: 0, monthlyAccount: 0 },
  rates: { ratePercent: null, comparisonRatePercent: null, comparisonFrom: null, comparisonTo: null },
  display: { needsPayment: true, newerThanYears: null },
} satisfies Partial<Provider>

const buildDisclaimer = (name: string) =>
  `${name} decides each application on its own criteria, and terms, conditions, fees and charges apply. Repayments shown are estimates for a personal borrower who buys with a clear credit history; they are not a quote, an approval or an offer of credit. They assume the term, deposit, final payment and rate shown.`

/** The city group's lender. Shoppers can change every input. */
export const wattleFinance: Provider = {
  ...DEFAULTS,
  name: 'Wattle Finance',
  key: 'Wattle Finance',
  fees: { ...DEFAULTS.fees, establishment: 395 },
  disclaimer: buildDisclaimer('Wattle Finance'),
}

/** A lender with a monthly account fee, which raises the comparison rate. */
export const tidewaterLoans: Provider = {
  ...DEFAULTS,
  name: 'Tidewater Auto Loans',
  key: 'Tidewater Auto Loans',
  carPage: { ...DEFAULTS.carPage, maxTerm: 7 },
  fees: { ...DEFAULTS.fees, establishment: 495, monthlyAccount: 8 },
  disclaimer: buildDisclaimer('Tidewater Auto Loans'),
}

/** A used-car lender with a high establishment fee, a range of rates by credit history and a limit of 12 years. */
export const paperbarkCredit: Provider = {
  ...DEFAULTS,
  name: 'Paperbark Credit',
  key: 'Paperbark Credit',
  limits: { ...DEFAULTS.limits, rateMin: 4, rateMax: 20, interest: 'usedCars', residual: 'usedCars' },
  carPage: { ...DEFAULTS.carPage, raisesMaximum: false },
  fees: { ...DEFAULTS.fees, establishment: 1360.5 },
  rates: { ratePercent: 8.95, comparisonRatePercent: null, comparisonFrom: 8.38, comparisonTo: 19.42 },
  display: { needsPayment: false, newerThanYears: 12 },
  disclaimer: buildDisclaimer('Paperbark Credit'),
}

/** A machinery lender with monthly repayments over 3, 4 or 5 years. */
export const paddockFinance: Provider = {
  ...DEFAULTS,
  name: 'Paddock Equipment Finance',
  key: 'Paddock Equipment Finance',
  limits: { ...DEFAULTS.limits, rateMin: 4, rateMax: 12, monthlyOnly: true },
  carPage: { ...DEFAULTS.carPage, termChoices: [3, 4, 5] },
  fees: { ...DEFAULTS.fees, establishment: 350 },
  disclaimer: buildDisclaimer('Paddock Equipment Finance'),
}

/** A caravan lender with terms up to 7 years and no final payment. */
export const longRoadFinance: Provider = {
  ...DEFAULTS,
  name: 'Long Road Leisure Finance',
  key: 'Long Road Leisure Finance',
  limits: { ...DEFAULTS.limits, rateMin: 7.5, rateMax: 14.5, termStep: 1, residual: 'always' },
  fees: { ...DEFAULTS.fees, establishment: 450, monthlyAccount: 5 },
  disclaimer: buildDisclaimer('Long Road Leisure Finance'),
}
