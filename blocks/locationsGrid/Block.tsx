import type { BlockProps } from '@blocks/blockProps'
import { clsx } from 'clsx'
import { locationCards } from '@/data/locations/locationCards'
import { LocationCard } from '@/locations/LocationCard'
import { Section } from '@/ui/layout/Section'

export async function Block({ block, context }: BlockProps<'locationsGrid'>) {
  const cards = await locationCards(context.site, block)
  if (cards.length === 0) return null
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <ul
        className={clsx(
          'gap-grid',
          cards.length > 1 ? 'narrow-row lg:grid lg:grid-cols-2' : 'grid sm:grid-cols-2',
          // Two, and twice two, leave no gap in two columns.
          cards.length !== 2 && cards.length !== 4 && 'lg:grid-cols-3',
        )}
      >
        {cards.map((card, position) => (
          <LocationCard
            key={card.location.id}
            {...card}
            headingLevel={block.heading ? 3 : 2}
            priority={context.headingLevel === 1 && position === 0}
          />
        ))}
      </ul>
    </Section>
  )
}
