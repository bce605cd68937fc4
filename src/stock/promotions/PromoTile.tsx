import type { PromoTileKind, PromoVisitors, PromoTile as Tile } from '@/domain/promotions/promotion'
import { promotionKey } from '@/domain/promotions/promotionKey'
import { Card, CardLink } from '@/ui/layout/Card'
import { Icon, type IconName, iconClass } from '@/ui/media/Icon'

const ICONS: Record<PromoTileKind, IconName> = {
  warranty: 'shield-check-thin',
  videoCall: 'video-thin',
  tradeIn: 'handshake-thin',
  freight: 'truck-thin',
  finance: 'badge-percent-thin',
  experience: 'face-slightly-smiling-thin',
  offer: 'badge-percent-thin',
}

interface PromoTileProps {
  tile: Tile
  /** who sees it */
  visitors: PromoVisitors
  headingLevel: 2 | 3
}

/** A trust message among results, as tall as the cars in its row (STK-14). */
export function PromoTile({ tile, visitors, headingLevel }: PromoTileProps) {
  const { kind, title, text, link } = tile
  const Heading = `h${headingLevel}` as const
  return (
    <Card
      as="li"
      interactive={link !== null}
      padding="none"
      data-surface="surface"
      data-testid="promo-tile"
      data-promotion={promotionKey('promoTile', tile.id)}
      data-visitors={visitors === 'all' ? undefined : visitors}
      className="promo row-span-6 mb-grid flex flex-col overflow-hidden"
    >
      <Icon name={ICONS[kind]} className="promo-sign" />
      <div className="mt-auto p-card pt-28">
        <Icon name={ICONS[kind]} className="mb-4 size-8 text-accent-text" />
        <Heading className="heading-3 text-balance">{link ? <CardLink href={link}>{title}</CardLink> : title}</Heading>
        <p className="mt-2 text-muted">{text}</p>
        {link && (
          <p aria-hidden className={`link-arrow sprite-icon-after ${iconClass('arrow-right')} mt-4`}>
            Find out more
          </p>
        )}
      </div>
    </Card>
  )
}
