/** File names under which feeds send a picture that stands for none. */
const STAND_IN =
  /(?:^|[/_.-])(?:no[-_ ]?(?:image|photo|picture)s?|(?:image|photo)s?[-_ ]?(?:coming[-_ ]?soon|not[-_ ]?available|unavailable)|coming[-_ ]?soon|awaiting[-_ ]?(?:image|photo)s?|placeholder|default[-_ ]?(?:image|photo|car|vehicle))(?:[-_.\d]|$)/i

/** True for a picture that only stands in for a photo, by its file's name (CARD-04): such a car has no photo. */
export function isPlaceholderPhoto(url: string): boolean {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return STAND_IN.test(path.split('/').at(-1) ?? '')
}
