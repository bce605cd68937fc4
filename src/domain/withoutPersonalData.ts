/** Maximum characters of a text that is scanned. */
const MAX_LENGTH = 10_000

/** Before a quoted name in Postgres' messages, which is not data. */
const OBJECT_NAMES = 'relation|column|constraint|table|index|function|role|type|schema|parameter'

/** Patterns in order, and what replaces them. */
const PATTERNS: readonly (readonly [RegExp, string | ((match: string, kept?: string) => string)])[] = [
  // Drizzle lists the values of a failed query.
  [/\bparams: [\s\S]*?(?=\n[ \t]+at |$)/g, 'params: [hidden]'],
  [/\beyJ[\w-]{5,}[\w.-]*/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  // Logins and query strings of URLs.
  [/\/\/[^\s/@]+@/g, '//'],
  [/\?[\w%.~+[\]-]+=[^\s"'`)]*/g, ''],
  [/(?<![\w.+%-])[\w.+%-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  // `Key (name)=(Ada) already exists`
  [/=\([^)]*\)?/g, '=([text])'],
  // JSON.parse and Postgres quote what they could not read. Names of properties are in single quotes.
  [
    new RegExp(`(\\b(?:${OBJECT_NAMES}) )?"(?:[^"\\\\\\n]|\\\\.?)*(?:"|(?=\\n)|$)(?:\\.\\.\\.)?`, 'g'),
    (match, objectName) => (objectName ? match : '"[text]"'),
  ],
  [/'[^'\s]*\s[^'\n]*(?:\n[^'\n]*)?'/g, "'[text]'"],
  [/(?<![\w.])\+?\(?\d(?:[ ().-]{0,2}\d){7,14}(?![\w.])/g, '[number]'],
  // A random id has digits and no word.
  [/[\w-]{24,}/g, (match) => (/\d/.test(match) && /[A-Za-z]/.test(match) ? '[token]' : match)],
]

/**
 * A message or a stack trace without what may identify a person: emails, phone and other long numbers, tokens, query strings, logins
 * in URLs, values of queries and quoted text. Names of code, files and database objects stay.
 */
export function withoutPersonalData(text: string, maxLength = MAX_LENGTH): string {
  let result = text.slice(0, Math.min(maxLength, MAX_LENGTH))
  for (const [pattern, replacement] of PATTERNS) result = result.replace(pattern, replacement as string)
  return result
}
