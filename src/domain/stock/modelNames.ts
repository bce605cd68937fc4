/** Prefixes of numeric model names by lower-case make: "mazda" to "Mazda" (SITE-22). */
export type ModelPrefixes = ReadonlyMap<string, string>

/** The full name of a model that a feed gives as a number: "2" of Mazda is "Mazda2", "4" of MG "MG4" (SITE-22). */
export function fullModelName(prefixes: ModelPrefixes, make: string, model: string): string {
  const prefix = prefixes.get(make.trim().toLowerCase())
  return prefix && /^\d{1,2}(\s|$)/.test(model) ? `${prefix}${model}` : model
}

/** "Toyota HiLux", and "Mazda2" rather than "Mazda Mazda2" if the model starts with its make. */
export function makeAndModel(make: string, model: string): string {
  const [brand, name] = [make.trim(), model.trim()]
  const rest = name.toLowerCase().startsWith(brand.toLowerCase()) ? name.slice(brand.length) : null
  return rest !== null && /^\d/.test(rest) ? name : [brand, name].filter(Boolean).join(' ')
}
