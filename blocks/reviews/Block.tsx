import { reviewsOf } from '@/data/reviews'
import { REVIEW_CAROUSEL, reviewLayout, reviewSummary, shownReviews, showsReviews } from '@/domain/reviews/shownReviews'
import { ReviewCard } from '@/reviews/ReviewCard'
import type { BlockProps } from '@/site/blocks'
import { Carousel } from '@/ui/Carousel'
import { Rating } from '@/ui/Rating'
import { Section } from '@/ui/Section'

/** The site's reviews, or on a location's page those of that location where it has any. */
export async function Block({ block, context }: BlockProps<'reviews'>) {
  const { site, location, headingLevel } = context
  const all = await reviewsOf(site.id)
  const here = location ? all.filter(({ locationId }) => locationId === location.id) : []
  const reviews = shownReviews(here.length > 0 ? here : all)
  const summary = reviewSummary(here.length > 0 ? here : all)
  const hidden = !site.flags.reviews
  if (!summary || !showsReviews(summary, { hidden, minimumAverage: block.minimumAverage ?? 0 })) return null
  const cards = reviews.map((review) => <ReviewCard key={review.id} review={review} timeZone={site.timeZone} />)
  const heading = (
    <Section
      heading={block.heading}
      headingLevel={headingLevel}
      intro={<Rating value={summary.averageRating} count={summary.count} showValue size="lg" />}
    />
  )
  if (reviewLayout(reviews.length) === 'grid') {
    return (
      <>
        {heading}
        <div className="mt-8 grid gap-grid md:grid-cols-3">{cards}</div>
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
