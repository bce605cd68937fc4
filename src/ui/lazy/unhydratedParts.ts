/** Presses for which React hydrates what is pressed at once, in that event. Not `click`: the page's own listeners need it. */
const PRESS_EVENTS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'] as const

const parts = new Set<Element>()

function stopPress(event: Event) {
  const { target } = event
  if (target instanceof Node && [...parts].some((part) => part.contains(target))) event.stopPropagation()
}

/**
 * Keeps presses of a server-rendered part from React until the part's code has loaded. React could not hydrate it yet, and would stop
 * the event after it has tried, six times in each press. Listeners of the window still receive them.
 * @returns a function that ends it, to be called once the code has loaded or the part is removed
 */
export function keepPressesFromReact(part: Element): () => void {
  if (parts.size === 0)
    for (const eventName of PRESS_EVENTS)
      window.addEventListener(eventName, stopPress, { capture: true, passive: true })
  parts.add(part)
  return () => {
    parts.delete(part)
    if (parts.size === 0)
      for (const eventName of PRESS_EVENTS) window.removeEventListener(eventName, stopPress, { capture: true })
  }
}
