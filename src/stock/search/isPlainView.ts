import { isTrackingParam } from '@/domain/leads/clickIds.mjs'

/** Whether an address has no search of its own, but at most what tells where the shopper came from. */
export const isPlainView = (search: string): boolean => [...new URLSearchParams(search).keys()].every(isTrackingParam)
