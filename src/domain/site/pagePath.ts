/** First segments that routes of the product answer themselves; a CMS page there would never be seen. */
const TAKEN = [
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
]

/** Longest path of a page, in characters. */
export const MAX_PATH_LENGTH = 200

/** Why a normalised path cannot be a page's address, in words for staff; null where it can. */
export function validatePagePath(path: string): string | null {
  if (path === '/') return null
  if (path.length > MAX_PATH_LENGTH) return `Keep the address under ${MAX_PATH_LENGTH} characters.`
  if (!/^(\/[a-z0-9](?:[a-z0-9._~-]*[a-z0-9])?)+$/.test(path))
    return 'Use small letters, digits and hyphens, with slashes between the parts: /pages/winter-sale.'
  const first = path.split('/')[1]!
  if (TAKEN.includes(first)) return `Addresses that start with /${first} belong to the website itself.`
  return null
}
