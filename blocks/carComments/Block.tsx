import { type BlockProps, requireCar } from '@blocks/blockProps'
import { CarSection } from '@/car/CarSection'
import { TEXT_LIMITS, truncateWithEllipsis } from '@/domain/text'
import { ShowMoreText } from '@/ui/layout/ShowMore'

/** Shown if the dealer has no comments yet (CAR-09). */
const PENDING = 'Dealer comments are pending. Please check back here later.'

export function Block({ block, context }: BlockProps<'carComments'>) {
  const comments = requireCar(context).dealerComments?.trim()
  return (
    <CarSection heading={block.heading}>
      <div className="measure">
        {comments ? (
          <ShowMoreText text={comments} short={truncateWithEllipsis(comments, TEXT_LIMITS.dealerComments).text} />
        ) : (
          <p className="text-muted">{PENDING}</p>
        )}
      </div>
    </CarSection>
  )
}
