/** The keys of our pages in the browser's storage, of which this script reads one and deletes what the shopper refuses. */

/** Removes a value from both storages. */
export function removeStored(key: string): void {
  try {
    for (const storage of [localStorage, sessionStorage]) storage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** utm_source of the visit as it was stored; empty if there is none. */
export function storedSource(): string {
  try {
    const visit = JSON.parse(sessionStorage.getItem('forecourt.visit') ?? '{}') as {
      linked_query_params?: { utm_source?: string }
    }
    return visit.linked_query_params?.utm_source ?? ''
  } catch {
    return ''
  }
}
