'use client'

import { useEffect, useState } from 'react'
import { RATING_FAILED } from '@/domain/reviews/visibleReviews'
import { Rating } from '@/ui/content/Rating'

/** What was asked so far, so that a visit asks once. */
const asked = new Map<string, Promise<number | null>>()

/** The rating that the ratings service knows (REV-05), where it is above the site's minimum. Nothing where it does not answer. */
export function ProviderStars({ orgId, minimumAverage }: { orgId: string; minimumAverage: number }) {
  const [rating, setRating] = useState<number | null>(null)
  useEffect(() => {
    let shown = true
    const answer = asked.get(orgId) ?? fetchRating(orgId)
    asked.set(orgId, answer)
    answer.then((found) => shown && setRating(found))
    return () => {
      shown = false
    }
  }, [orgId])
  // An empty line holds its room.
  return (
    <p className="min-h-8">
      {rating !== null && rating > minimumAverage && <Rating value={rating} showValue size="lg" />}
    </p>
  )
}

async function fetchRating(orgId: string): Promise<number | null> {
  try {
    const answer = await fetch(`/api/reviews/snap21?${new URLSearchParams({ orgId })}`)
    if (answer.status === 404) return null
    if (!answer.ok) throw new Error(`The server answered ${answer.status}`)
    const { rating } = (await answer.json()) as { rating: number }
    return rating
  } catch (error) {
    console.error(RATING_FAILED, error)
    return null
  }
}
