import type { Metadata } from 'next'
import type { Site } from '@/domain/site/site'
import type { SearchLanding } from '@/domain/stock/searchLanding'
import { buildMetadata } from './buildMetadata'

/** Title, description, canonical address and indexing of a search by its landing (STK-01). */
export function searchMetadata(site: Site, { title, description, canonical, index }: SearchLanding): Metadata {
  return {
    ...buildMetadata(site, { title, description, path: canonical, picture: null }),
    robots: index ? undefined : { index: false, follow: true },
  }
}
