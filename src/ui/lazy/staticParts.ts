/** In place of the content of a `StaticHtml` in the copy of the page that React reads; `src/server/staticParts.mjs` writes it. */
export const STATIC_HTML = 'forecourt:static'

type Listener = (part: HTMLElement) => void

const parts = new Set<HTMLElement>()
const listeners = new Set<Listener>()

/** Adds a part whose content React does not know. Returns a function that removes it. */
export function addStaticPart(part: HTMLElement): () => void {
  parts.add(part)
  for (const listener of listeners) listener(part)
  return () => parts.delete(part)
}

/** Calls the listener with every part whose content React does not know, now and later. Returns an unsubscribe function. */
export function watchStaticParts(listener: Listener): () => void {
  listeners.add(listener)
  for (const part of parts) listener(part)
  return () => listeners.delete(listener)
}
