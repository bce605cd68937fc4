import { DEFAULT_MENU } from '../domain/car/sectionMenu'
import type { LayoutContent } from './siteContent'

/** Default layouts: the car page in the specified order (CAR-01), the search page and the location page. */
export function standardLayouts(): LayoutContent[] {
  return [
    {
      kind: 'car',
      layout: [
        { blockType: 'carGallery' },
        { blockType: 'carTitle' },
        { blockType: 'carBreadcrumbs' },
        { blockType: 'carSectionMenu', links: DEFAULT_MENU },
        { blockType: 'carKeyInformation', heading: 'Key information' },
        { blockType: 'carCondition', heading: 'Condition' },
        { blockType: 'carVideo', heading: 'Watch the video' },
        { blockType: 'carComments', heading: 'Dealer comments' },
        { blockType: 'carFuelCalculator', heading: 'What will it cost to run?' },
        { blockType: 'carDelivery', heading: 'What does delivery cost?' },
        { blockType: 'carSpecifications', heading: 'Specifications' },
        { blockType: 'carTowing', heading: 'Can you tow it?', anchor: 'towing' },
        { blockType: 'carDetails', heading: 'Vehicle details' },
        { blockType: 'carReports', heading: 'Reports on this car' },
        { blockType: 'carFeatures', heading: 'Features' },
        { blockType: 'carFinanceCalculator', heading: 'Estimate your repayments', anchor: 'finance-calculator' },
        { blockType: 'carFinanceEstimate', heading: 'Finance estimate', anchor: 'financeDisclaimer' },
        { blockType: 'carPriceComparison', heading: 'How the price compares' },
        { blockType: 'carPriceHistory', heading: 'Price history' },
        { blockType: 'carTradeIn', heading: 'What is yours worth?' },
        { blockType: 'carLocation', heading: 'See it in person', anchor: 'vehicle-map' },
        { blockType: 'carSidebar' },
        { blockType: 'callTheDealer', heading: 'Call the dealer' },
        { blockType: 'similarCars', heading: 'You may also like', background: 'surface' },
        { blockType: 'recentlyViewed', heading: 'Recently viewed' },
        { blockType: 'carStickyBar' },
      ],
    },
    { kind: 'search', layout: [{ blockType: 'stockSearch' }] },
    {
      kind: 'location',
      layout: [
        { blockType: 'locationDetail', fullHours: false },
        { blockType: 'locationMap', heading: 'Finding us', showList: false },
        {
          blockType: 'reviews',
          heading: 'What customers say here',
          minimumAverage: 4,
          background: 'surface',
          anchor: 'reviews',
        },
        {
          blockType: 'enquiryForm',
          kind: 'location',
          heading: 'Send us a message',
          intro: 'It goes straight to the people at this location.',
          askLocation: false,
          messageRequired: true,
          submitLabel: 'Send message',
        },
      ],
    },
  ]
}
