import type { UIFieldServerProps } from 'payload'
import { hasQuoteService } from '@/data/car/financeQuotes'
import { statesFees } from '@/data/fromPayload/finance'
import { flagLacks } from '@/domain/site/flagLacks'
import { flagsFromStored } from '@/domain/site/flags'
import type { Site } from '@/payload-types'
import { sendsTexts } from '@/server/shoppers/sendsTexts'

/** Says which features of the site, as saved, are turned on and do nothing yet, and what each lacks (SITE-02). */
export function FlagLacks({ data }: UIFieldServerProps) {
  const { flags, finance, messaging, deliveryZones } = (data ?? {}) as Partial<Site>
  const lacks = flagLacks(flagsFromStored(flags ?? {}), {
    ratePercent: finance?.ratePercent ?? null,
    hasFees: statesFees(finance),
    hasQuoteService: hasQuoteService(),
    sendsTexts: sendsTexts(),
    hasChatLink: Boolean(messaging?.chatLink),
    deliveryZones: deliveryZones?.length ?? 0,
  })
  if (lacks.length === 0) return null
  return (
    <section className="field-type">
      <h3>Turned on, and not shown yet</h3>
      <ul>
        {lacks.map(({ label, lacks: missing }) => (
          <li key={label}>
            <strong>{label}</strong> lacks {missing}.
          </li>
        ))}
      </ul>
    </section>
  )
}
