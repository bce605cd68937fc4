import { defaultInputs, loanFees } from '@/domain/finance/calculator'
import { FINANCE_PAGE_LIMITS, limitsWith } from '@/domain/finance/calculatorLimits'
import { LazyRepaymentCalculator } from '@/finance/LazyRepaymentCalculator'
import type { BlockProps } from '@/site/blocks'
import { Section } from '@/ui/Section'

/** The finance page's calculator: the shopper chooses the price (FIN-01). */
export function Block({ block, context }: BlockProps<'repaymentCalculator'>) {
  const { finance, links, wording } = context.site
  const limits = limitsWith(FINANCE_PAGE_LIMITS, { minimumPrice: finance.minimumPrice })
  return (
    <Section heading={block.heading} intro={block.intro} headingLevel={context.headingLevel}>
      <LazyRepaymentCalculator
        defaults={defaultInputs(null, null, finance, limits)}
        settings={{ limits, fees: loanFees(null, finance) }}
        showInterest={block.showInterest ?? true}
        showResidual={block.showResidual ?? true}
        disclaimer={wording.financeDisclaimer}
        button={block.buttonLabel ? { label: block.buttonLabel, link: block.buttonLink || links.finance } : null}
      />
    </Section>
  )
}
