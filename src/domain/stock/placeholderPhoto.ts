/** File names of placeholder pictures in feeds. */
const PLACEHOLDER =
  /(?:^|[/_.-])(?:no[-_ ]?(?:image|photo|picture)s?|(?:image|photo)s?[-_ ]?(?:coming[-_ ]?soon|not[-_ ]?available|unavailable)|coming[-_ ]?soon|awaiting[-_ ]?(?:image|photo)s?|placeholder|default[-_ ]?(?:image|photo|car|vehicle))(?:[-_.\d]|$)/i

/** True for a placeholder picture, by file name (CARD-04); the car then counts as having no photo. */
export function isPlaceholderPhoto(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return PLACEHOLDER.test(path.split('/').at(-1) ?? '')
}
