import type { BlockProps } from '@blocks/blockProps'
import { listTowVehicles } from '@/data/towing/towVehicles'
import { TowForm } from '@/towing/TowForm'
import { Section } from '@/ui/layout/Section'

/** The form of the tow matcher; its results are a page of their own. */
export async function Block({ block, context }: BlockProps<'towMatcher'>) {
  const vehicles = await listTowVehicles(context.site.id)
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <div className="card max-w-3xl p-card lg:p-6">
        <TowForm vehicles={vehicles} />
      </div>
    </Section>
  )
}
