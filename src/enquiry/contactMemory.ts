import { parseStoredContact, type StoredContact, toStoredContact } from '@/domain/leads/storedContact'
import { storedValue } from '@/ui/storage/browserStorage'
import { CONTACT_KEY } from './storageKeys'

const contact = storedValue<StoredContact | null>({
  ...{ key: CONTACT_KEY, area: 'local' },
  ...{ fallback: null, parse: parseStoredContact },
})

/** The shopper's stored contact details on this site (LEAD-03); null without any. */
export const readContact = contact.read

/** Stores contact details in this browser if name, email and phone are all present (LEAD-03). */
export function saveContact(values: Partial<Record<keyof StoredContact, string>>): void {
  const complete = toStoredContact(values)
  if (complete) contact.write(complete)
}
