/**
 * Runs work after the next frame, so that the shopper sees what they changed before the page is busy with what follows from it.
 * @param work must not depend on the event that led to it
 */
export function afterPaint(work: () => unknown): void {
  requestAnimationFrame(() => setTimeout(work))
}

/** Loads code after the next frame, before a press needs it. A failure is left to the load that the press makes. */
export const preloadAfterPaint = (load: () => Promise<unknown>): void => afterPaint(() => load().catch(() => {}))
