import type { DemoSite } from '../demoSite'
import { companyItem, footerMenu, item, serviceAndPartsItem } from '../shared/menus'
import { standardLayouts } from '../shared/standardLayouts'
import { dealerships, locations } from './locations'
import { pages } from './pages'
import { makes, models } from './range'
import { reviews } from './reviews'
import { site } from './site'

/** A city group of six locations with new, demo and used cars of six brands. */
export const harbour: DemoSite = {
  site,
  makes,
  models,
  dealerships,
  locations,
  reviews,
  pages,
  layouts: standardLayouts,
  menus: [
    {
      key: 'header',
      items: [
        item('Home', { url: '/' }),
        item('Vehicles', { fill: 'models', columns: '4' }),
        item('Our Stock', { url: '/search/new-used-and-demo-cars', fill: 'stock', columns: '3' }),
        item('Offers', { url: '/special-offers' }),
        item('Finance', { url: '/finance' }),
        serviceAndPartsItem,
        companyItem,
      ],
    },
    footerMenu(
      [
        ['All cars', '/search/new-used-and-demo-cars'],
        ['New cars', '/search/new-cars'],
        ['Demo cars', '/search/demo-cars'],
        ['Used cars', '/search/used-cars'],
      ],
      item('Models', { fill: 'models' }),
    ),
  ],
  promoCards: () => [
    {
      title: 'We Want Your Car!',
      text: 'We buy all types of cars',
      lines: 'Our high turnover means we can pay more',
      link: '/trade-in',
      linkLabel: 'Value my car',
      display: true,
      position: 6,
      strictDisplay: false,
    },
  ],
  promoTiles: () => [
    {
      kind: 'warranty',
      title: '3-year warranty',
      text: 'Every used car under 10 years leaves with three years of mechanical cover.',
      carTypes: ['used'],
      visible: true,
    },
    {
      kind: 'videoCall',
      title: 'See it by video',
      text: 'A walk-around of any car, live, from the yard it stands in.',
      link: '/contact',
      visible: true,
    },
    {
      kind: 'freight',
      title: 'Delivered to your door',
      text: 'Anywhere in New South Wales, on a truck, with the tank full.',
      visible: true,
    },
  ],
  hoursWording: ({ location }) => [
    { phrase: 'By appointment only', replaces: 'Closed', link: '/contact', locations: [location('gosford')] },
  ],
  redirects: [
    { from: '/about', to: { type: 'custom', url: '/about-us' }, type: '301' },
    { from: '/dealerships', to: { type: 'custom', url: '/locations' }, type: '301' },
  ],
}
