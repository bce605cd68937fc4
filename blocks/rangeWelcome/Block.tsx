import type { BlockProps } from '@blocks/blockProps'
import { pageTime } from '@/data/pageTime'
import { hasOffers } from '@/data/stock/offers'
import { Anchor } from '@/ui/actions/Anchor'
import { Button } from '@/ui/actions/Button'
import { Section } from '@/ui/layout/Section'
import { Icon } from '@/ui/media/Icon'

/** The tractor home page's welcome (SITE-15): View Offers if the dealer has offers, otherwise About Us. */
export async function Block({ block, context }: BlockProps<'rangeWelcome'>) {
  const showOffers = await hasOffers(context.site, pageTime())
  const second = showOffers
    ? { label: block.offersLabel, link: block.offersLink }
    : { label: block.aboutLabel, link: block.aboutLink }
  return (
    <Section
      heading={block.heading}
      headingLevel={context.headingLevel}
      align="centre"
      width="narrow"
      intro={<p className="whitespace-pre-line">{block.text}</p>}
    >
      <div className="flex flex-wrap justify-center gap-3">
        <Button href={block.stockLink} size="lg">
          {block.stockLabel}
        </Button>
        <Button href={second.link} size="lg" variant="secondary">
          {second.label}
        </Button>
      </div>
      <p className="mt-8 text-center">
        <Anchor
          href={block.rangeLink}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text hover:underline"
        >
          {block.rangeLabel}
          <Icon name="arrow-down" className="size-5" />
        </Anchor>
      </p>
    </Section>
  )
}
