const PREFIX = 'forecourt.draft.'

/** What was typed into a form on this site and not yet sent, in this tab; empty where there is nothing. */
export function keptDraft<Values extends object>(key: string): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Values>) : {}
  } catch {
    return {}
  }
}

/** Keeps what is typed, so that a reload loses nothing. A full or closed store is no fault. */
export function keepDraft(key: string, values: object): void {
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values))
  } catch {
    // Private windows may refuse; the form itself still holds it.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // As above.
  }
}
