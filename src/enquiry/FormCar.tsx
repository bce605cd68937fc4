'use client'

import { useEffect, useState } from 'react'
import type { CarSummary } from '@/domain/stock/car'
import { Picture } from '@/ui/media/Picture'

export type FormCarSummary = Pick<CarSummary, 'id' | 'name' | 'path' | 'carType' | 'tag' | 'price'> & {
  image: CarSummary['image']
}

/** The car of a form by its id, unless it is `known`; null until loaded, and if this site does not list it. */
export function useFormCar(carId: number | null, known: FormCarSummary | null): FormCarSummary | null {
  const [car, setCar] = useState(known)
  const knownId = known?.id ?? null
  useEffect(() => {
    if (carId === null || carId === knownId) return
    let cancelled = false
    fetch(`/api/cars/cards?ids=${carId}`)
      .then((response) => (response.ok ? response.json() : { cars: [] }))
      .then(({ cars }: { cars: FormCarSummary[] }) => {
        if (!cancelled) setCar(cars[0] ?? null)
      })
      .catch((error) => console.warn('Could not find the car of this form', error))
    return () => {
      cancelled = true
    }
  }, [carId, knownId])
  return car
}

/** Shows which car a form is about. */
export function FormCar({ car }: { car: FormCarSummary }) {
  return (
    <p className="flex items-center gap-4 rounded-control bg-surface p-3">
      {car.image && (
        <span className="relative aspect-3/2 w-24 flex-none overflow-hidden rounded-sm">
          <Picture src={car.image.thumbUrl} alt="" fill crop="3:2" sizes="6rem" />
        </span>
      )}
      <span className="min-w-0">
        <span className="block text-sm text-muted">About</span>
        <a href={car.path} className="link font-semibold">
          {car.name}
        </a>
      </span>
    </p>
  )
}
