import type { BlockProps } from '@blocks/blockProps'
import { Card, CardLink } from '@/ui/layout/Card'
import { Section } from '@/ui/layout/Section'
import { FeatureIcon } from '@/ui/media/FeatureIcon'
import { Icon } from '@/ui/media/Icon'

/** The home page's help buttons for phones (SITE-15). */
export function Block({ block, context }: BlockProps<'helpBar'>) {
  return (
    <div className="help-bar" data-shown-on={block.shownOn}>
      <Section heading={block.heading} headingLevel={context.headingLevel}>
        <ul className="grid gap-3 sm:auto-cols-fr sm:grid-flow-col">
          {block.links.map(({ id, title, link, icon }) => (
            <Card as="li" key={id ?? link} interactive className="flex items-center gap-4">
              <FeatureIcon name={icon ?? 'contact'} className="size-6 flex-none text-accent-text" />
              <CardLink href={link} className="flex-1 font-semibold">
                {title}
              </CardLink>
              <Icon name="chevron-right" className="size-5 flex-none text-muted" />
            </Card>
          ))}
        </ul>
      </Section>
    </div>
  )
}
