import type { BlockProps } from '@blocks/blockProps'
import { clsx } from 'clsx'
import { listReviews } from '@/data/reviews/reviews'
import {
  hasReviews,
  REVIEW_CAROUSEL,
  REVIEW_LIMITS,
  reviewLayout,
  reviewSummary,
  starDistribution,
  visibleReviews,
} from '@/domain/reviews/visibleReviews'
import { ProviderRating } from '@/reviews/ProviderRating'
import { ReviewCard } from '@/reviews/ReviewCard'
import { ReviewsSummary } from '@/reviews/ReviewsSummary'
import { Section } from '@/ui/layout/Section'
import { Carousel } from '@/ui/media/Carousel'

/** The site's reviews. Location pages show the location's own, if any. */
export async function Block({ block, context }: BlockProps<'reviews'>) {
  const { site, location, headingLevel } = context
  const { orgId, filter, minimumAverage: defaults } = site.reviewRules
  const all = await listReviews(site.id)
  const locationReviews = location ? all.filter(({ locationId }) => locationId === location.id) : []
  const displayed = locationReviews.length > 0 ? locationReviews : all
  const minimumAverage = block.minimumAverage ?? defaults
  const summary = summarizeReviews(displayed, locationReviews.length > 0 ? location : undefined)
  if (!summary || !hasReviews(summary, { hidden: !site.flags.reviews, minimumAverage })) return null

  const reviews = visibleReviews(displayed, filter, REVIEW_LIMITS[block.quantity === 'full' ? 'full' : 'shown'])
  const cards = reviews.map((review) => <ReviewCard key={review.id} review={review} timeZone={site.timeZone} />)
  // The average may cover external reviews, for which the distribution is unknown.
  const isOwnAverage = summary.count === displayed.length
  const rating =
    orgId && locationReviews.length === 0 ? (
      <ProviderRating orgId={orgId} minimumAverage={minimumAverage} />
    ) : (
      <ReviewsSummary
        summary={summary}
        distribution={block.showDistribution && isOwnAverage ? starDistribution(displayed) : []}
      />
    )
  const heading = <Section heading={block.heading} headingLevel={headingLevel} intro={rating} />
  const display =
    block.display === 'grid' || block.display === 'carousel' ? block.display : reviewLayout(reviews.length)
  if (display === 'grid') {
    return (
      <>
        {heading}
        <div
          className={clsx('mt-8 grid gap-grid', cards.length > 3 ? 'sm:grid-cols-2 lg:grid-cols-3' : 'md:grid-cols-3')}
        >
          {cards}
        </div>
      </>
    )
  }
  return (
    <Carousel
      label="Customer reviews"
      heading={heading}
      startIndex={REVIEW_CAROUSEL.startIndex}
      autoplayMs={block.autoplay ? REVIEW_CAROUSEL.autoplayMs : undefined}
      perView={{ phone: 1.1, tablet: 2, desktop: 3 }}
    >
      {cards}
    </Carousel>
  )
}

/** The average entered for a location, which includes external reviews, or that of the stored reviews. */
function summarizeReviews(
  reviews: Parameters<typeof reviewSummary>[0],
  location: { rating: { average: number; count: number } | null } | undefined,
) {
  if (location?.rating) return { count: location.rating.count, averageRating: location.rating.average }
  return reviewSummary(reviews)
}
