'use client'

import { Heart } from 'lucide-react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { IconButton } from '@/ui/IconButton'
import { type FavouriteCar, toggleFavourite, useFavourites } from './favourites'
import { recordEvent } from './recordEvent'

interface FavouriteButtonProps {
  car: FavouriteCar
  /** for cars that are gone: the heart stays only for those who saved it (CARD-05) */
  onlyIfSaved?: boolean
  className?: string
}

/** The heart that keeps a car in the shopper's own browser. Where this is offered at all is the card's decision. */
export function FavouriteButton({ car, onlyIfSaved = false, className }: FavouriteButtonProps) {
  const saved = useFavourites().some(({ id }) => id === car.id)
  if (onlyIfSaved && !saved) return null
  return (
    <IconButton
      variant="solid"
      className={className}
      label={`Save ${car.name}`}
      pressed={saved}
      onClick={() => {
        if (toggleFavourite(car)) recordEvent(ANALYTICS_EVENTS.favouriteSave, { car_id: car.id })
      }}
    >
      <Heart aria-hidden />
    </IconButton>
  )
}
