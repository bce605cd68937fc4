/** The page after sending with the enquiry's reference, which it then shows. Pages elsewhere are not told. */
export function withReference(link: string, reference: string): string {
  const url = new URL(link, window.location.origin)
  if (url.origin === window.location.origin) url.searchParams.set('reference', reference)
  return url.href
}

/** Where this tab keeps what was settled with an enquiry, such as its time, for the page after sending. */
export function noteKey(reference: string): string {
  return `sent.${reference}`
}
