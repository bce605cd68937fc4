/** Cars side by side at most, and at least. */
export const COMPARED = { max: 4, min: 2 } as const

/** The slugs of a comparison's address, `?cars=a,b,c`: without duplicates, the first four. */
export function parseCompared(text: unknown): string[] {
  const slugs = typeof text === 'string' ? text.split(',') : []
  return [...new Set(slugs.filter((slug) => /^[\w-]{1,200}$/.test(slug)))].slice(0, COMPARED.max)
}

/** The address of a comparison, which can be shared. */
export const compareLink = (slugs: readonly string[]): string =>
  slugs.length === 0 ? '/compare' : `/compare?cars=${slugs.slice(0, COMPARED.max).join(',')}`
