'use client'

import { IconButton } from '@/ui/actions/IconButton'
import { useFavourites } from './favourites'
import { watchFavouriteButtons } from './watchFavouriteButtons'

// The buttons of cards have no component in the browser; this link is on every page of a site that has them.
watchFavouriteButtons()

/** The heart in the header with the number of saved cars; links to their page (FAV-01). */
export function FavouritesLink({ noun }: { noun: { one: string; many: string } }) {
  const count = useFavourites().length
  const saved = count === 0 ? `Saved ${noun.many}` : `${count} saved ${count === 1 ? noun.one : noun.many}`
  return (
    <IconButton href="/favourites" label={saved} icon="heart" className="relative">
      {count > 0 && (
        <span
          aria-hidden
          className="numbers absolute top-1 right-0.5 grid min-w-4.5 place-content-center rounded-full bg-accent px-1 text-[0.6875rem] leading-[1.125rem] font-bold text-accent-ink"
        >
          {count}
        </span>
      )}
    </IconButton>
  )
}
