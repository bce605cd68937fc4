'use client'

import { clsx } from 'clsx'
import { formatPhone, maskPhone, telLink } from '@/domain/phone'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { type RevealedCar, revealPhone, usePhoneRevealed } from './phoneReveal'

interface PhoneButtonProps {
  phone: string
  /** before the number, "Call Now" */
  label?: string
  /** shows the whole number without a click */
  unmasked: boolean
  car: RevealedCar
  className?: string
}

/** The dealer's phone on a button, masked after its first five characters until pressed (CAR-02, CAR-08). */
export function PhoneButton({ phone, label, unmasked, car, className }: PhoneButtonProps) {
  const shown = usePhoneRevealed(car.carId) || unmasked
  const text = label && <span>{label}</span>
  if (shown) {
    return (
      <Button
        href={telLink(phone)}
        variant="secondary"
        fullWidth
        className={clsx('numbers', className)}
        onClick={() => revealPhone(car)}
      >
        <Icon name="phone" />
        {text}
        <span>{formatPhone(phone)}</span>
      </Button>
    )
  }
  return (
    <Button variant="secondary" fullWidth className={clsx('numbers', className)} onClick={() => revealPhone(car)}>
      <Icon name="phone" />
      {text}
      <span aria-hidden>{maskPhone(phone)}</span>
      <span className="sr-only">Show the phone number</span>
    </Button>
  )
}
