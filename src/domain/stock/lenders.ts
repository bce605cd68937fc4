import type { LenderRecord } from '../finance/lenderRecord'

/** Lender records as feeds send them and the database holds them: an object keyed by provider (FIN-12). Anything else is none. */
export function parseLenders(value: unknown): LenderRecord[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([financeProvider, record]) =>
    typeof record === 'object' && record !== null ? [lenderFrom(financeProvider, record)] : [],
  )
}

function lenderFrom(financeProvider: string, record: Record<string, unknown>): LenderRecord {
  return {
    financeProvider,
    interestRatePercent: numberFrom(record.interestRate),
    comparisonRatePercent: numberFrom(record.comparisonRate),
    paymentWeek: numberFrom(record.paymentWeek),
    paymentMonth: numberFrom(record.paymentMonth),
    deposit: numberFrom(record.deposit),
    termYears: numberFrom(record.termYears),
    termMonths: numberFrom(record.termMonths),
    termWeeks: numberFrom(record.termWeeks),
    balloon: numberFrom(record.balloon),
    establishmentFees: numberFrom(record.establishmentFees),
    totalPayable: numberFrom(record.totalPayable),
    disclaimer: typeof record.disclaimer === 'string' && record.disclaimer !== '' ? record.disclaimer : null,
  }
}

/** A finite number, also from a text that is one; null otherwise, so that a gap never reads as zero. */
function numberFrom(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null
  const number = Number(value)
  return Number.isFinite(number) ? number : null
}

/** The records as the specification names their fields, keyed by provider (FIN-12). */
export function lendersByProvider(lenders: readonly LenderRecord[]): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    lenders.map(({ interestRatePercent, comparisonRatePercent, ...record }) => [
      record.financeProvider,
      { ...record, interestRate: interestRatePercent, comparisonRate: comparisonRatePercent },
    ]),
  )
}
