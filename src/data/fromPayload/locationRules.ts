import { getRelationId } from '../../domain/relationId'
import { DEFAULT_EXCLUDED_TEXT, DEFAULT_MINIMUM_AVERAGE } from '../../domain/reviews/visibleReviews'
import type { LocationRules, ReviewRules } from '../../domain/site/site'
import type { Site as SiteDocument } from '../../payload-types'

/** How locations are listed and drawn. A site that was saved before it had rules has the usual ones. */
export function toLocationRules({ locationRules: stored }: SiteDocument): LocationRules {
  return {
    uniqueAddress: stored?.uniqueBy === 'placeId',
    tileUrl: stored?.tileUrl || null,
    tileAttribution: stored?.tileAttribution || null,
  }
}

/** Which reviews shoppers see. Without an organisation the rating is worked out from the reviews kept here. */
export function toReviewRules({ reviewRules: stored }: SiteDocument): ReviewRules {
  return {
    orgId: (stored?.source === 'snap21' && stored.orgId) || null,
    minimumAverage: stored?.minimumAverage ?? DEFAULT_MINIMUM_AVERAGE,
    filter: {
      excludedIds: (stored?.excludedReviews ?? []).flatMap((relation) => getRelationId(relation) ?? []),
      excludedNames: stored?.excludedNames ?? [],
      excludedText: stored ? stored.excludedText || null : DEFAULT_EXCLUDED_TEXT,
    },
  }
}
