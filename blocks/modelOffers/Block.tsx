import { type BlockProps, requireModel } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { listOffers } from '@/data/stock/offers'
import { OfferCard } from '@/offers/OfferCard'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'modelOffers'>) {
  const { site, headingLevel } = context
  const { id } = requireModel(context)
  const offers = (await listOffers(site, pageTime())).filter(({ modelIds }) => modelIds.includes(id))
  if (offers.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
      <div className={offers.length === 1 ? undefined : 'card-rows grid gap-grid'}>
        {offers.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            timeZone={site.timeZone}
            headingLevel={headingLevel === 1 ? 2 : 3}
            row={offers.length === 1}
          />
        ))}
      </div>
    </Section>
  )
}
