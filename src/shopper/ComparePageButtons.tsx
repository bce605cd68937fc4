'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { compareLink } from '@/domain/car/comparedLink'
import { Button } from '@/ui/actions/Button'
import { Icon } from '@/ui/media/Icon'
import { compared } from './comparedCars'

/** Prints the page. */
export function PrintPage() {
  return (
    <Button variant="secondary" size="sm" data-needs-script onClick={() => window.print()}>
      <Icon name="printer" />
      Print
    </Button>
  )
}

/** Place of the car that was just removed; null for none. */
let removedAt: number | null = null

const listRemoveLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-remove-compared]')]

/** Keeps focus where a car was removed: on the next Remove, or the heading without a car. */
export function FollowRemoved({ slugs, headingId }: { slugs: string; headingId: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cars have changed
  useEffect(() => {
    if (removedAt === null) return
    const links = listRemoveLinks()
    const next = links[Math.min(removedAt, links.length - 1)] ?? document.getElementById(headingId)
    removedAt = null
    next?.focus()
  }, [slugs, headingId])
  return null
}

/** Leads from the comparison's address without cars to those that the shopper's browser holds. */
export function ShowStoredCompared() {
  const router = useRouter()
  useEffect(() => {
    const stored = compared.read()
    if (stored.length > 0 && !new URLSearchParams(window.location.search).has('cars'))
      router.replace(compareLink(stored))
  }, [router])
  return null
}

/** Leads to the comparison without a car, which also leaves the shopper's own list. */
export function RemoveCompared({ slug, name, href }: { slug: string; name: string; href: string }) {
  return (
    <Button
      href={href}
      variant="quiet"
      size="sm"
      data-remove-compared
      onClick={({ currentTarget }) => {
        removedAt = listRemoveLinks().indexOf(currentTarget)
        compared.write(compared.read().filter((entry) => entry !== slug))
      }}
    >
      <Icon name="x" />
      Remove<span className="sr-only"> {name}</span>
    </Button>
  )
}
