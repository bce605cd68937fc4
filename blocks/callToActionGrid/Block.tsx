import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { withoutEmptyLists } from '@/data/site/missingFacts'
import { Card, CardLink } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { FeatureIcon } from '@/ui/media/FeatureIcon'

/** Three, four or five columns, whichever leaves the fewest gaps. */
export async function Block({ block, context }: BlockProps<'callToActionGrid'>) {
  const tiles = await withoutEmptyLists(context.site, block.tiles, pageTime())
  if (tiles.length === 0) return null
  const columns =
    tiles.length % 3 === 0 ? 'lg:grid-cols-3' : tiles.length % 2 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-5'
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <ul className={`grid grid-cols-2 gap-grid ${columns}`}>
        {tiles.map(({ id, title, text, link, icon }) => (
          <Card as="li" key={id ?? link} interactive className="flex flex-col gap-3 sm:min-h-36">
            <FeatureIcon name={icon ?? 'stock'} className="size-7 text-accent-text" />
            <div className="mt-auto">
              <CardLink href={link} className="font-semibold leading-snug">
                {title}
              </CardLink>
              {text && <p className="mt-1 text-sm text-muted">{text}</p>}
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}
