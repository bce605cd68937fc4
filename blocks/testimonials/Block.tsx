import type { BlockData, BlockProps } from '@blocks/blockProps'
import { toMediaImage } from '@/data/fromPayload/media'
import { Card } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { Carousel } from '@/ui/media/Carousel'
import { Picture } from '@/ui/media/Picture'

/** More quotes than this become a carousel. */
const MAX_GRID_ITEMS = 3

export function Block({ block, context }: BlockProps<'testimonials'>) {
  const { heading, quotes } = block
  const cards = quotes.map((quote) => <Quote key={quote.id ?? quote.name} quote={quote} />)
  if (quotes.length > MAX_GRID_ITEMS)
    return (
      <Carousel label={heading} heading={<Section heading={heading} headingLevel={context.headingLevel} />}>
        {cards}
      </Carousel>
    )
  return (
    <Section heading={heading} headingLevel={context.headingLevel}>
      <div className="grid gap-grid md:auto-cols-fr md:grid-flow-col">{cards}</div>
    </Section>
  )
}

function Quote({ quote: { quote, name, detail, image } }: { quote: BlockData<'testimonials'>['quotes'][number] }) {
  const picture = toMediaImage(image)
  return (
    <Card as="section" padding="large" className="h-full">
      <figure className="flex h-full flex-col gap-6">
        <blockquote className="text-lg text-pretty">“{quote}”</blockquote>
        <figcaption className="mt-auto flex items-center gap-3">
          {picture && (
            <Picture
              src={picture.url}
              alt=""
              width={48}
              height={48}
              crop="1:1"
              sizes="3rem"
              className="size-12 rounded-full"
            />
          )}
          <span>
            <span className="block font-semibold">{name}</span>
            {detail && <span className="block text-sm text-muted">{detail}</span>}
          </span>
        </figcaption>
      </figure>
    </Card>
  )
}
