// @ts-check
// JavaScript, since the production server reads it without compiling it.

/**
 * A search shell is a site's search page with these texts where each search has its own (docs/decisions/search-shells.md). Each is the whole text
 * of an element, an attribute or a property.
 */
export const SHELL_SLOTS = {
  title: 'forecourt-search-title',
  description: 'forecourt-search-description',
  canonical: '/forecourt-search-canonical',
  breadcrumbs: 'forecourt-search-breadcrumbs',
  html: 'forecourt-search-html',
  setup: 'forecourt-search-setup',
}

/** Header of a request by which the production server asks for a part of a page: `SHELL` or `OWN_PART`. */
export const SEARCH_PART_HEADER = 'x-forecourt-search-part'
export const SHELL = 'shell'
export const OWN_PART = 'own'

/** Global by which rendering code is found: `setSearchRenderer`. */
export const SEARCH_RENDERER = Symbol.for('forecourt.searchRenderer')
