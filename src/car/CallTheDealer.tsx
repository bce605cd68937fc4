'use client'

import { Phone } from 'lucide-react'
import { useState } from 'react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { formatPhone, maskPhone, telLink } from '@/domain/phone'
import { Anchor } from '@/ui/Anchor'
import { Button } from '@/ui/Button'
import { recordEvent } from '../shopper/recordEvent'

interface CallTheDealerProps {
  phone: string
  /** the number is not masked before a click */
  shownAtOnce: boolean
  carId: number
  dealershipId: number | null
  websiteId: number
  /** stock of the same dealership; null where there is none to name */
  moreLink: string | null
}

/** The dealer's phone, masked after its first five characters until the shopper asks for it (CAR-08). */
export function CallTheDealer({ phone, shownAtOnce, carId, dealershipId, websiteId, moreLink }: CallTheDealerProps) {
  const [shown, setShown] = useState(shownAtOnce)
  const reveal = () => {
    setShown(true)
    recordEvent(ANALYTICS_EVENTS.phoneClick, { car_id: carId })
    const body = JSON.stringify({ car_id: carId, dealership_id: dealershipId, website_id: websiteId })
    fetch('/api/phone-reveals', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive: true,
    }).catch((error: unknown) => console.warn('A phone reveal was not recorded', error))
  }
  return (
    <div className="grid gap-1">
      {shown ? (
        <Button href={telLink(phone)} variant="secondary" fullWidth className="numbers">
          <Phone aria-hidden />
          {formatPhone(phone)}
        </Button>
      ) : (
        <Button variant="secondary" fullWidth className="numbers" onClick={reveal}>
          <Phone aria-hidden />
          <span aria-hidden>{maskPhone(phone)}</span>
          <span className="sr-only">Show the phone number</span>
        </Button>
      )}
      {moreLink && (
        <Anchor href={moreLink} className="inline-flex min-h-11 items-center justify-center text-sm font-semibold link">
          See more from this dealer
        </Anchor>
      )}
    </div>
  )
}
