const LAYOUTS: Record<string, string> = {
  car: 'Car page layout',
  search: 'Search page layout',
  location: 'Location page layout',
  model: 'Model page layout',
}
const MENUS: Record<string, string> = { header: 'Header menu', footer: 'Footer menu', top: 'Top bar menu' }

/** What staff call a document. The home page is called Home, whatever search engines are told. */
export function titleDocument(collection: string, document: Record<string, unknown>, field: string): string {
  if (collection === 'pages' && document.path === '/') return 'Home'
  const value = document[field]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (collection === 'layouts') return LAYOUTS[text] ?? text
  if (collection === 'menus') return MENUS[text] ?? text
  return text || 'Untitled'
}
