'use client'

import { useEffect, useState } from 'react'
import type { CarSummary } from '@/domain/stock/car'
import { Picture } from '@/ui/media/Picture'

export type FormCarSummary = Pick<CarSummary, 'id' | 'name' | 'path' | 'carType' | 'tag' | 'price'> & {
  image: CarSummary['image']
}

/** The car that a form is about, by its id; null until it is known, and where this site does not show it. */
export function useFormCar(carId: number | null): FormCarSummary | null {
  const [car, setCar] = useState<FormCarSummary | null>(null)
  useEffect(() => {
    if (carId === null) return
    let gone = false
    fetch(`/api/cars/cards?ids=${carId}`)
      .then((answer) => (answer.ok ? answer.json() : { cars: [] }))
      .then(({ cars }: { cars: FormCarSummary[] }) => {
        if (!gone) setCar(cars[0] ?? null)
      })
      .catch((error) => console.warn('The car of this form was not found', error))
    return () => {
      gone = true
    }
  }, [carId])
  return car
}

/** Says which car a form is about. */
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
