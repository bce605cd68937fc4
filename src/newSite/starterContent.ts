import { SITE_TEMPLATES, type SiteTemplateName } from '../domain/site/siteTemplate'
import { blogPage } from './blogPage'
import { privacyPage, termsPage } from './legalPages'
import { companyItem, DEPARTMENT_LINKS, departmentItems, footerMenu, item, type ServiceDepartment } from './menus'
import { faq, form, innerHero, page, pictureAndText, reviewsBlock } from './pageParts'
import { paymentPage } from './paymentPage'
import type { BlockContent, MenuContent, PageContent } from './siteContent'
import { successPage } from './successPage'
import { TEMPLATE_LINKS, templatePages } from './templatePages'

/** Pictures of departments, shared by all dealers. Paths are relative to the project root. */
export const DEPARTMENT_PICTURES = {
  tradeIn: [
    'src/newSite/pictures/shared-trade-in.webp',
    'A blue hatch on the driveway of a brick house, ready to be valued',
  ],
  finance: [
    'src/newSite/pictures/shared-finance.webp',
    'A car key on a desk beside a contract, a pen and a calculator',
  ],
  service: [
    'src/newSite/pictures/shared-service.webp',
    'A workshop with a white hatch on a two-post hoist and a ute waiting beside it',
  ],
  parts: [
    'src/newSite/pictures/shared-parts.webp',
    'A parts counter with alloy wheels and shelves of boxed parts behind it',
  ],
} as const satisfies Record<string, readonly [file: string, alt: string]>

/** Pictures of the templates: each template's hero by its name, and those of departments. */
export const STARTER_PICTURES = {
  multiBrand: ['public/stock-photos/suv-blue-front-quarter.webp', 'A blue SUV in a bright studio'],
  usedSpecialist: ['public/stock-photos/hatch-red-front-quarter.webp', 'A red hatchback in a bright studio'],
  tractor: ['public/stock-photos/tractor-orange-front-quarter.webp', 'An orange tractor in a bright studio'],
  caravan: ['public/stock-photos/caravan-white-front-quarter.webp', 'A white caravan in a bright studio'],
  ...DEPARTMENT_PICTURES,
} as const satisfies Record<SiteTemplateName | keyof typeof DEPARTMENT_PICTURES, readonly [file: string, alt: string]>

export type StarterPicture = 'hero' | keyof typeof DEPARTMENT_PICTURES

export interface StarterDealer {
  template: SiteTemplateName
  name: string
  /** "New South Wales" */
  state: string
  city: string
  email: string
  phone: string
  /** departments besides sales; the pages of others stay drafts, since nothing may promise what the dealer does not do */
  departments: readonly ServiceDepartment[]
  /** id of a picture on the new site */
  image: (name: StarterPicture) => number
}

