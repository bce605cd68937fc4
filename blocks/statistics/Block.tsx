import type { BlockProps } from '@blocks/blockProps'
import { Stat } from '@/ui/content/Stat'
import { Section } from '@/ui/layout/Section'

export function Block({ block, context }: BlockProps<'statistics'>) {
  return (
    <Section heading={block.heading} headingLevel={context.headingLevel}>
      <dl className="stats">
        {block.figures.map(({ id, figure, label }) => (
          <Stat key={id ?? label} value={figure} label={label} />
        ))}
      </dl>
    </Section>
  )
}
