import { cleanJson, cleanText, isPlainObject, toSingleLine, truncateText } from '../cleanText'

const MAX_CONTENT_LENGTH = 20_000
const MAX_CONTACT_LENGTH = 200

/** What staff see of an enquiry that could not be stored as a lead. */
export interface ParkedContent {
  name: string | null
  phone: string | null
  email: string | null
  /** the whole body as JSON */
  content: string
}

/** Takes an enquiry's body as it came, whatever it is: only cleaned of what Postgres cannot store, and limited in length. */
export function toParkedContent(body: unknown): ParkedContent {
  const fields = isPlainObject(body) ? body : {}
  const readText = (field: string) => {
    const value = fields[field]
    if (typeof value !== 'string') return null
    return truncateText(toSingleLine(cleanText(value)).trim(), MAX_CONTACT_LENGTH) || null
  }
  const name = [readText('name'), readText('last_name')].filter(Boolean).join(' ')
  return {
    name: name || null,
    phone: readText('phone'),
    email: readText('email'),
    content: truncateText(JSON.stringify(cleanJson(body), null, 2) ?? '', MAX_CONTENT_LENGTH),
  }
}
