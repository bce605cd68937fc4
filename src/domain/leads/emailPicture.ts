import { isPicturePath, jpegPath } from '../images'
import type { EmailPicture } from './emailLayout'

/** Pixels: twice the width in the email, for sharp screens. */
const WIDTHS = { wide: 1080, row: 384 } as const

/**
 * A photo for an email, as a JPEG of a fitting size, since Outlook and others show no WebP: across the email, or in a row of vehicles. `url` is
 * a path of the site or an address; null if it cannot be used.
 */
export function toEmailPicture(
  origin: string,
  url: string | null | undefined,
  name: string,
  size: keyof typeof WIDTHS,
): EmailPicture | null {
  if (!url || !URL.canParse(url, origin)) return null
  const address = new URL(url, origin)
  const isOwn = address.origin === new URL(origin).origin
  // Of other servers, photos are resized over https only.
  if (isOwn ? !isPicturePath(address.pathname) : address.protocol !== 'https:') return { url: address.href, alt: name }
  const src = isOwn ? address.pathname + address.search : address.href
  return { url: new URL(jpegPath(src, WIDTHS[size], '3:2'), origin).href, alt: name }
}
