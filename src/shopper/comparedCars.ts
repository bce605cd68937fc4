'use client'

import { COMPARED } from '@/domain/car/comparedLink'
import { storedList } from '@/ui/storage/browserStorage'

/** Slugs of the cars that the shopper is comparing, in their order. */
export const compared = storedList<string>({
  key: 'compared',
  area: 'local',
  isEntry: (entry): entry is string => typeof entry === 'string',
  max: COMPARED.max,
})
