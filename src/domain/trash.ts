/** Days for which a document stays in the trash. */
const TRASH_DAYS = 30

const DAY_MS = 24 * 3_600_000

/** When a document that was moved to the trash at a moment is deleted for good. */
export const trashEndsAt = (deletedAt: string): Date => new Date(new Date(deletedAt).getTime() + TRASH_DAYS * DAY_MS)

/** Moved to the trash before this moment, a document is deleted for good now. */
export const trashedBefore = (now: Date): Date => new Date(now.getTime() - TRASH_DAYS * DAY_MS)
