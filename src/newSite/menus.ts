import type { MenuContent } from './siteContent'

type MenuItemContent = NonNullable<MenuContent['items']>[number]

interface ItemOptions {
  url?: string
  fill?: MenuItemContent['dynamicDropdown']
  columns?: MenuItemContent['columns']
  grouping?: MenuItemContent['grouping']
  links?: [name: string, url: string][]
}

/** A menu item: a link, a list of links, or an automatic dropdown. */
export function item(
  name: string,
  { url, fill = 'none', columns = '3', grouping = 'position', links = [] }: ItemOptions,
): MenuItemContent {
  return {
    name,
    url,
    dynamicDropdown: fill,
    columns,
    grouping,
    dropdownItems: links.map(([linkName, link]) => ({ name: linkName, url: link })),
  }
}

/** The header's company group (SITE-04). */
export const companyItem = item('Company', {
  links: [
    ['About Us', '/about-us'],
    ['Contact Us', '/contact'],
    ['Fleet', '/fleet'],
    ['Careers', '/careers'],
    ['Terms And Conditions', '/terms-and-conditions'],
  ],
})

/** Departments besides sales, which have pages of their own. */
export const SERVICE_DEPARTMENTS = ['service', 'parts'] as const
export type ServiceDepartment = (typeof SERVICE_DEPARTMENTS)[number]

/** The page of each department, with its name in menus. */
export const DEPARTMENT_LINKS: Record<ServiceDepartment, [name: string, url: string]> = {
  service: ['Servicing', '/service'],
  parts: ['Parts and Accessories', '/vehicle-parts-and-accessories'],
}

export const serviceAndPartsItem = item('Service & Parts', { links: Object.values(DEPARTMENT_LINKS) })

/** The menu item of the departments that a dealer has: a group, a link, or nothing. */
export function departmentItems(departments: readonly ServiceDepartment[]): MenuItemContent[] {
  const links = departments.map((department) => DEPARTMENT_LINKS[department])
  if (links.length === SERVICE_DEPARTMENTS.length) return [serviceAndPartsItem]
  return links.map(([name, url]) => item(name, { url }))
}

/** The footer groups (SITE-05). Stock links and departments differ by dealer. */
export function footerMenu(
  stockLinks: [name: string, url: string][],
  first?: MenuItemContent,
  departments: readonly ServiceDepartment[] = SERVICE_DEPARTMENTS,
): MenuContent {
  return {
    key: 'footer',
    items: [
      ...(first ? [first] : []),
      item('Buyer Tools', {
        links: [
          ...stockLinks,
          ['Offers', '/special-offers'],
          ['Finance', '/finance'],
          ['Trade In', '/trade-in'],
          ['Test Drive', '/book-test-drive'],
        ],
      }),
      ...departmentItems(departments),
      item('Company', {
        links: [
          ['About Us', '/about-us'],
          ['Contact Us', '/contact'],
          ['Fleet', '/fleet'],
          ['Careers', '/careers'],
          ['Terms And Conditions', '/terms-and-conditions'],
          ['Privacy Policy', '/privacy-policy'],
        ],
      }),
    ],
  }
}
