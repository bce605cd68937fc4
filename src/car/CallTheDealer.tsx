import { StaticHtml } from '@/ui/lazy/StaticHtml'
import { PhoneButton } from './PhoneButton'
import type { RevealedCar } from './phoneReveal'

interface CallTheDealerProps {
  phone: string
  /** shows the whole number without a click */
  unmasked: boolean
  car: RevealedCar
  /** stock of the same dealership; null if there is none */
  moreLink: string | null
}

/** The dealer's phone, and a link to the rest of its stock (CAR-08). */
export function CallTheDealer({ phone, unmasked, car, moreLink }: CallTheDealerProps) {
  return (
    <div className="grid gap-1">
      <PhoneButton phone={phone} unmasked={unmasked} car={car} />
      {moreLink && (
        <StaticHtml
          as="a"
          part="more-of-dealer"
          href={moreLink}
          className="inline-flex min-h-11 items-center justify-center text-sm font-semibold link"
        >
          See more from this dealer
        </StaticHtml>
      )}
    </div>
  )
}
