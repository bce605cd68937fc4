import type { BlockProps } from '@blocks/blockProps'
import { Stat } from '@/ui/content/Stat'
import { Section } from '@/ui/layout/Section'

/** Figures beside their heading; without one they share the width, each with its label beside it. */
export function Block({ block, context }: BlockProps<'statistics'>) {
  return (
    <div
      className={
        block.heading ? 'grid items-center gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : undefined
      }
    >
      {block.heading && <Section heading={block.heading} headingLevel={context.headingLevel} />}
      <dl className="stats">
        {block.figures.map(({ id, figure, label }) => (
          <Stat key={id ?? label} value={figure} label={label} />
        ))}
      </dl>
    </div>
  )
}
