import { ArrowRight, BadgePercent, Handshake, type LucideIcon, ShieldCheck, Smile, Truck, Video } from 'lucide-react'
import type { PromoTileKind, PromoTile as Tile } from '@/domain/promotions/promotion'
import { Card, CardLink } from '@/ui/layout/Card'

const ICONS: Record<PromoTileKind, LucideIcon> = {
  warranty: ShieldCheck,
  videoCall: Video,
  tradeIn: Handshake,
  freight: Truck,
  finance: BadgePercent,
  experience: Smile,
}

/** A trust message among results, as tall as the cars in its row (STK-14). */
export function PromoTile({ tile, headingLevel }: { tile: Tile; headingLevel: 2 | 3 }) {
  const { kind, title, text, link } = tile
  const Heading = `h${headingLevel}` as const
  const Icon = ICONS[kind]
  return (
    <Card
      as="li"
      interactive={link !== null}
      padding="none"
      data-surface="surface"
      data-testid="promo-tile"
      className="promo row-span-6 mb-grid flex flex-col overflow-hidden"
    >
      <Icon aria-hidden className="promo-sign" strokeWidth={1} />
      <div className="mt-auto p-card pt-28">
        <Icon aria-hidden className="mb-4 size-8 text-accent-text" strokeWidth={1.5} />
        <Heading className="heading-3 text-balance">{link ? <CardLink href={link}>{title}</CardLink> : title}</Heading>
        <p className="mt-2 text-muted">{text}</p>
        {link && (
          <p aria-hidden className="link-arrow mt-4">
            Find out more
            <ArrowRight className="link-arrow-icon" />
          </p>
        )}
      </div>
    </Card>
  )
}