/** The pages of a new dealer, with its name and only claims that are true of every dealer. */
export function starterPages(dealer: StarterDealer): PageContent[] {
  const { name, city, image, template } = dealer
  const { many, one } = SITE_TEMPLATES[template].stockNoun
  const noun = template === 'caravan' ? 'caravan' : 'car'
  return [
    homePage(dealer),
    page('/about-us', 'About us', `Who ${name} is, and where to find us.`, [
      innerHero(`About ${name}`, `Your ${one} people in ${city}.`, image('hero')),
      { blockType: 'locationsGrid', heading: 'Where to find us', locationType: 'all', background: 'surface' },
    ]),
    page('/locations', 'Our locations', `Addresses, phones and opening hours of ${name}.`, [
      { blockType: 'locationsGrid', heading: 'Our locations', locationType: 'all' },
    ]),
    page('/brands', 'Brands', `The brands in stock at ${name}.`, [
      { blockType: 'brandGrid', heading: 'Brands in stock', showCounts: true },
    ]),
    page('/contact', 'Contact us', `Call, visit or write to ${name}.`, [
      form('general', { heading: 'Send us a message', intro: 'It goes straight to our team.', askCategory: true }),
      { blockType: 'locationsGrid', heading: 'Or come and see us', locationType: 'all', background: 'surface' },
    ]),
    ...financePages(dealer),
    departmentPage(dealer, 'service', 'Book a service', `Servicing at ${name} in ${city}.`, [
      innerHero('Book a service', 'Ask for a day that suits you.', image('service')),
      form('service', {
        heading: 'Book a service',
        intro: 'Tell us what it needs.',
        askRego: true,
        submitLabel: 'Book this service',
      }),
    ]),
    departmentPage(dealer, 'parts', 'Parts and accessories', `Parts and accessories from ${name}.`, [
      innerHero('Parts and accessories', 'On the shelf, or ordered for you.', image('parts')),
      form('parts', {
        heading: 'Ask for a part',
        intro: 'Your registration lets us look up the exact part.',
        askRego: true,
      }),
    ]),
    page('/book-test-drive', 'Book a test drive', `Try before you buy at ${name}.`, [
      form('testDrive', {
        heading: 'Book a test drive',
        intro: 'Bring your licence.',
        submitLabel: 'Book this test drive',
      }),
    ]),
    page('/trade-in', 'Trade-in valuation', 'What is yours worth? Tell us about it.', [
      innerHero('What is yours worth?', 'Year, model, kilometres. We do the rest.', image('tradeIn')),
      form('tradeIn', {
        heading: 'Tell us about it',
        intro: 'Four short steps. Over 7 years old or 100,000 km we value it in person.',
        askRego: true,
        submitLabel: 'Get my valuation',
      }),
    ]),
    page('/special-offers', 'Special offers', `What is on at ${name}.`, [
      { blockType: 'specialOffers', heading: 'On now', display: 'grid', limit: 12, whenEmpty: 'say' },
      {
        blockType: 'stockList',
        heading: 'Newest arrivals',
        display: 'carousel',
        limit: 9,
        sort: 'newest',
        linkLabel: `See all ${many}`,
        background: 'surface',
      },
    ]),
    page('/fleet', 'Fleet', `${many.charAt(0).toUpperCase()}${many.slice(1)} for business.`, [
      form('fleet', { heading: 'Tell us what the business needs', intro: 'How many, what they do, and when.' }),
    ]),
    page('/careers', 'Careers', `Work at ${name}.`, [
      form('careers', {
        heading: 'Introduce yourself',
        intro: 'Tell us what you do well and where you would like to work.',
      }),
    ]),
    blogPage('Blog', `News and advice from ${name}.`, 'Blog', 'News and advice from our people.'),
    page('/sell-my-car', `Sell us your ${noun}`, `Sell your ${noun} to ${name}.`, [
      form('sellMyCar', {
        heading: `Sell us your ${noun}`,
        intro: 'Four short steps. Your answers are saved if you come back later.',
      }),
    ]),
    ...templatePages(dealer),
    paymentPage({ online: false }),
    termsPage(dealer),
    privacyPage(dealer),
    successPage(name, 'We will call or email you.'),
  ]
}

/** The page of a department: a draft where the dealer has none. */
function departmentPage(
  { departments }: StarterDealer,
  department: ServiceDepartment,
  title: string,
  description: string,
  layout: BlockContent[],
): PageContent {
  const content = page(DEPARTMENT_LINKS[department][1], title, description, layout)
  return departments.includes(department) ? content : { ...content, _status: 'draft' }
}

function homePage({ template, name, city, image, departments }: StarterDealer): PageContent {
  const { many } = SITE_TEMPLATES[template].stockNoun
  const stock = template === 'usedSpecialist' ? '/search/used-cars' : '/search/new-used-and-demo-cars'
  const hasService = departments.includes('service')
  const Many = `${many.charAt(0).toUpperCase()}${many.slice(1)}`
  const welcome: PageContent['layout'] =
    template === 'tractor'
      ? [
          {
            blockType: 'rangeWelcome',
            heading: `Welcome to ${name}`,
            text: 'Tell us about the job and the terrain, and we will show you the right machine.',
            stockLabel: 'View Stock',
            stockLink: stock,
            offersLabel: 'View Offers',
            offersLink: '/special-offers',
            aboutLabel: 'About Us',
            aboutLink: '/about-us',
            rangeLabel: 'View the Range Below',
            rangeLink: '#range',
          },
          {
            blockType: 'helpBar',
            heading: 'How can we help?',
            shownOn: 'phones',
            links: [
              { title: 'Locate a Dealer', link: '/locations', icon: 'location' },
              { title: 'Book A Test Drive', link: '/book-test-drive', icon: 'testDrive' },
              { title: 'Finance Enquiry', link: '/finance-enquiry', icon: 'finance' },
            ],
          },
          {
            blockType: 'callToActionGrid',
            tiles: [
              ...(hasService ? [{ title: 'Book a service', link: '/service', icon: 'service' as const }] : []),
              { title: 'Search our stock', link: stock, icon: 'stock' },
              { title: 'Book a test drive', link: '/book-test-drive', icon: 'testDrive' },
              { title: 'View latest offers', link: '/special-offers', icon: 'offer' },
              { title: 'Value my trade-in', link: '/trade-in', icon: 'tradeIn' },
              { title: 'Get finance', link: '/finance', icon: 'finance' },
            ],
          },
        ]
      : []
  return page(
    '/',
    `${Many} in ${city}`,
    `${Many} from ${name} in ${city}: stock, prices${hasService ? ', finance and service' : ' and finance'}.`,
    [
      {
        blockType: 'heroBanner',
        eyebrow: city,
        heading: `Find your next ${SITE_TEMPLATES[template].stockNoun.one}`,
        text: `${name}: what we have, what it costs and where to see it.`,
        image: image('hero'),
        size: 'tall',
        actions: [
          { label: `See our ${many}`, link: stock },
          { label: 'Value my trade-in', link: '/trade-in' },
        ],
        showSearch: template === 'multiBrand' || template === 'usedSpecialist',
        featureLinks: [
          { title: 'See our latest offers', link: '/special-offers', icon: 'offer' },
          ...(hasService
            ? [
                {
                  ...{ title: 'Book a service', subText: 'Choose a drop-off time', link: '/service' },
                  icon: 'service' as const,
                },
              ]
            : []),
          { title: 'Sell your car', subText: 'Tell us about it', link: '/trade-in', icon: 'tradeIn' },
        ],
      },
      ...(welcome ?? []),
      { blockType: 'brandGrid', heading: 'Shop by brand', showCounts: true },
      {
        blockType: 'stockList',
        heading: 'Just in',
        display: 'grid',
        limit: 8,
        sort: 'newest',
        linkLabel: `See all ${many}`,
        anchor: 'range',
        background: 'surface',
      },
      { blockType: 'specialOffers', heading: 'On offer now', display: 'carousel', limit: 6, linkLabel: 'All offers' },
      pictureAndText({
        image: image('tradeIn'),
        position: 'right',
        heading: 'Trade in the one you have',
        parts: ['Tell us the year, model and kilometres, and we look at what it may be worth as a trade-in.'],
        button: ['Start a valuation', '/trade-in'],
      }),
      reviewsBlock('What customers say'),
      { blockType: 'locationsGrid', heading: 'Come and see us', locationType: 'all' },
    ],
  )
}

