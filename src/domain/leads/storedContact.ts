/** Contact details that a shopper typed once, kept in their own browser and filled in again (LEAD-03). */
export interface StoredContact {
  name: string
  last_name: string
  email: string
  phone: string
  postcode: string
}

/**
 * What may be kept of a form: its contact details, only when name, email and phone are all there (LEAD-03); else null.
 */
export function toStoredContact(values: Partial<Record<keyof StoredContact, string>>): StoredContact | null {
  const text = (field: keyof StoredContact) => values[field]?.trim() ?? ''
  const contact: StoredContact = {
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
  }
  return contact.name && contact.email && contact.phone ? contact : null
}

/** Reads what was kept; null for anything else that may lie under the same key. */
export function parseStoredContact(stored: unknown): StoredContact | null {
  if (typeof stored !== 'object' || stored === null) return null
  const fields = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return toStoredContact(Object.fromEntries(fields))
}
