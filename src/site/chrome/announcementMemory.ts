import { storedValue } from '@/ui/storage/browserStorage'

/** The id of the announcement last closed in this browser. */
export const closedAnnouncement = storedValue<string | null>({
  ...{ key: 'announcement', area: 'local', fallback: null },
  parse: (json) => (typeof json === 'string' ? json : null),
})

/** A short hash of an announcement's text: letters, digits and a hyphen. */
export function announcementId(text: string): string {
  let hash = 5381
  for (const character of text) hash = (hash * 33 + character.codePointAt(0)!) >>> 0
  return `announcement-${hash.toString(36)}`
}
