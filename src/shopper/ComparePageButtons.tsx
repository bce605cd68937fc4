'use client'

import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { compared } from './comparedCars'

/** Prints the page. */
export function PrintPage() {
  return (
    <Button variant="secondary" size="sm" onClick={() => window.print()}>
      <Icon name="printer" />
      Print
    </Button>
  )
}

/** Leads to the comparison without a car, which also leaves the shopper's own list. */
export function RemoveCompared({ slug, name, href }: { slug: string; name: string; href: string }) {
  return (
    <Button
      href={href}
      variant="quiet"
      size="sm"
      onClick={() => compared.write(compared.read().filter((entry) => entry !== slug))}
    >
      <Icon name="x" />
      Remove<span className="sr-only"> {name}</span>
    </Button>
  )
}
