'use client'

import { Share2 } from 'lucide-react'
import { copiedToast } from '@/domain/car/carTitle'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/toasts'

const TOAST_MS = 3000

/** Copies the car's address and says so for three seconds (CAR-05). */
export function ShareCar({ carName }: { carName: string }) {
  const share = async () => {
    const url = window.location.href.split('#')[0]!
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: copiedToast({ name: carName }), durationMs: TOAST_MS })
    } catch {
      // Without a clipboard, as on an insecure origin, the shopper can still take the address by hand.
      window.prompt('Copy this address', url)
    }
  }
  return (
    <Button variant="quiet" size="sm" onClick={share}>
      <Share2 aria-hidden />
      Share
    </Button>
  )
}
