import type { BlockProps } from '@blocks/blockProps'
import { locationCards } from '@/data/locations/locationCards'
import { locationsCarouselShape } from '@/domain/locations/locationsCarousel'
import { LocationCard } from '@/locations/LocationCard'
import { Section } from '@/ui/layout/Section'
import { Carousel } from '@/ui/media/Carousel'

/** Carousel of locations: narrower cards above four, a swipe hint up to three (LOC-01). */
export async function Block({ block, context }: BlockProps<'locationsCarousel'>) {
  const cards = await locationCards(context.site, block)
  if (cards.length === 0) return null
  return (
    <Carousel
      label={block.heading || 'Our locations'}
      heading={<Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel} />}
      {...locationsCarouselShape(cards.length)}
    >
      {cards.map((card) => (
        <LocationCard key={card.location.id} {...card} as="article" headingLevel={block.heading ? 3 : 2} />
      ))}
    </Carousel>
  )
}
