import type { SentEnquiry } from './sendEnquiry'
import type { Worth } from './tradeInDraft'

/** Notes what the shopper was shown in a column of its own (LEAD-08). They are not kept waiting, nor told of a fault. */
export function noteValuation({ lead_id, token }: SentEnquiry, worth: Worth): void {
  const valuation = 'valuation' in worth ? worth.valuation : worth
  fetch('/api/miscellaneous', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ column_name: 'valuation', lead_id, token, valuation }),
    keepalive: true,
  })
    .then((answer) => {
      if (!answer.ok) console.warn(`The valuation was not noted: ${answer.status}`)
    })
    .catch((error) => console.warn('The valuation was not noted', error))
}
