import { storedList } from '@/ui/storage/browserStorage'
import { currentEntryId, findEntryId, MAX_ENTRIES, rememberEntry } from './historyEntry'

/** Scroll positions of this tab's history entries: id and pixels from the top. */
const stored = storedList<[step: string, y: number]>({
  key: 'placesOnPage',
  area: 'session',
  isEntry,
  max: MAX_ENTRIES,
})

/** Milliseconds after the last scroll before positions are stored. */
const STORE_DELAY_MS = 200

/** Milliseconds to wait for a list to reach the required height. */
const RESTORE_TIMEOUT_MS = 8000

/** Milliseconds to hold a position once reached, since content above may still change height slightly. */
const SETTLE_MS = 400

/** Events that mean the shopper has taken over scrolling. */
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let positions: Map<string, number> | null = null
let frozen: string | null = null
let stopRestoring: (() => void) | null = null
let writing: ReturnType<typeof setTimeout> | undefined

/** Stored scroll position of the current history entry in pixels; null for a new entry. */
export function getScrollPosition(): number | null {
  const id = findEntryId()
  return id === null ? null : (readPositions().get(id) ?? null)
}

/** Records the scroll position of the current history entry. */
export function recordScrollPosition(): void {
  const id = currentEntryId()
  if (stopRestoring || frozen === id) return
  frozen = null
  rememberEntry(readPositions(), id, Math.round(window.scrollY))
  clearTimeout(writing)
  writing = setTimeout(storeScrollPositions, STORE_DELAY_MS)
}

/** Records the position and freezes it until the next history entry: later scrolling belongs to that one. */
export function freezeScrollPosition(): void {
  recordScrollPosition()
  frozen = currentEntryId()
}

/** Stores recorded positions before the document unloads. */
export function storeScrollPositions(): void {
  clearTimeout(writing)
  stored.write([...readPositions()])
}

/**
 * Scrolls to a position as soon as the page is tall enough. Gives up on user input or after a timeout. Recording is
 * paused meanwhile, so that intermediate positions are not stored.
 */
export function restoreScrollPosition(y: number): void {
  stopRestoring?.()
  const stop = () => {
    clearTimeout(timeout)
    clearTimeout(settleTimer)
    resizeObserver.disconnect()
    removeEventListener('scroll', scrollToPosition)
    for (const move of USER_INPUT_EVENTS) removeEventListener(move, stop)
    stopRestoring = null
  }
  const scrollToPosition = () => {
    window.scrollTo({ top: y, behavior: 'instant' })
    if (Math.abs(window.scrollY - y) <= 1) settleTimer ??= setTimeout(stop, SETTLE_MS)
  }
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  const timeout = setTimeout(stop, RESTORE_TIMEOUT_MS)
  const resizeObserver = new ResizeObserver(scrollToPosition)
  for (const move of USER_INPUT_EVENTS) addEventListener(move, stop, { passive: true })
  stopRestoring = stop
  scrollToPosition()
  resizeObserver.observe(document.body)
  addEventListener('scroll', scrollToPosition, { passive: true })
}

/** Cancels a pending restoration when its page is gone. */
export function cancelRestore(): void {
  stopRestoring?.()
  storeScrollPositions()
}

function readPositions(): Map<string, number> {
  positions ??= new Map(stored.read())
  return positions
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}
