'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { type CarFields, type CarViewResponse, formatViews } from '@/domain/car/carViews'
import { ANALYTICS_EVENTS, REPORT_EVENTS } from '@/domain/leads/analyticsEvents'
import type { CarType } from '@/domain/stock/carType'
import { countEvent, recordEvent } from '../shopper/recordEvent'
import { addViewedCar, type ViewedCar } from '../shopper/viewedCars'

interface CarVisitProps {
  /** as stored in the shopper's browser */
  car: ViewedCar & { slug: string; carType: CarType }
  websiteId: number
  /** the count when the page was rendered */
  views: number
  fields: CarFields
}

/**
 * '{n} views', updated in the browser (CAR-15). Also counts the view, adds the car to recently viewed cars (FAV-01) and
 * records an analytics event for used cars (CAR-17). Reloads a page that was rendered before the car was sold or
 * reserved.
 */
export function CarVisit({ car, websiteId, views, fields }: CarVisitProps) {
  const [shown, setShown] = useState(views)
  const [stale, setStale] = useState(false)
  const { id, slug, carType } = car

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per car; a car's other props do not change
  useEffect(() => {
    addViewedCar(car)
    countEvent(REPORT_EVENTS.carView, { car_id: id })
    if (carType === 'used') recordEvent(ANALYTICS_EVENTS.usedVehicleView, { car_id: id })
    const cancel = new AbortController()
    countView(slug, websiteId, fields, cancel.signal)
      .then((response) => {
        if (!response) return
        setShown(response.views)
        const { status, reserved } = response.car_fields
        setStale(status !== fields.status || reserved !== fields.reserved)
      })
      .catch(() => {
        // A failed count does not affect the page.
      })
    return () => cancel.abort()
  }, [id])

  // The line is rendered from the start, so that the count causes no layout shift.
  return (
    <p className="numbers min-h-[1.45em] text-sm text-muted">
      {formatViews(shown)}
      {stale && <RefreshOnce />}
    </p>
  )
}

/** Reloads the page data once. */
function RefreshOnce() {
  const router = useRouter()
  useEffect(() => router.refresh(), [router])
  return null
}

/** Null when the response is not OK (CAR-15). */
async function countView(
  slug: string,
  websiteId: number,
  { photosCount, updatedAt }: CarFields,
  signal: AbortSignal,
): Promise<CarViewResponse | null> {
  const query = new URLSearchParams({
    photos_count: String(photosCount),
    updated_at: updatedAt,
    website_id: String(websiteId),
  })
  const response = await fetch(`/api/cars/${slug}/view.json?${query}`, { signal })
  return response.ok ? ((await response.json()) as CarViewResponse) : null
}
