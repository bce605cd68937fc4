/** A lender's offer on one car (FIN-12). Rates are percent a year; amounts are dollars, with cents; null means unknown. */
export interface LenderRecord {
  financeProvider: string
  interestRatePercent: number | null
  comparisonRatePercent: number | null
  paymentWeek: number | null
  paymentMonth: number | null
  deposit: number | null
  termYears: number | null
  termMonths: number | null
  termWeeks: number | null
  balloon: number | null
  establishmentFees: number | null
  totalPayable: number | null
  disclaimer: string | null
}

/** The term of an offer in years; null if it states none. */
export function lenderTermYears({
  termYears,
  termMonths,
  termWeeks,
}: Pick<LenderRecord, 'termYears' | 'termMonths' | 'termWeeks'>): number | null {
  if (termYears !== null && termYears > 0) return termYears
  if (termMonths !== null && termMonths > 0) return termMonths / 12
  return termWeeks !== null && termWeeks > 0 ? termWeeks / 52 : null
}
