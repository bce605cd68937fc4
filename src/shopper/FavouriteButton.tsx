'use client'

import type { SaveButton } from '@/domain/site/site'
import { formatFavourite } from '@/domain/stock/favouriteText'
import { IconButton } from '@/ui/actions/IconButton'
import type { FavouriteCar } from './favourites'
import { showIfFavourite } from './watchFavouriteButtons'

interface FavouriteButtonProps {
  car: FavouriteCar
  /** the site's wording of saving a car (CARD-01); defaults to favourite */
  kind?: SaveButton
  /** for cars no longer listed: the heart only shows if already saved (CARD-05) */
  onlyIfSaved?: boolean
  /** of a card: what marketing tags say of it, see `formatListedItem` */
  item?: string
  className?: string
}

const LOOK: Record<SaveButton, { icon: 'heart' | 'scale' | 'warehouse'; label: (name: string) => string }> = {
  favourite: { icon: 'heart', label: (name) => `Save ${name}` },
  compare: { icon: 'scale', label: (name) => `Compare ${name}` },
  garage: { icon: 'warehouse', label: (name) => `Add ${name} to the garage` },
}

/**
 * The button that saves a car in the shopper's browser, in the garage or in a comparison. The card decides whether it is offered. Without state, since a page
 * has dozens: `watchFavouriteButtons` handles them all, also in parts that are not hydrated.
 */
export function FavouriteButton({
  car,
  kind = 'favourite',
  onlyIfSaved = false,
  item,
  className,
}: FavouriteButtonProps) {
  const { icon, label } = LOOK[kind]
  return (
    <IconButton
      // Another car is another button.
      key={car.id}
      ref={showIfFavourite}
      variant="solid"
      icon={icon}
      className={className}
      label={label(car.name)}
      pressed={false}
      hidden={onlyIfSaved}
      suppressHydrationWarning
      data-favourite={formatFavourite(car)}
      data-favourite-only={onlyIfSaved ? '' : undefined}
      data-item={item}
      data-save={kind === 'favourite' ? undefined : kind}
    />
  )
}
