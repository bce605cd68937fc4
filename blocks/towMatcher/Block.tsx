import type { BlockProps } from '@blocks/blockProps'
import { listTowVehicles } from '@/data/towing/towVehicles'
import { TowForm } from '@/towing/TowForm'
import { Section } from '@/ui/layout/Section'
import { Icon } from '@/ui/media/Icon'

const CHECKS = [
  ['Its loaded mass', 'The ATM on its plate against your towing capacity.'],
  ['Its weight on the ball', 'Against the limit of your tow ball.'],
  ['Car and van together', 'Against your combined mass limit, with people and luggage.'],
  ['Its length', 'Against the 19 m that may be on the road, and your driveway.'],
] as const

/** The form of the tow matcher; its results are a page of their own. */
export async function Block({ block, context }: BlockProps<'towMatcher'>) {
  const vehicles = await listTowVehicles(context.site.id)
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div className="card p-card lg:p-6">
          <TowForm vehicles={vehicles} />
        </div>
        <div>
          <p className="heading-4 mb-4">What we check for every van</p>
          <ul className="grid gap-3">
            {CHECKS.map(([title, text]) => (
              <li key={title} className="flex gap-3 border-t border-hairline pt-3">
                <Icon name="circle-check" className="mt-0.5 size-5 flex-none text-positive-text" />
                <span>
                  <span className="block font-semibold">{title}</span>
                  <span className="text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
