/**
 * Tags of cached reads. Every tag contains its site, so that a change on one site never expires or exposes another's pages.
 */
export const cacheTags = {
  /** host name -> site; expired when a site is created, deleted or changes its hosts */
  hosts: () => 'hosts',
  site: (siteId: number) => `site:${siteId}`,
  page: (siteId: number, path: string) => `site:${siteId}:page:${path}`,
  pages: (siteId: number) => `site:${siteId}:pages`,
  layout: (siteId: number, kind: string) => `site:${siteId}:layout:${kind}`,
  /** what is found in any saved section */
  sections: (siteId: number) => `site:${siteId}:sections`,
  /** the blocks of a saved section */
  section: (siteId: number, id: number) => `site:${siteId}:section:${id}`,
  /** pictures in any cached read: their alt text, sizes and focal points */
  media: (siteId: number) => `site:${siteId}:media`,
  menus: (siteId: number) => `site:${siteId}:menus`,
  locations: (siteId: number) => `site:${siteId}:locations`,
  reviews: (siteId: number) => `site:${siteId}:reviews`,
  models: (siteId: number) => `site:${siteId}:models`,
  towVehicles: (siteId: number) => `site:${siteId}:towVehicles`,
  offers: (siteId: number) => `site:${siteId}:offers`,
  searchLandings: (siteId: number) => `site:${siteId}:searchLandings`,
  posts: (siteId: number) => `site:${siteId}:posts`,
  promotions: (siteId: number) => `site:${siteId}:promotions`,
  /** lists and counts of a site's cars; expired by a change of any of them */
  stock: (siteId: number) => `site:${siteId}:stock`,
  /** what is shown of one car, on its page and on cards of other pages */
  car: (siteId: number, slug: string) => `site:${siteId}:car:${slug}`,
  /** what is shown of any car; expired with `stock` when it is not known which cars changed, or when many did */
  cars: (siteId: number) => `site:${siteId}:cars`,
  leadRoutes: (siteId: number) => `site:${siteId}:leadRoutes`,
  redirects: (siteId: number) => `site:${siteId}:redirects`,
} as const
