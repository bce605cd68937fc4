import type { BlockProps } from '@blocks/blockProps'
import { Section } from '@/ui/layout/Section'

/** Entries from which a wide page shows them in two columns (`.timeline`). */
const TWO_COLUMNS_FROM = 4

export function Block({ block, context }: BlockProps<'timeline'>) {
  const Heading = context.headingLevel === 1 ? 'h2' : 'h3'
  return (
    <Section
      heading={block.heading}
      intro={block.intro}
      headingLevel={context.headingLevel}
      beside={block.entries.length < TWO_COLUMNS_FROM}
    >
      <ol className="timeline">
        {block.entries.map(({ id, when, title, text }) => (
          <li key={id ?? `${when} ${title}`}>
            <p className="numbers font-semibold text-accent-text">{when}</p>
            <div>
              <Heading className="heading-4">{title}</Heading>
              {text && <p className="measure mt-1 text-muted">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
