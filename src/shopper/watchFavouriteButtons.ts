'use client'

import { ANALYTICS_EVENTS } from '@/domain/leads/analyticsEvents'
import { type FavouriteCar, favourites, toggleFavourite } from './favourites'
import { recordEvent } from './recordEvent'

let isWatching = false

/** Handles every `FavouriteButton` of the document, and keeps them in step with the shopper's list. */
export function watchFavouriteButtons(): void {
  if (typeof document === 'undefined' || isWatching) return
  isWatching = true
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-favourite]') : null
    const car = button && readCar(button)
    if (car && toggleFavourite(car)) recordEvent(ANALYTICS_EVENTS.favouriteSave, { car_id: car.id })
  })
  const showAll = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-favourite]')) showIfFavourite(button)
  }
  favourites.subscribe(showAll)
  showAll()
}

/** Shows on a `FavouriteButton` whether its car is saved. */
export function showIfFavourite(button: HTMLElement | null): void {
  const car = button && readCar(button)
  if (!car) return
  const isSaved = favourites.read().some(({ id }) => id === car.id)
  // An early click is replayed on buttons that have this.
  button.dataset.handled = ''
  button.ariaPressed = String(isSaved)
  if ('favouriteOnly' in button.dataset) button.hidden = !isSaved
}

function readCar({ dataset }: HTMLElement): FavouriteCar | null {
  return dataset.favourite ? (JSON.parse(dataset.favourite) as FavouriteCar) : null
}
