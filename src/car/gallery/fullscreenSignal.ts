/** Window event when the gallery enters or leaves fullscreen (GAL-01). */
export const FULLSCREEN_EVENT = 'forecourt:gallery-fullscreen'

/**
 * Signals sticky bars, chat and other floating elements to hide or show. CSS uses the attribute `data-gallery-fullscreen` of
 * the root element, which hides every `data-hidden-by-gallery` element. Scripts use the event, whose detail is `{ open:
 * boolean }`.
 */
export function signalFullscreen(open: boolean): void {
  document.documentElement.toggleAttribute('data-gallery-fullscreen', open)
  window.dispatchEvent(new CustomEvent(FULLSCREEN_EVENT, { detail: { open } }))
}
