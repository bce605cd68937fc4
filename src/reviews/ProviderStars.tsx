'use client'

import { useEffect, useState } from 'react'
import { RATING_FAILED } from '@/domain/reviews/visibleReviews'
import { Rating } from '@/ui/content/Rating'

/** Requests of this visit, so that each is sent once. */
const requests = new Map<string, Promise<number | null>>()

/** The rating from the ratings service (REV-05), if above the site's minimum; nothing if the service fails. */
export function ProviderStars({ orgId, minimumAverage }: { orgId: string; minimumAverage: number }) {
  const [rating, setRating] = useState<number | null>(null)
  useEffect(() => {
    let shown = true
    const request = requests.get(orgId) ?? fetchRating(orgId)
    requests.set(orgId, request)
    request.then((found) => shown && setRating(found))
    return () => {
      shown = false
    }
  }, [orgId])
  // An empty line reserves its height.
  return (
    <p className="min-h-8">
      {rating !== null && rating > minimumAverage && <Rating value={rating} showValue size="lg" />}
    </p>
  )
}

async function fetchRating(orgId: string): Promise<number | null> {
  try {
    const response = await fetch(`/api/reviews/snap21?${new URLSearchParams({ orgId })}`)
    if (response.status === 404) return null
    if (!response.ok) throw new Error(`The server responded ${response.status}`)
    const { rating } = (await response.json()) as { rating: number }
    return rating
  } catch (error) {
    console.error(RATING_FAILED, error)
    return null
  }
}
