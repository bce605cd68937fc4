import { getRelationId } from '../../domain/relationId'
import { DEFAULT_EXCLUDED_TEXT, DEFAULT_MINIMUM_AVERAGE } from '../../domain/reviews/visibleReviews'
import type { LocationRules, ReviewRules } from '../../domain/site/site'
import type { Site as SiteDocument } from '../../payload-types'

/** Settings of location lists and maps. Sites saved before these fields existed get the defaults. */
export function toLocationRules({ locationRules: stored }: SiteDocument): LocationRules {
  return {
    uniqueAddress: stored?.uniqueBy === 'placeId',
    tileUrl: stored?.tileUrl || null,
    tileAttribution: stored?.tileAttribution || null,
  }
}

/** Which reviews are visible. Without an organisation, the rating is computed from the site's reviews. */
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
