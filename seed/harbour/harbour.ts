import { companyItem, footerMenu, item, serviceAndPartsItem } from '../../src/newSite/menus'
import { standardLayouts } from '../../src/newSite/standardLayouts'
import type { DemoSite } from '../demoSite'
import { tidewaterLoans, wattleFinance } from '../shared/financeProviders'
import { dealerships, locations } from './locations'
import { offers } from './offers'
import { pages } from './pages'
import { posts } from './posts'
import { makes, models } from './range'
import { reviews } from './reviews'
import { site } from './site'

/** A city group of six locations with new, demo and used cars of six brands. */
export const harbour: DemoSite = {
  site,
  warranties: [
    { wording: '7-year maker\u2019s warranty', makes: ['kia', 'mg'], carTypes: ['new', 'demo'] },
    { wording: '5-year maker\u2019s warranty', carTypes: ['new', 'demo'] },
    { wording: '3-year mechanical warranty', carTypes: ['used'] },
  ],
  makes,
  financeProviders: [wattleFinance, tidewaterLoans],
  finance: { provider: wattleFinance.key, rules: [{ make: 'kia', provider: tidewaterLoans.key }] },
  models,
  dealerships,
  locations,
  reviews,
  pages,
  posts,
  offers,
  photos: [
    { path: '/stock-photos/sedan-blue-front-quarter.webp', alt: 'A blue sedan in a bright studio' },
    { path: '/stock-photos/hatch-interior-wheel.webp', alt: 'The steering wheel of a hatchback' },
    { path: '/stock-photos/ute-grey-front-quarter.webp', alt: 'A grey ute in a bright studio' },
    { path: '/stock-photos/hatch-red-front-quarter.webp', alt: 'A red hatchback in a bright studio' },
    { path: '/stock-photos/suv-teal-front-quarter.webp', alt: 'A teal SUV in a bright studio' },
    { path: '/stock-photos/suv-white-front-quarter.webp', alt: 'A white SUV in a bright studio' },
    { path: '/stock-photos/ute-white-front-quarter.webp', alt: 'A white ute in a bright studio' },
  ],
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
  promoCards: ({ image }) => [
    {
      title: 'We Want Your Car!',
      text: 'We buy all types of cars',
      lines: 'Our high turnover means we can pay more',
      link: '/trade-in',
      linkLabel: 'Value my car',
      image: image('shared-trade-in.webp'),
      tone: 'ink',
      display: true,
      position: 12,
      strictDisplay: false,
    },
    {
      title: 'First service on us',
      text: 'Book any new or demo car this season and its first logbook service is ours to pay',
      link: '/service',
      linkLabel: 'How it works',
      tone: 'accent',
      display: true,
      position: 19,
      strictDisplay: true,
    },
  ],
  promoTiles: () => [
    {
      kind: 'warranty',
      title: '3-year warranty',
      text: 'Every used car under 10 years leaves with three years of mechanical cover.',
      audience: { carTypes: ['used'] },
      visible: true,
    },
    {
      kind: 'videoCall',
      title: 'See it by video',
      text: 'A live walk-around of any car, from its yard.',
      link: '/contact',
      visible: true,
    },
    {
      kind: 'freight',
      title: 'Delivered to your door',
      text: 'Anywhere in New South Wales, on a truck, with the tank full.',
      visible: true,
    },
    {
      kind: 'tradeIn',
      title: 'Your car is worth something',
      text: 'A figure in two minutes, good for seven days at any of our showrooms.',
      link: '/trade-in',
      visible: true,
    },
    {
      kind: 'finance',
      title: 'Know your repayment first',
      text: 'Set the deposit and the term, and see the rate and the total before you visit.',
      link: '/finance',
      visible: true,
    },
    {
      kind: 'warranty',
      title: 'New Toyota, five years covered',
      text: 'The maker\u2019s warranty on every new and demo Toyota, however far you drive.',
      audience: { makes: ['Toyota'], carTypes: ['new', 'demo'] },
      visible: true,
    },
    {
      kind: 'warranty',
      title: 'Seven years on every new Kia',
      text: 'The maker\u2019s own warranty, and it goes with the car when you sell it.',
      audience: { makes: ['Kia'], carTypes: ['new', 'demo'] },
      visible: true,
    },
    {
      kind: 'experience',
      title: 'Drive it for a day',
      text: 'Take a demonstrator home overnight, and park it in your own garage.',
      link: '/book-test-drive/',
      audience: { carTypes: ['demo'] },
      visible: true,
    },
  ],
  hoursWording: ({ location }) => [
    { phrase: 'By appointment only', replaces: 'Closed', link: '/contact', locations: [location('gosford')] },
  ],
  redirects: [
    { from: '/about', to: { type: 'custom', url: '/about-us' }, type: '301' },
    { from: '/our-dealers', to: { type: 'custom', url: '/dealerships' }, type: '301' },
  ],
}
