import type { Site } from '@/domain/site/site'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'

interface EmptyYardProps {
  site: Pick<Site, 'name' | 'stockNoun' | 'links' | 'flags' | 'wording'>
  headingLevel: 1 | 2
}

/** What a search shows before the dealer's first car: there is nothing to filter. */
export function EmptyYard({ site, headingLevel }: EmptyYardProps) {
  const { name, stockNoun, links, flags, wording } = site
  const Heading = `h${headingLevel}` as const
  return (
    <div className="grid justify-items-center gap-5 py-section-space text-center">
      <Icon name="warehouse" className="size-12 text-accent-text" />
      <Heading className="heading-1">The first {stockNoun.many} are on their way</Heading>
      <p className="measure text-lg text-muted">
        {name} lists its {stockNoun.many} here as they arrive. Tell us what you are looking for.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button href={links.contact} size="lg">
          Tell us what you are looking for
        </Button>
        {flags.tradeInValuation && (
          <Button href={links.tradeIn} size="lg" variant="secondary">
            {wording.tradeInValuation}
          </Button>
        )}
      </div>
    </div>
  )
}
