const LOOKS = 50
const BETWEEN_LOOKS_MS = 100

/**
 * Resolves once an element that the selector finds is near the window, or is pointed at or focused: for code that need not
 * load before somebody gets there. On the server, at once.
 */
export function whenNear(selector: string, margin = '600px'): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve()
  return new Promise((resolve) => {
    let looks = 0
    const look = () => {
      const elements = [...document.querySelectorAll(selector)]
      looks += 1
      if (elements.length > 0) watchNear(elements, margin, resolve)
      // it may be drawn a moment after its code is asked for; code is never withheld for good
      else if (looks < LOOKS) setTimeout(look, BETWEEN_LOOKS_MS)
      else resolve()
    }
    look()
  })
}

/** Resolves once the page has loaded, or before when an element that the selector finds is pointed at or focused. On the server, at once. */
export function whenLoaded(selector: string): Promise<void> {
  if (typeof window === 'undefined' || document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => {
    const done = () => {
      stop()
      for (const touch of TOUCHES) document.removeEventListener(touch, touched)
      resolve()
    }
    const touched = ({ target }: Event) => {
      if (target instanceof Element && target.closest(selector)) done()
    }
    const stop = afterLoad(done)
    for (const touch of TOUCHES) document.addEventListener(touch, touched, { passive: true })
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

const TOUCHES = ['pointerdown', 'pointerover', 'focusin'] as const

/** Calls `near` once, when one of the elements comes near the window, is pointed at or focused; returns what stops the watch. */
export function watchNear(elements: Element[], rootMargin: string, near: () => void): () => void {
  const stop = () => {
    observer.disconnect()
    for (const element of elements) for (const touch of TOUCHES) element.removeEventListener(touch, done)
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
    for (const touch of TOUCHES) element.addEventListener(touch, done, { passive: true })
  }
  return stop
}
