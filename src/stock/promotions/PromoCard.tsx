import type { PromoCard as Promotion } from '@/domain/promotions/promotion'
import { promotionKey } from '@/domain/promotions/promotionKey'
import { Card, CardLink } from '@/ui/layout/Card'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'

/** Widths of a card in the results grid. */
const CARD_SIZES =
  '(min-width: 96rem) 18rem, (min-width: 80rem) 22vw, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 94vw'

/** A promotion of the dealer among results, as tall as the cars beside it (STK-13). The whole card is a link. */
export function PromoCard({ card, headingLevel }: { card: Promotion; headingLevel: 2 | 3 }) {
  const { title, text, lines, link, linkLabel, image, tone, audience } = card
  const Heading = `h${headingLevel}` as const
  return (
    <Card
      as="li"
      interactive
      padding="none"
      data-surface={tone}
      data-testid="promo-card"
      data-promotion={promotionKey('promoCard', card.id)}
      data-visitors={audience.visitors === 'all' ? undefined : audience.visitors}
      className="promo row-span-6 mb-grid flex flex-col overflow-hidden"
    >
      {image && (
        <div className="relative aspect-3/2 flex-none">
          <Picture src={image.url} alt="" fill crop="3:2" sizes={CARD_SIZES} />
        </div>
      )}
      <div className="flex flex-1 flex-col p-card pt-5">
        {!image && <span aria-hidden className="promo-mark" />}
        <Heading className="heading-3 text-balance">
          <CardLink href={link}>{title}</CardLink>
        </Heading>
        {text && <p className="mt-2 text-muted">{text}</p>}
        {lines.length > 0 && (
          <ul className="mt-4 grid gap-2 text-sm">
            {lines.map((line) => (
              <li key={line} className="flex gap-2">
                <Icon name="check" className="mt-0.5 size-4 flex-none text-accent-text" />
                {line}
              </li>
            ))}
          </ul>
        )}
        {/* The card's link is on its title; this only looks like a link. */}
        <div aria-hidden className="mt-auto pt-6">
          <span className="button" data-variant={tone === 'accent' ? 'secondary' : 'primary'} data-size="sm">
            {linkLabel ?? 'Find out more'}
            <Icon name="arrow-right" />
          </span>
        </div>
      </div>
    </Card>
  )
}
