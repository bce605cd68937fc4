/** Told to the window when the gallery takes the whole screen and when it gives it back (GAL-01). */
export const FULLSCREEN_EVENT = 'forecourt:gallery-fullscreen'

/**
 * Tells sticky bars, chat and whatever else floats over the page to hide or to show. Styles follow the attribute
 * `data-gallery-fullscreen` of the root element: what carries `data-hidden-by-gallery` goes away. Scripts hear the event,
 * whose detail is `{ open: boolean }`.
 */
export function signalFullscreen(open: boolean): void {
  document.documentElement.toggleAttribute('data-gallery-fullscreen', open)
  window.dispatchEvent(new CustomEvent(FULLSCREEN_EVENT, { detail: { open } }))
}