function financePages({ name, image, template }: StarterDealer): PageContent[] {
  const { one } = SITE_TEMPLATES[template].stockNoun
  const enquiry = form('finance', {
    heading: 'Ask our finance team',
    intro: 'A rough budget is enough. We will come back to you with options.',
  })
  return [
    page('/finance', 'Finance and repayments', `Estimate your repayments, then talk to ${name}.`, [
      innerHero('Know the repayment first', 'What a repayment is based on, and who to ask.', image('finance'), [
        { label: 'Apply for finance', link: '/apply-for-finance' },
      ]),
      {
        blockType: 'repaymentCalculator',
        heading: 'Estimate your repayments',
        showInterest: true,
        showResidual: true,
        buttonLabel: 'Enquire about finance',
        buttonLink: '#finance-form',
        anchor: 'finance-calculator',
      },
      { ...enquiry, background: 'surface', anchor: 'finance-form' },
      faq('About finance', [
        [
          'What is a comparison rate?',
          'The interest rate with most fees included, calculated on a standard example. It lets you compare lenders on one number.',
        ],
      ]),
    ]),
    page('/finance-enquiry', 'Finance enquiry', `Ask ${name} about finance.`, [{ ...enquiry, anchor: 'finance-form' }]),
    page('/apply-for-finance', 'Apply for finance', `Apply to ${name} for finance on your next ${one}.`, [
      {
        ...form('finance', {
          heading: 'Apply for finance',
          intro: 'Fields marked optional are up to you. Nothing goes to a lender before we have spoken.',
          submitLabel: 'Send my application',
        }),
        anchor: 'finance-form',
      },
    ]),
  ]
}

/** Header and footer of a new dealer (SITE-04, SITE-05). */
export function starterMenus(template: SiteTemplateName, departments: readonly ServiceDepartment[]): MenuContent[] {
  const used = template === 'usedSpecialist'
  const stock = used ? '/search/used-cars' : '/search/new-used-and-demo-cars'
  const own = TEMPLATE_LINKS[template]
  return [
    {
      key: 'header',
      items: [
        item('Home', { url: '/' }),
        ...(used ? [] : [item('Vehicles', { fill: 'models', columns: '3' })]),
        item('Our Stock', { url: stock, fill: 'stock', columns: '3' }),
        ...(used ? [] : [item('Offers', { url: '/special-offers' })]),
        ...(own ? [item(own[0], { url: own[1] })] : []),
        item('Finance', { url: '/finance' }),
        ...departmentItems(departments),
        companyItem,
      ],
    },
    footerMenu(
      used
        ? [['Used cars', stock]]
        : [
            ['All stock', stock],
            ['New', '/search/new-cars'],
            ['Used', '/search/used-cars'],
          ],
      used ? undefined : item('Models', { fill: 'models' }),
      departments,
    ),
  ]
}
