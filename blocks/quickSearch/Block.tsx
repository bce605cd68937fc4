import type { BlockProps } from '@blocks/blockProps'
import { Section } from '@/ui/layout/Section'
import { QuickSearchBar } from './QuickSearchBar'

export function Block({ block, context }: BlockProps<'quickSearch'>) {
  return (
    <Section heading={block.heading} headingLevel={context.headingLevel}>
      <QuickSearchBar site={context.site} />
    </Section>
  )
}
