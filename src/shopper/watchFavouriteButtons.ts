'use client'

import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { parseFavourite } from '@/domain/stock/favouriteText'
import { compared } from './comparedCars'
import { type FavouriteCar, favourites, toggleFavourite } from './favourites'
import { recordEvent } from './recordEvent'
import { dropForeignFavourites } from './session'

let isWatching = false

/** What follows a press is needed only then, and the account only by those who have one. */
const load = () => import('./accountFavourites')

/** Handles every `FavouriteButton` of the document, and keeps them in step with the shopper's list. */
export function watchFavouriteButtons(): void {
  if (typeof document === 'undefined' || isWatching) return
  isWatching = true
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null
    const car = button && readCar(button)
    if (!car) return
    const { save } = button.dataset
    if (save === 'compare') return void import('./toggleCompared').then(({ toggleCompared }) => toggleCompared(car))
    const isSaved = toggleFavourite(car)
    if (isSaved) recordEvent(ANALYTICS_EVENTS.favouriteSave, { car_id: car.id })
    void load().then(({ confirmFavourite }) => confirmFavourite(car, isSaved, save === 'garage'))
  }
  // In the capture phase: React stops the clicks of a part that it has not hydrated yet.
  document.addEventListener('click', onClick, true)
  const showAll = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) showIfFavourite(button)
  }
  const isSignedIn = dropForeignFavourites()
  favourites.subscribe(showAll)
  compared.subscribe(showAll)
  showAll()
  // The shopper may have signed out in another tab, whose page has no button.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') dropForeignFavourites()
  })
  if (isSignedIn) void load().then(({ syncFavourites }) => syncFavourites())
}

/** Shows on a `FavouriteButton` whether its car is saved. */
export function showIfFavourite(button: HTMLElement | null): void {
  const car = button && readCar(button)
  if (!car) return
  // Before a press counts as handled: the link in the header may load later than a card.
  watchFavouriteButtons()
  const isSaved =
    button.dataset.save === 'compare'
      ? compared.read().includes(car.slug)
      : favourites.read().some(({ id }) => id === car.id)
  // An early click is replayed on buttons that have this.
  button.dataset.handled = ''
  button.ariaPressed = String(isSaved)
  if ('favouriteOnly' in button.dataset) button.hidden = !isSaved
}

function readCar({ dataset }: HTMLElement): FavouriteCar | null {
  return parseFavourite(dataset.favourite ?? '')
}
