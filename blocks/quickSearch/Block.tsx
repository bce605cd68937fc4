import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'
import { QuickSearchBar } from './QuickSearchBar'

export function Block({ block, context }: BlockProps<'quickSearch'>) {
  return (
    <Section heading={block.heading} headingLevel={context.headingLevel}>
      <QuickSearchBar site={context.site} />
    </Section>
  )
}
