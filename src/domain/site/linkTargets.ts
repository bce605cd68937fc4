/** What a link can lead to, in the order in which it is offered. */
export const LINK_GROUPS = {
  pages: 'Pages',
  forms: 'Forms',
  searches: 'Searches',
  offers: 'Offers',
  models: 'Models',
  locations: 'Locations',
  posts: 'Blog',
  contact: 'Phone and email',
  typed: 'As typed',
} as const
export type LinkKind = keyof typeof LINK_GROUPS

export interface LinkTarget {
  title: string
  /** "/finance", "tel:0355500100" or "https://example.com" */
  link: string
  /** what tells it apart, such as "12 cars" or "Draft"; empty for nothing */
  detail: string
}

export interface LinkTargetGroup {
  kind: LinkKind
  label: string
  items: LinkTarget[]
}
