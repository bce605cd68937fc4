/** A link in a menu or dropdown, with the picture and line that a mega-menu shows. */
export interface MenuLink {
  name: string
  url: string
  image?: { url: string; alt: string; width: number; height: number } | null
  /** short line beside the name: "From $32,990", "NEW" */
  label?: string | null
}

/** What a dropdown fills itself with; `none` leaves it to the links that staff entered. */
export type DynamicDropdown = 'none' | 'models' | 'stock' | 'brands' | 'locations'

/** An item of a menu: a link, or a name that opens a dropdown of links in columns (SITE-04). */
export interface MenuItem {
  name: string
  url: string | null
  dynamicDropdown: DynamicDropdown
  columns: 2 | 3 | 4
  dropdownItems: MenuLink[]
}
