import { contactToStore, readStoredContact, type StoredContact } from '@/domain/leads/storedContact'

const KEY = 'forecourt.contact'

/** Contact details that this shopper typed before, on this site (LEAD-03); null where there are none. */
export function keptContact(): StoredContact | null {
  try {
    return readStoredContact(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps contact details in this browser when name, email and phone are all there (LEAD-03). A full or closed store is no fault. */
export function keepContact(values: Partial<Record<keyof StoredContact, string>>): void {
  const contact = contactToStore(values)
  if (!contact) return
  try {
    localStorage.setItem(KEY, JSON.stringify(contact))
  } catch {
    // Private windows may refuse; the shopper types again next time.
  }
}
