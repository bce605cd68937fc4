import { afterPaint } from '../afterPaint'

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

/** Calls `active` once, after the frame of the shopper's first activity on the page. Returns a function that cancels. */
export function watchActivity(active: () => void): () => void {
  return watchEvents([...ACTIVITY_EVENTS, ...INTENT_EVENTS], () => true, active)
}

/** Calls `touched` once, after the frame in which the shopper first points, presses or types on the page. Returns a function that cancels. */
export function watchTouch(touched: () => void): () => void {
  return watchEvents(['pointerover', 'pointerdown', 'keydown'], () => true, touched)
}

/**
 * Calls `intended` after the frame in which the element is first hovered, pressed, focused or filled in. Returns a function that
 * cancels.
 */
export function watchIntent(element: Element, intended: () => void): () => void {
  const stop = watchEvents(INTENT_EVENTS, ({ target }) => target instanceof Node && element.contains(target), intended)
  // The pointer may have come before the page's scripts, and stay.
  if (element.matches(':hover')) queueMicrotask(intended)
  return stop
}

/** Calls `seen` once, after the frame of the first event that matches: what it starts would hold up the answer to a press. */
function watchEvents(eventNames: readonly string[], matches: (event: Event) => boolean, seen: () => void): () => void {
  // Captured on the window, since parts that are not hydrated keep presses from the document.
  const options = { capture: true, passive: true }
  let isStopped = false
  const removeListeners = () => {
    for (const eventName of eventNames) window.removeEventListener(eventName, onEvent, options)
  }
  const onEvent = (event: Event) => {
    if (!matches(event)) return
    removeListeners()
    afterPaint(() => isStopped || seen())
  }
  for (const eventName of eventNames) window.addEventListener(eventName, onEvent, options)
  return () => {
    isStopped = true
    removeListeners()
  }
}
