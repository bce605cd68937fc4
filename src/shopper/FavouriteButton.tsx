'use client'

import { Heart, type LucideIcon, Scale, Warehouse } from 'lucide-react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import type { SaveButton } from '@/domain/site/site'
import { IconButton } from '@/ui/actions/IconButton'
import { type FavouriteCar, toggleFavourite, useFavourites } from './favourites'
import { recordEvent } from './recordEvent'

interface FavouriteButtonProps {
  car: FavouriteCar
  /** the site's wording of saving a car (CARD-01); defaults to favourite */
  kind?: SaveButton
  /** for cars no longer listed: the heart only shows if already saved (CARD-05) */
  onlyIfSaved?: boolean
  className?: string
}

const LOOK: Record<SaveButton, { Icon: LucideIcon; label: (name: string) => string }> = {
  favourite: { Icon: Heart, label: (name) => `Save ${name}` },
  compare: { Icon: Scale, label: (name) => `Compare ${name}` },
  garage: { Icon: Warehouse, label: (name) => `Add ${name} to the garage` },
}

/** The button that saves a car in the shopper's browser. The card decides whether it is offered. */
export function FavouriteButton({ car, kind = 'favourite', onlyIfSaved = false, className }: FavouriteButtonProps) {
  const { Icon, label } = LOOK[kind]
  const saved = useFavourites().some(({ id }) => id === car.id)
  if (onlyIfSaved && !saved) return null
  return (
    <IconButton
      variant="solid"
      className={className}
      label={label(car.name)}
      pressed={saved}
      onClick={() => {
        if (toggleFavourite(car)) recordEvent(ANALYTICS_EVENTS.favouriteSave, { car_id: car.id })
      }}
    >
      <Icon aria-hidden />
    </IconButton>
  )
}
