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

export const serviceAndPartsItem = item('Service & Parts', {
  links: [
    ['Servicing', '/service'],
    ['Parts and Accessories', '/vehicle-parts-and-accessories'],
  ],
})

/** The footer groups (SITE-05). Stock links differ by dealer. */
export function footerMenu(stockLinks: [name: string, url: string][], first?: MenuItemContent): MenuContent {
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
      serviceAndPartsItem,
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
