import type { Site } from '../site/site'
import type { Car } from '../stock/car'
import { cashPrice } from '../stock/price'
import {
  type CalculatorInputs,
  type CalculatorSettings,
  defaultInputs,
  inputsFromTerms,
  settingsFromTerms,
} from './calculator'
import { type CalculatorLimits, carPageLimits, financePageLimits } from './calculatorLimits'
import { type CarFinance, carDisclaimer, carFinance } from './carFinance'
import { type ComparisonRange, comparisonRange } from './comparisonRate'
import { type FinanceProvider, isHidden } from './financeProvider'
import { findLender, startingRates } from './financeTerms'
import { findFinanceProvider } from './findFinanceProvider'

/** Configuration of a calculator; public, because it is sent to the browser. */
export interface CalculatorSetup {
  defaults: CalculatorInputs
  settings: CalculatorSettings
  /** the car's finance, if the site shows a repayment on it */
  car: CarFinance | null
  /** the price is an example, because the car has none, so that the repayment is not the car's */
  isExample: boolean
  showInterest: boolean
  showResidual: boolean
  /** monthly repayments only, at a fixed rate (CAR-22) */
  monthlyOnly: boolean
  /** terms in years to choose from instead of a slider (CAR-22) */
  termChoices: number[]
  disclaimer: string
  /** null: the lender's comparison rates are not a range (FIN-05) */
  comparisonRange: ComparisonRange | null
}

type FinanceSite = Pick<Site, 'flags' | 'finance' | 'stockRules' | 'wording'>

/** The calculator of the finance page, not linked to a car (FIN-01, FIN-03). */
export function pageCalculator({ finance, wording }: Pick<Site, 'finance' | 'wording'>): CalculatorSetup {
  const provider = findFinanceProvider(finance, null)
  const limits = financePageLimits(provider)
  const rates = startingRates(finance, provider)
  return {
    defaults: defaultInputs(null, null, { ...finance, ratePercent: rates.ratePercent }, limits),
    settings: { limits, fees: provider.fees, stored: rates },
    car: null,
    isExample: false,
    ...visibleInputs(provider, null),
    termChoices: [],
    ...disclaimerAndRange(provider.disclaimer ?? wording.financeDisclaimer, provider),
  }
}

/** The calculator of one car, with the limits of the car page or of the finance page (FIN-03, CAR-22). */
export function carCalculator(
  car: Car,
  site: FinanceSite,
  now: Date,
  profile: 'carPage' | 'financePage' = 'carPage',
): CalculatorSetup {
  const provider = findFinanceProvider(site.finance, car)
  const finance = carFinance(car, site, now)
  const terms = finance?.terms ?? null
  const price = cashPrice(car)
  const limits = profile === 'carPage' ? carPageLimits(provider, price, terms) : financePageLimits(provider, terms)
  return {
    ...(terms
      ? { defaults: inputsFromTerms(terms), settings: settingsFromTerms(terms, limits) }
      : defaultSetup(car, price, site, provider, limits)),
    car: finance,
    isExample: price === null || price <= 0,
    ...visibleInputs(provider, car.carType),
    termChoices: provider.carPage.termChoicesYears,
    ...disclaimerAndRange(carDisclaimer(car, site, terms), provider),
  }
}

/** Setup for a car without a repayment: the default inputs (FIN-03). */
function defaultSetup(
  car: Car,
  price: number | null,
  { finance }: FinanceSite,
  provider: FinanceProvider,
  limits: CalculatorLimits,
): Pick<CalculatorSetup, 'defaults' | 'settings'> {
  const rates = startingRates(finance, provider)
  const lender = findLender(car.lenders, provider.key || null)
  return {
    defaults: defaultInputs(price, lender, { ...finance, ratePercent: rates.ratePercent }, limits),
    settings: { limits, fees: provider.fees, stored: rates },
  }
}

function visibleInputs({ hidesInterest, hidesResidual, monthlyOnly }: FinanceProvider, carType: Car['carType'] | null) {
  return {
    showInterest: !isHidden(hidesInterest, carType),
    showResidual: !isHidden(hidesResidual, carType),
    monthlyOnly,
  }
}

function disclaimerAndRange(disclaimer: string, provider: FinanceProvider) {
  return { disclaimer, comparisonRange: comparisonRange(disclaimer, provider.comparisonRange) }
}
