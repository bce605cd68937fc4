import type { BlockProps } from '@blocks/blockProps'
import { LinkArrow } from '@/ui/actions/LinkArrow'
import { Section } from '@/ui/layout/Section'
import { FeatureIcon } from '@/ui/media/FeatureIcon'

/** Panels in rows of three, or two or four if that leaves no gap (SITE-13). */
export function Block({ block, context }: BlockProps<'whyChooseUs'>) {
  const { panels } = block
  const columns = panels.length % 3 === 0 ? 'md:grid-cols-3' : panels.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-2'
  const PanelHeading = context.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <ul className={`grid gap-x-10 gap-y-5 sm:gap-y-10 sm:grid-cols-2 ${columns}`}>
        {panels.map(({ id, icon, title, text, link, linkLabel }) => (
          <li
            key={id ?? title}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 sm:flex sm:flex-col sm:gap-3"
          >
            <span className="row-span-3 grid size-14 place-items-center rounded-card bg-accent-soft">
              <FeatureIcon name={icon ?? 'quality'} className="size-7 text-accent-text" />
            </span>
            <PanelHeading className="heading-4">{title}</PanelHeading>
            <p className="text-muted">{text}</p>
            {link && linkLabel && <LinkArrow href={link}>{linkLabel}</LinkArrow>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
