const MAX_CHECKS = 50
const CHECK_INTERVAL_MS = 100

/**
 * Resolves when an element matching the selector is near the viewport, hovered, pressed or focused. On the server it
 * resolves immediately.
 */
export function whenNear(selector: string, margin = '600px'): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    let checks = 0
    const check = () => {
      const elements = [...document.querySelectorAll(selector)]
      checks += 1
      if (elements.length > 0) watchNear(elements, margin, resolve)
      // The element may render a little later; after the last check the code loads anyway.
      else if (checks < MAX_CHECKS) setTimeout(check, CHECK_INTERVAL_MS)
      else resolve()
    }
    check()
  })
}

/** Resolves when the page has loaded, or earlier when a matching element is hovered, pressed or focused. On the server it resolves immediately. */
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

const INTENT_EVENTS = ['pointerdown', 'pointerover', 'focusin'] as const

/** Calls `near` once, when an element is near the viewport, hovered, pressed or focused. Returns a function that stops watching. */
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
