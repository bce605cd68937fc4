import { page, textBlock } from './pageParts'

/** The page shown after an enquiry whose form links to it. */
export function successPage(name: string, promise: string) {
  return page('/success', 'Thank you', `Your enquiry has reached ${name}.`, [
    textBlock([{ heading: 'Thank you. Your message is with us.' }, promise]),
    {
      blockType: 'callToActionGrid' as const,
      heading: 'While you wait',
      tiles: [
        { title: 'Search our stock', link: '/search/new-used-and-demo-cars', icon: 'stock' as const },
        { title: 'Estimate repayments', link: '/finance', icon: 'finance' as const },
        { title: 'Find a location', link: '/locations', icon: 'location' as const },
      ],
    },
  ])
}
