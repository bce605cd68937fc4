/** Where the browser keeps the id of the announcement that was closed last. */
export const ANNOUNCEMENT_KEY = 'forecourt.announcement'

/** A short name for an announcement's text, in letters, digits and a hyphen; other texts have other names. */
export function announcementId(text: string): string {
  let hash = 5381
  for (const character of text) hash = (hash * 33 + character.codePointAt(0)!) >>> 0
  return `announcement-${hash.toString(36)}`
}
