/** Contact details kept in the shopper's browser to prefill forms (LEAD-03). */
export interface StoredContact {
  name: string
  last_name: string
  email: string
  phone: string
  postcode: string
}

/**
 * The contact details of a form to store; null unless name, email and phone are all present (LEAD-03).
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

/** Parses stored contact details; null if invalid. */
export function parseStoredContact(stored: unknown): StoredContact | null {
  if (typeof stored !== 'object' || stored === null) return null
  const fields = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return toStoredContact(Object.fromEntries(fields))
}
