/** Feeds separate photo URLs by bars, line ends, or commas, semicolons and spaces. */
export const BETWEEN_URLS = /\||[\r\n]+|(?:[;,]\s*|(?<![;,\s])\s+)(?=https?:\/\/|\/)/i

/** Between the photos of an override, as in most feeds. */
export const PHOTO_SEPARATOR = '|'

/** The photo URLs in the value of an override, in order; none if it is no list of them. */
export function splitPhotoUrls(value: string | null | undefined): string[] {
  const urls = (value ?? '')
    .split(BETWEEN_URLS)
    .map((url) => url.trim())
    .filter(Boolean)
  return urls.every((url) => /^(https?:\/\/|\/)/i.test(url)) ? urls : []
}
