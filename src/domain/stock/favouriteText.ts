/** A car as a save button names it. */
export interface NamedCar {
  id: number
  name: string
  slug: string
  make: string
  model: string
  primary_image_url: string | null
}

/** Stands between the fields, and in none of them. */
const SEPARATOR = '\t'

/** A car as the text of an attribute: a page has dozens, and quotes of JSON would be escaped. */
export function formatFavourite({ id, name, slug, make, model, primary_image_url: image }: NamedCar): string {
  return [String(id), name, slug, make, model, image ?? '']
    .map((text) => text.replaceAll(SEPARATOR, ' '))
    .join(SEPARATOR)
}

/** The inverse of `formatFavourite`; null for another text. */
export function parseFavourite(text: string): NamedCar | null {
  const [id = '', name, slug, make, model, image] = text.split(SEPARATOR)
  if (!/^\d+$/.test(id) || !name || !slug || make === undefined || model === undefined) return null
  return { id: Number(id), name, slug, make, model, primary_image_url: image || null }
}
