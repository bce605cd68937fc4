'use client'

import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import type { SaveButton } from '@/domain/site/site'
import { IconButton } from '@/ui/actions/IconButton'
import { Icon } from '@/ui/media/Icon'
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

const LOOK: Record<SaveButton, { icon: 'heart' | 'scale' | 'warehouse'; label: (name: string) => string }> = {
  favourite: { icon: 'heart', label: (name) => `Save ${name}` },
  compare: { icon: 'scale', label: (name) => `Compare ${name}` },
  garage: { icon: 'warehouse', label: (name) => `Add ${name} to the garage` },
}

/** The button that saves a car in the shopper's browser. The card decides whether it is offered. */
export function FavouriteButton({ car, kind = 'favourite', onlyIfSaved = false, className }: FavouriteButtonProps) {
  const { icon, label } = LOOK[kind]
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
      <Icon name={saved ? `${icon}-filled` : icon} />
    </IconButton>
  )
}
