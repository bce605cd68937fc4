import type { SentEnquiry } from './sendEnquiry'
import type { ValuationResult } from './tradeInDraft'

/** Saves the shown valuation on the lead (LEAD-08), in the background and without telling the shopper of a failure. */
export function saveValuation({ lead_id, token }: SentEnquiry, result: ValuationResult): void {
  const valuation = 'valuation' in result ? result.valuation : result
  fetch('/api/miscellaneous', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ column_name: 'valuation', lead_id, token, valuation }),
    keepalive: true,
  })
    .then((response) => {
      if (!response.ok) console.warn(`Saving the valuation responded ${response.status}`)
    })
    .catch((error) => console.warn('Could not save the valuation', error))
}
