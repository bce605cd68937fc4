/** The toasts of the watchlist (FAV-03). */
export const watchToast = (name: string, isWatched: boolean): { title: string; description: string } =>
  isWatched
    ? { title: 'Car Saved In Watchlist', description: `${name} is now available in your watchlist` }
    : { title: 'Car Removed', description: `${name} is no longer in your watchlist` }
