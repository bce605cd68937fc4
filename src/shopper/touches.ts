import { addTouch, NO_TOUCHES, parseTouches, readTouch, type Touch } from '@/domain/leads/attribution'
import { inlineScriptWithStored, storedValue } from '@/ui/storage/browserStorage'
import { readVisit } from './visit'

const touches = storedValue({ key: 'touches', area: 'local', fallback: NO_TOUCHES, parse: parseTouches })

/** What brought the shopper here first and last, for an enquiry that may follow. */
export const readTouches = touches.read

/** Stores what the page could not store until the shopper agreed. */
export const keepTouches = (): void => touches.write(touches.read())

/** Milliseconds after the first arrival from which a page belongs to another visit. */
const VISIT_MS = 30 * 60_000

/** JavaScript that runs `then` for a shopper who was here before this visit, for an inline script that runs before the page's own. */
export const inlineScriptOfReturningVisitor = (then: string): string =>
  inlineScriptWithStored(touches, `if(Date.now()-Date.parse(stored.first.at)>${VISIT_MS})${then}`)

/** Adds what brought this visit. Null if the shopper came from a page of this site. */
export function addArrival(now: Date): Touch | null {
  const { linked_query_params: params } = readVisit()
  const touch = readTouch({ params, referrer: document.referrer, host: window.location.host }, now)
  touches.write(addTouch(touches.read(), touch, now))
  return touch
}
