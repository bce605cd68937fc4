import { storedList } from '@/ui/storage/browserStorage'

/** The name under which a step of the history carries its own number. */
const STEP = 'forecourtStep'

/** Steps of the history whose place is stored. */
const MAX_STEPS = 60

/** How far down each step of this tab's history was read: its number and pixels from the top. */
const stored = storedList<[step: string, y: number]>({ key: 'placesOnPage', area: 'session', isEntry, max: MAX_STEPS })

/** Milliseconds after the last scroll before the places are written down. */
const WRITE_PAUSE_MS = 200

/** Milliseconds for which a list may take to reach the height that the place needs. */
const RESTORE_WITHIN_MS = 8000

/** Milliseconds for which a place is held once it is reached: what stands above may still change its height a little. */
const SETTLED_AFTER_MS = 400

/** What the shopper does that means they no longer wait to be taken anywhere. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let places: Map<string, number> | null = null
let lastStep: { id: string; path: string } | null = null
let held: string | null = null
let stopRestoring: (() => void) | null = null
let writing: ReturnType<typeof setTimeout> | undefined

/** Pixels from the top at which the present step of the history was last read; null for a new step. */
export function knownPlace(): number | null {
  const id = stepOf(history.state)
  return id === null ? null : (kept().get(id) ?? null)
}

/** Notes how far down the page is read, for the present step of the history. */
export function notePlace(): void {
  const id = presentStep()
  if (stopRestoring || held === id) return
  held = null
  const all = kept()
  all.delete(id)
  all.set(id, Math.round(window.scrollY))
  const oldest = all.keys().next().value
  if (all.size > MAX_STEPS && oldest !== undefined) all.delete(oldest)
  clearTimeout(writing)
  writing = setTimeout(writePlaces, WRITE_PAUSE_MS)
}

/** Notes the place and lets nothing change it until the next step: what scrolls from here on leads to that one. */
export function holdPlace(): void {
  notePlace()
  held = presentStep()
}

/** Writes down what was noted, for when this document ends. */
export function writePlaces(): void {
  clearTimeout(writing)
  stored.write([...kept()])
}

/**
 * Takes the shopper to a place, as soon as the page is high enough. Gives up when they move by themselves, and after a
 * while. Until then nothing is noted, so that the way there is not taken for a place.
 */
export function restorePlace(y: number): void {
  stopRestoring?.()
  const stop = () => {
    clearTimeout(late)
    clearTimeout(settled)
    grown.disconnect()
    removeEventListener('scroll', go)
    for (const move of OWN_MOVES) removeEventListener(move, stop)
    stopRestoring = null
  }
  const go = () => {
    window.scrollTo({ top: y, behavior: 'instant' })
    if (Math.abs(window.scrollY - y) <= 1) settled ??= setTimeout(stop, SETTLED_AFTER_MS)
  }
  let settled: ReturnType<typeof setTimeout> | undefined
  const late = setTimeout(stop, RESTORE_WITHIN_MS)
  const grown = new ResizeObserver(go)
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true })
  stopRestoring = stop
  go()
  grown.observe(document.body)
  addEventListener('scroll', go, { passive: true })
}

/** Forgets a restoring that has not come to its end: the page it was for is gone. */
export function leavePlace(): void {
  stopRestoring?.()
  writePlaces()
}

function kept(): Map<string, number> {
  places ??= new Map(stored.read())
  return places
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

function stepOf(state: unknown): string | null {
  const id = (state as Record<string, unknown> | null)?.[STEP]
  return typeof id === 'string' ? id : null
}

/** The number of the present step; a step that has none gets one. The router may have written over one that had. */
function presentStep(): string {
  const path = location.pathname + location.search
  const known = stepOf(history.state)
  const id = known ?? (lastStep?.path === path ? lastStep.id : `${Date.now()}-${Math.random()}`)
  if (known === null) history.replaceState({ ...history.state, [STEP]: id }, '')
  lastStep = { id, path }
  return id
}
