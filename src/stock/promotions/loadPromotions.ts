import { NO_PROMOTIONS, type Promotions } from '@/domain/promotions/withPromotions'

/** Results come without promotions after this time. */
const TIMEOUT_MS = 3000

let loaded = NO_PROMOTIONS

/** Loads the promotions of the page's search, from the address in its `data-promotions`. The server has them already. */
export async function loadPromotions(): Promise<void> {
  if (typeof document === 'undefined') return
  const address = document.querySelector<HTMLElement>('[data-promotions]')?.dataset.promotions
  if (!address) return
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`The promotions responded ${response.status}`)
    loaded = (await response.json()) as Promotions
  } catch (error) {
    console.warn('Could not load the promotions', error)
  }
}

/** What `loadPromotions` has loaded, once it is done. */
export const loadedPromotions = (): Promotions => loaded
