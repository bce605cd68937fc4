import type { BlockProps } from '@blocks/blockProps'
import { pageCalculator } from '@/domain/finance/carCalculator'
import { LateFinancePageCalculator } from '@/finance/LateFinancePageCalculator'
import { Section } from '@/ui/layout/Section'

/** The finance page calculator. The shopper sets the price (FIN-01) or arrives from a car (FIN-10). */
export function Block({ block, context }: BlockProps<'repaymentCalculator'>) {
  const { site, headingLevel } = context
  const setup = pageCalculator(site)
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={headingLevel}>
      <LateFinancePageCalculator
        {...setup}
        showInterest={(block.showInterest ?? true) && setup.showInterest}
        showResidual={(block.showResidual ?? true) && setup.showResidual}
        button={block.buttonLabel ? { label: block.buttonLabel, link: block.buttonLink || site.links.finance } : null}
      />
    </Section>
  )
}
