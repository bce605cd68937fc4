import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'
import { Stat } from '@/ui/Stat'

export function Block({ block, context }: BlockProps<'statistics'>) {
  return (
    <Section heading={block.heading} headingLevel={context.headingLevel}>
      <dl className="grid grid-cols-2 gap-8 sm:flex sm:flex-wrap sm:justify-between sm:gap-x-16">
        {block.figures.map(({ id, figure, label }) => (
          <Stat key={id ?? label} value={figure} label={label} />
        ))}
      </dl>
    </Section>
  )
}
