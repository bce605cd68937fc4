'use client'

import { Heart, type LucideIcon, Scale, Warehouse } from 'lucide-react'
import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import type { SaveButton } from '@/domain/site/site'
import { IconButton } from '@/ui/actions/IconButton'
import { type FavouriteCar, toggleFavourite, useFavourites } from './favourites'
import { recordEvent } from './recordEvent'

interface FavouriteButtonProps {
  car: FavouriteCar
  /** what the site calls keeping a car (CARD-01); a favourite unless given */
  kind?: SaveButton
  /** for cars that are gone: the heart stays only for those who saved it (CARD-05) */
  onlyIfSaved?: boolean
  className?: string
}

const LOOK: Record<SaveButton, { Icon: LucideIcon; label: (name: string) => string }> = {
  favourite: { Icon: Heart, label: (name) => `Save ${name}` },
  compare: { Icon: Scale, label: (name) => `Compare ${name}` },
  garage: { Icon: Warehouse, label: (name) => `Add ${name} to the garage` },
}

/** The button that keeps a car in the shopper's own browser. Where this is offered at all is the card's decision. */
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
