import { formatDate } from '@/domain/format'
import type { Review } from '@/domain/reviews/review'
import { TEXT_LIMITS, truncateText } from '@/domain/text'
import { Card } from '@/ui/Card'
import { Rating } from '@/ui/Rating'
import { ShowMoreText } from '@/ui/ShowMore'

/** One customer's words, cut at 160 characters with View more, and the dealer's answer below them (REV-03). */
export function ReviewCard({ review, timeZone }: { review: Review; timeZone: string }) {
  return (
    <Card className="flex h-full flex-col gap-3">
      <Rating value={review.rating} size="sm" />
      <ShowMoreText
        text={review.text}
        short={truncateText(review.text, TEXT_LIMITS.review).text}
        labels={{ more: 'View more', less: 'View less' }}
      />
      {review.replyText && (
        <div className="border-l-2 border-hairline pl-4 text-sm text-muted">
          <p className="font-semibold">Our reply</p>
          <p>{review.replyText}</p>
        </div>
      )}
      <p className="mt-auto pt-2 text-sm">
        <span className="font-semibold">{review.customerName}</span>
        <span className="text-muted">, {formatDate(review.reviewDate, timeZone)}</span>
      </p>
    </Card>
  )
}
