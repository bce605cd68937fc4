/** Whether a field has a link by its name, as blocks and menus have them: `url`, `link`, `buttonLink`, `stockLink`. */
const isLinkField = (name: string) => /(^|[a-z])(url|link)$/i.test(name)

/** The most links that are returned, so that a check of them ends. */
const MAX_LINKS = 300

/** The site's own paths that a document links to, without query and fragment, each once: at most 300. */
export function internalLinks(document: unknown): string[] {
  const found = new Set<string>()
  collect(document, found)
  return [...found].slice(0, MAX_LINKS)
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) {
      const path = typeof child === 'string' && isLinkField(name) ? child.split(/[?#]/)[0]! : ''
      if (path.startsWith('/') && !path.startsWith('//')) found.add(path)
      else collect(child, found)
    }
}
