/** First path segments reserved for the product's own routes. */
const RESERVED = [
  'admin',
  'api',
  'preview',
  'styleguide',
  'cars',
  'search',
  'stock-photos',
  'block-thumbnails',
  'site-media',
  'forecourt',
  'unlisted',
  'share-image',
  'tow-match',
]

/** Maximum length of a page's path, in characters. */
export const MAX_PATH_LENGTH = 200

/** Validates a page's normalised path: an error message for staff, or null. */
export function validatePagePath(path: string): string | null {
  if (path === '/') return null
  if (path.length > MAX_PATH_LENGTH) return `Keep the address under ${MAX_PATH_LENGTH} characters.`
  if (!/^(\/[a-z0-9](?:[a-z0-9._~-]*[a-z0-9])?)+$/.test(path))
    return 'Use lower-case letters, digits and hyphens, separated by slashes, such as /pages/winter-sale.'
  const first = path.split('/')[1]!
  if (RESERVED.includes(first)) return `Addresses that start with /${first} are reserved.`
  return null
}
