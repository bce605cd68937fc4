const MAX_CHECKS = 50
const CHECK_INTERVAL_MS = 100

/**
 * Resolves once an element that the selector finds is near the window, or is pointed at or focused: for code that need not
 * load before somebody gets there. On the server, at once.
 */
export function whenNear(selector: string, margin = '600px'): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    let checks = 0
    const check = () => {
      const elements = [...document.querySelectorAll(selector)]
      checks += 1
      if (elements.length > 0) watchNear(elements, margin, resolve)
      // it may be drawn a moment after its code is asked for; code is never withheld for good
      else if (checks < MAX_CHECKS) setTimeout(check, CHECK_INTERVAL_MS)
      else resolve()
    }
    check()
  })
}

/** Resolves once the page has loaded, or before when an element that the selector finds is pointed at or focused. On the server, at once. */
export function whenLoaded(selector: string): Promise<void> {
  if (typeof window === 'undefined' || document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      stop()
      for (const eventName of INTENT_EVENTS) document.removeEventListener(eventName, onIntent)
      resolve()
    }
    const onIntent = ({ target }: Event) => {
      if (target instanceof Element && target.closest(selector)) done()
    }
    const stop = afterLoad(done)
    for (const eventName of INTENT_EVENTS) document.addEventListener(eventName, onIntent, { passive: true })
  })
}

/** Milliseconds after which a page counts as loaded though one of its pictures still hangs. */
const MAX_LOAD_MS = 3000

/** Calls `loaded` once the page has loaded, or at once where it has; returns what stops the wait. */
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

const INTENT_EVENTS = ['pointerdown', 'pointerover', 'focusin'] as const

/** Calls `near` once, when one of the elements comes near the window, is pointed at or focused; returns what stops the watch. */
export function watchNear(elements: Element[], rootMargin: string, near: () => void): () => void {
  const stop = () => {
    observer.disconnect()
    for (const element of elements) for (const eventName of INTENT_EVENTS) element.removeEventListener(eventName, done)
  }
  const done = () => {
    stop()
    near()
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) done()
    },
    { rootMargin },
  )
  for (const element of elements) {
    observer.observe(element)
    for (const eventName of INTENT_EVENTS) element.addEventListener(eventName, done, { passive: true })
  }
  return stop
}
