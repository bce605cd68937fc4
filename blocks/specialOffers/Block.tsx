import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { listOffers } from '@/data/stock/offers'
import { pickOffers } from '@/domain/offers/offer'
import { getRelationIds } from '@/domain/relationId'
import { OfferCard } from '@/offers/OfferCard'
import { Button } from '@/ui/actions/Button'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { EmptyState } from '@/ui/content/EmptyState'
import { Section } from '@/ui/layout/Section'
import { Carousel } from '@/ui/media/Carousel'
import { Icon } from '@/ui/media/Icon'

export async function Block({ block, context }: BlockProps<'specialOffers'>) {
  const { site, headingLevel } = context
  const { heading, intro, linkLabel } = block
  const current = await listOffers(site, pageTime())
  const chosen = getRelationIds(block.offers)
  const offers = chosen.length > 0 ? pickOffers(current, chosen) : current.slice(0, block.limit)
  const cardLevel = headingLevel === 1 ? 2 : 3
  if (offers.length === 0) {
    if (block.whenEmpty !== 'say') return null
    return (
      <Section heading={heading} headingLevel={headingLevel}>
        <EmptyState
          icon={<Icon name="tag" />}
          title="No current offers"
          headingLevel={cardLevel}
          actions={<Button href={site.links.stock}>See our {site.stockNoun.many}</Button>}
        >
          <p>In the meantime, browse our stock.</p>
        </EmptyState>
      </Section>
    )
  }
  const cards = offers.map((offer) => (
    <OfferCard key={offer.id} offer={offer} timeZone={site.timeZone} headingLevel={cardLevel} />
  ))
  const action = linkLabel ? <LinkArrow href={site.links.offers}>{linkLabel}</LinkArrow> : undefined
  if (block.display === 'carousel') {
    return (
      <>
        <Carousel label={heading} heading={<Section heading={heading} intro={intro} headingLevel={headingLevel} />}>
          {cards}
        </Carousel>
        {action && <div className="mt-6">{action}</div>}
      </>
    )
  }
  return (
    <Section heading={heading} intro={intro} headingLevel={headingLevel} action={action}>
      <div className={`card-rows gap-grid ${cards.length > 2 && cardLevel === 3 ? 'narrow-row lg:grid' : 'grid'}`}>
        {cards}
      </div>
    </Section>
  )
}
