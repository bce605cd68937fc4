'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type CarFields, type CarViewAnswer, formatViews } from '@/domain/car/carViews'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import type { CarType } from '@/domain/stock/carType'
import { recordEvent } from '../shopper/recordEvent'
import { rememberViewedCar, type ViewedCar } from '../shopper/viewedCars'

interface CarVisitProps {
  /** as the shopper's browser remembers it */
  car: ViewedCar & { slug: string; carType: CarType }
  websiteId: number
  /** as the page was made with them */
  views: number
  fields: CarFields
}

/**
 * '{n} views', brought up to the moment (CAR-15), and what else a look at a car sets off: it is counted, remembered among the
 * shopper's viewed cars (FAV-01), and told to analytics where the car is used (CAR-17). A page that was made before the car
 * was sold or reserved asks for itself anew.
 */
export function CarVisit({ car, websiteId, views, fields }: CarVisitProps) {
  const [shown, setShown] = useState(views)
  const [stale, setStale] = useState(false)
  const { id, slug, carType } = car

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each car; what it is does not change under it
  useEffect(() => {
    rememberViewedCar(car)
    if (carType === 'used') recordEvent(ANALYTICS_EVENTS.usedVehicleView, { car_id: id })
    const cancel = new AbortController()
    lookAt(slug, websiteId, fields, cancel.signal)
      .then((answer) => {
        if (!answer) return
        setShown(answer.views)
        const { status, reserved } = answer.car_fields
        setStale(status !== fields.status || reserved !== fields.reserved)
      })
      .catch(() => {
        // The page stands as it is without its count.
      })
    return () => cancel.abort()
  }, [id])

  // The line is there from the start, so that the count moves nothing when it comes.
  return (
    <p className="numbers min-h-[1.45em] text-sm text-muted">
      {formatViews(shown)}
      {stale && <FreshPage />}
    </p>
  )
}

/** Asks for the page anew, once. */
function FreshPage() {
  const router = useRouter()
  useEffect(() => router.refresh(), [router])
  return null
}

/** Nothing on an answer that is not OK (CAR-15). */
async function lookAt(
  slug: string,
  websiteId: number,
  { photosCount, updatedAt }: CarFields,
  signal: AbortSignal,
): Promise<CarViewAnswer | null> {
  const query = new URLSearchParams({
    photos_count: String(photosCount),
    updated_at: updatedAt,
    website_id: String(websiteId),
  })
  const answer = await fetch(`/api/cars/${slug}/view.json?${query}`, { signal })
  return answer.ok ? ((await answer.json()) as CarViewAnswer) : null
}
