import { amortise } from '../../src/domain/finance/amortise'
import { exampleComparisonRatePercent } from '../../src/domain/finance/comparisonRate'
import type { FeedLender } from './feedCar'
import type { Random } from './random'

/** A lender that the dealer writes loans for. No such company exists. Rates are percent a year. */
export interface DemoLender {
  name: string
  /** lowest and highest rate it offers, the lowest for a new car */
  rates: [from: number, to: number]
  establishment: number
  monthlyAccount: number
  terms: number[]
  /** share of the price left as the final payment */
  balloon: number
}

export const LENDERS = {
  wattle: {
    name: 'Wattle Finance',
    rates: [5.99, 9.49],
    establishment: 395,
    monthlyAccount: 0,
    terms: [5],
    balloon: 0.3,
  },
  tidewater: {
    name: 'Tidewater Auto Loans',
    rates: [6.49, 10.95],
    establishment: 495,
    monthlyAccount: 8,
    terms: [5, 7],
    balloon: 0,
  },
  paddock: {
    name: 'Paddock Equipment Finance',
    rates: [4.99, 8.25],
    establishment: 350,
    monthlyAccount: 0,
    terms: [4, 5],
    balloon: 0.2,
  },
  longRoad: {
    name: 'Long Road Leisure Finance',
    rates: [7.49, 9.99],
    establishment: 450,
    monthlyAccount: 5,
    terms: [7],
    balloon: 0,
  },
} satisfies Record<string, DemoLender>

const DEPOSIT = 0.1
const cents = (dollars: number) => Math.round(dollars * 100)
const dollarsOf = (amount: number) => Math.round(amount) / 100
const percent = (rate: number) => `${rate.toFixed(2)}%`

/**
 * What a lender asks for a vehicle: the repayments that its own rate, term, fees and final payment come to, so that the figures
 * agree with each other. Null below $5,000, under which nobody writes a loan. Age is in years.
 */
export function lenderOffer(lender: DemoLender, price: number, ageYears: number, random: Random): FeedLender | null {
  if (price < 5_000) return null
  const [lowest, highest] = lender.rates
  const ratePercent = Math.round((lowest + (highest - lowest) * Math.min(1, ageYears / 8)) * 100) / 100
  const termYears = random.pick(lender.terms)
  const deposit = Math.round((price * DEPOSIT) / 100) * 100
  const balloon = ageYears < 4 ? Math.round((price * lender.balloon) / 100) * 100 : 0
  const fees = {
    establishment: lender.establishment,
    securityRegistration: 0,
    dealerAgency: 0,
    monthlyAccount: lender.monthlyAccount,
  }
  const comparison = exampleComparisonRatePercent(ratePercent, fees) ?? ratePercent
  const loan = {
    financedCents: cents(price - deposit + lender.establishment),
    ratePercent,
    termYears,
    residualCents: cents(balloon),
  }
  const paymentMonth = amortise({ ...loan, frequency: 'monthly' }) + cents(lender.monthlyAccount)
  const paymentWeek = amortise({ ...loan, frequency: 'weekly' }) + cents((lender.monthlyAccount * 12) / 52)
  return {
    financeProvider: lender.name,
    interestRate: ratePercent,
    comparisonRate: comparison,
    paymentWeek: dollarsOf(paymentWeek),
    paymentMonth: dollarsOf(paymentMonth),
    deposit,
    termYears,
    termMonths: termYears * 12,
    balloon,
    establishmentFees: lender.establishment,
    totalPayable: dollarsOf(paymentMonth * termYears * 12 + cents(balloon)),
    disclaimer: `${lender.name}: ${percent(ratePercent)} p.a., comparison rate ${percent(comparison)} p.a. on a secured loan of $30,000 over 5 years. Offered to approved personal borrowers; ${lender.name} decides each application on its own criteria. Fees, terms and conditions apply, and the rate may change before a contract is signed.`,
  }
}
