import { innerHero, page } from '../../src/newSite/pageParts'
import type { PageContent } from '../../src/newSite/siteContent'

interface DealerSearchContent {
  dealer: string
  /** the dealer's noun for its locations: "dealership", "yard" */
  place: string
  places: string
  /** their area: "between Wollongong and Newcastle" */
  where: string
  image: number
}

/** The three specified dealer search pages (LOC-06): a search, a map and a list. */
export function dealerSearchPages({ dealer, place, places, where, image }: DealerSearchContent): PageContent[] {
  const search = {
    blockType: 'dealerSearch' as const,
    locationType: 'sales' as const,
    showEnquiry: true,
    formHeading: `Write to the ${place} you found`,
    submitLabel: 'Send enquiry',
  }
  return [
    page(
      '/find-my-dealer',
      `Find your nearest ${place}`,
      `Type a suburb or postcode and see which ${dealer} ${place} is nearest, whether it is open now and how to get there.`,
      [
        {
          ...search,
          heading: `Which ${place} is nearest?`,
          intro: `Enter your location to see how far you are from each of our ${places} ${where}, and which are open now.`,
        },
      ],
    ),
    page(
      '/dealer-locator',
      `${dealer} on the map`,
      `Every ${dealer} ${place} on one map, with directions, hours and a form that reaches the right people.`,
      [
        {
          ...search,
          heading: 'Find us on the map',
          intro: `Search by suburb, postcode or the name of a ${place}, or let your phone tell us where you are.`,
        },
        { blockType: 'holidayHours', heading: 'Holiday Opening Hours', display: 'list', background: 'surface' },
      ],
    ),
    page('/dealerships', `Our ${places}`, `Addresses, phones and opening hours of every ${dealer} ${place}.`, [
      innerHero(`Our ${places}`, `You will find us ${where}.`, image),
      {
        blockType: 'locationsCarousel',
        heading: 'Drop in any time we are open',
        locationType: 'all',
        picture: 'photo',
        showHours: true,
        showLicences: true,
      },
      { ...search, heading: `Not sure which ${place} is closest?`, background: 'surface' },
    ]),
  ]
}
