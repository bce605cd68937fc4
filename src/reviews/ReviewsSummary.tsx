import type { ReviewSummary } from '@/domain/reviews/review'
import { Rating } from '@/ui/content/Rating'

interface ReviewsSummaryProps {
  summary: ReviewSummary
  /** number of reviews by stars; empty hides the bars */
  distribution: readonly { stars: number; count: number }[]
}

/** The average of all reviews, their number and their distribution by stars (REV-04). */
export function ReviewsSummary({ summary, distribution }: ReviewsSummaryProps) {
  const total = distribution.reduce((sum, { count }) => sum + count, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-5">
      <div>
        <p className="flex items-center gap-4">
          <span aria-hidden className="heading-display numbers text-ink">
            {summary.averageRating.toFixed(1)}
          </span>
          <Rating value={summary.averageRating} size="lg" />
        </p>
        <p className="numbers text-muted">
          from {summary.count === 1 ? '1 review' : `${summary.count.toLocaleString('en-AU')} reviews`}
        </p>
      </div>
      {total > 0 && (
        <dl className="grid w-full max-w-80 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-sm">
          {distribution.map(({ stars, count }) => (
            <div key={stars} className="contents">
              <dt className="numbers text-muted">{stars === 1 ? '1 star' : `${stars} stars`}</dt>
              <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-ink/10">
                <span
                  className="block h-full rounded-full bg-(--star)"
                  style={{ width: `${(count / total) * 100}%` }}
                />
              </dd>
              <dd className="numbers text-right">
                {count}
                <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
