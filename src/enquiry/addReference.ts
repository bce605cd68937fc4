/** The page after sending, with the enquiry's reference to show. External pages do not get it. */
export function addReference(link: string, reference: string): string {
  const url = new URL(link, window.location.origin)
  if (url.origin === window.location.origin) url.searchParams.set('reference', reference)
  return url.href
}
