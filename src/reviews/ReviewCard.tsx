import { clsx } from 'clsx'
import { formatDate } from '@/domain/format'
import type { Review } from '@/domain/reviews/review'
import { TEXT_LIMITS, truncateWithEllipsis } from '@/domain/text'
import { Rating } from '@/ui/content/Rating'
import { ShowMoreText } from '@/ui/layout/ShowMore'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { Picture } from '@/ui/media/Picture'

/** A review of at most this many characters is set larger: its card is as tall as the longest one's. */
const SHORT_REVIEW = 110

interface ReviewCardProps {
  review: Review
  timeZone: string
}

/** A customer's review, cut at 160 characters with View more, and the dealer's reply below it (REV-03). */
export function ReviewCard({ review, timeZone }: ReviewCardProps) {
  const { imageUrl } = review
  const short = truncateWithEllipsis(review.text, TEXT_LIMITS.review).text
  return (
    <StaticHtml as="article" part={`review-${review.id}`} className="card p-card flex h-full flex-col gap-3">
      <Rating value={review.rating} size="sm" />
      {short === review.text ? (
        <p
          className={clsx(
            'whitespace-pre-line',
            review.text.length <= SHORT_REVIEW && !review.replyText && 'text-xl/snug',
          )}
        >
          {review.text}
        </p>
      ) : (
        <ShowMoreText text={review.text} short={short} labels={{ more: 'View more', less: 'View less' }} />
      )}
      {review.replyText && (
        <div className="border-l-2 border-hairline pl-4 text-sm text-muted">
          <p className="font-semibold">
            Our reply
            {review.replyDate && <span className="font-normal">, {formatDate(review.replyDate, timeZone)}</span>}
          </p>
          <p className="whitespace-pre-line">{review.replyText}</p>
        </div>
      )}
      {imageUrl ? (
        <div className="mt-auto flex items-center gap-3 pt-2">
          <span className="relative size-10 shrink-0 overflow-hidden rounded-full bg-surface">
            <Picture fill src={imageUrl} alt="" sizes="2.5rem" />
          </span>
          <Author review={review} timeZone={timeZone} />
        </div>
      ) : (
        <Author review={review} timeZone={timeZone} className="mt-auto pt-2" />
      )}
    </StaticHtml>
  )
}

function Author({ review, timeZone, className }: ReviewCardProps & { className?: string }) {
  return (
    <p className={clsx('text-sm text-muted', className)}>
      <b className="font-semibold text-ink">{review.customerName}</b>, {formatDate(review.reviewDate, timeZone)}
      {review.source && ` on ${review.source}`}
    </p>
  )
}
