import { parseStoredContact, type StoredContact, toStoredContact } from '@/domain/leads/storedContact'
import { storedValue } from '@/ui/storage/browserStorage'

const contact = storedValue<StoredContact | null>({
  ...{ key: 'contact', area: 'local' },
  ...{ fallback: null, parse: parseStoredContact },
})

/** Contact details that this shopper typed before, on this site (LEAD-03); null where there are none. */
export const readContact = contact.read

/** Stores contact details in this browser when name, email and phone are all there (LEAD-03). */
export function saveContact(values: Partial<Record<keyof StoredContact, string>>): void {
  const complete = toStoredContact(values)
  if (complete) contact.write(complete)
}
