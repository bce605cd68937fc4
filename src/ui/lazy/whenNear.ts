/** Time in milliseconds after which a page counts as loaded even if an image is still pending. */
const MAX_LOAD_MS = 3000

/** Calls `loaded` once the page has loaded. Returns a function that cancels. */
export function afterLoad(loaded: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('load', done)
  }
  const done = () => {
    stop()
    loaded()
  }
  const complete = document.readyState === 'complete'
  const timer = setTimeout(done, complete ? 0 : MAX_LOAD_MS)
  if (!complete) window.addEventListener('load', done)
  return stop
}

/** Calls `near` once, when the element is near the viewport, hovered, pressed or focused. Returns a function that cancels. */
export function watchNear(element: Element, rootMargin: string, near: () => void): () => void {
  const stop = () => {
    observer.disconnect()
    stopIntent()
  }
  const done = () => {
    stop()
    near()
  }
  const stopIntent = watchIntent(element, done)
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) done()
    },
    { rootMargin },
  )
  observer.observe(element)
  return stop
}

/** The last restores what was typed before a stale page reloaded. */
const INTENT_EVENTS = ['pointerdown', 'pointerover', 'focusin', 'input', 'restore-input'] as const

/** Signs that a shopper is at the page, wherever on it. */
const ACTIVITY_EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const

/** Calls `active` once, at the shopper's first activity on the page. Returns a function that cancels. */
export function watchActivity(active: () => void): () => void {
  const options = { capture: true, passive: true }
  const events = [...ACTIVITY_EVENTS, ...INTENT_EVENTS]
  const stop = () => {
    for (const eventName of events) window.removeEventListener(eventName, done, options)
  }
  const done = () => {
    stop()
    active()
  }
  for (const eventName of events) window.addEventListener(eventName, done, options)
  return stop
}

/** Calls `intended` when the element is hovered, pressed, focused or filled in. Returns a function that cancels. */
export function watchIntent(element: Element, intended: () => void): () => void {
  const onIntent = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) intended()
  }
  // Captured on the window, since React stops events to parts that are not hydrated.
  const options = { capture: true, passive: true }
  for (const eventName of INTENT_EVENTS) window.addEventListener(eventName, onIntent, options)
  // The pointer may have come before the page's scripts, and stay.
  if (element.matches(':hover')) queueMicrotask(intended)
  return () => {
    for (const eventName of INTENT_EVENTS) window.removeEventListener(eventName, onIntent, options)
  }
}
