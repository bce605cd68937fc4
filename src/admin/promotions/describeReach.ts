import type { AudienceSearches } from '@/data/stock/audienceSearches'

/** A sentence on the searches of last week in which a promo card or tile would have stood. */
export function describeReach({ searches, total }: AudienceSearches, one: 'card' | 'tile', isForSome = false): string {
  if (total === 0) return 'Nobody has searched in the last seven days.'
  const counts = `${searches.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')}`
  // Of several tiles for a search one is drawn.
  const stood = one === 'card' ? 'would have stood' : 'could have stood'
  return `It ${stood} in ${counts} searches of the last seven days${isForSome ? ', of all visitors' : ''}.`
}
