import { clsx } from 'clsx'
import { ENQUIRE_ABOUT_OFFER, formatOfferEnd, formatOfferPrice, type Offer, offerPath } from '@/domain/offers/offer'
import { promotionKey } from '@/domain/promotions/promotionKey'
import { Badge } from '@/ui/content/Badge'
import { Price } from '@/ui/content/Price'
import { CardLink } from '@/ui/layout/Card'
import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { Picture } from '@/ui/media/Picture'

const SIZES = '(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 94vw'

interface OfferCardProps {
  offer: Offer
  timeZone: string
  headingLevel: 2 | 3
  /** picture and text side by side where there is room, for an offer that stands alone */
  row?: boolean
}

/** An offer with its price and end date; the whole card links to the offer with its terms. */
export function OfferCard({ offer, timeZone, headingLevel, row = false }: OfferCardProps) {
  const { title, summary, image, badge, priceNote, linkLabel } = offer
  const Heading = `h${headingLevel}` as const
  const price = formatOfferPrice(offer)
  const until = formatOfferEnd(offer, timeZone)
  return (
    <StaticHtml
      as="article"
      part={`offer${row ? '-row' : ''}-${offer.id}`}
      data-promotion={promotionKey('offer', offer.id)}
      className={clsx('card card-interactive flex h-full flex-col overflow-hidden', row && 'sm:flex-row')}
    >
      {image && (
        <div className={clsx('relative aspect-3/2 flex-none bg-surface', row && 'sm:w-1/2')}>
          <Picture fill src={image.url} alt="" crop="3:2" sizes={SIZES} />
        </div>
      )}
      {badge && (
        <Badge tone="accent" className="absolute top-3 left-3">
          {badge}
        </Badge>
      )}
      <div className={`flex flex-1 flex-col gap-3 p-card ${badge && !image ? 'pt-14' : ''}`}>
        <Heading className="heading-3 text-balance">
          <CardLink href={offerPath(offer)}>{title}</CardLink>
        </Heading>
        <p className="text-muted">{summary}</p>
        {price && <Price text={price.text} before={price.before} note={priceNote} className="mt-auto pt-3" />}
        <div
          className={clsx(
            'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm',
            !price && 'mt-auto pt-3',
          )}
        >
          {/* The card's link is on its title; this only looks like a link. */}
          <span aria-hidden className="font-semibold text-accent-text">
            {linkLabel ?? ENQUIRE_ABOUT_OFFER}
          </span>
          {until && <span className="text-muted">{until}</span>}
        </div>
      </div>
    </StaticHtml>
  )
}
