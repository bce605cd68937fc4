/** What a make writes before models that are a number, by the make in small letters: "mazda" to "Mazda" (SITE-22). */
export type ModelPrefixes = ReadonlyMap<string, string>

/** The whole name of a model that a feed calls by its number: "2" of Mazda is a Mazda2, "4" of MG an MG4 (SITE-22). */
export function fullModelName(prefixes: ModelPrefixes, make: string, model: string): string {
  const prefix = prefixes.get(make.trim().toLowerCase())
  return prefix && /^\d{1,2}(\s|$)/.test(model) ? `${prefix}${model}` : model
}

/** "Toyota HiLux", and "Mazda2" rather than "Mazda Mazda2": a model that begins with its make says it already. */
export function makeAndModel(make: string, model: string): string {
  const [brand, name] = [make.trim(), model.trim()]
  const rest = name.toLowerCase().startsWith(brand.toLowerCase()) ? name.slice(brand.length) : null
  return rest !== null && /^\d/.test(rest) ? name : [brand, name].filter(Boolean).join(' ')
}
