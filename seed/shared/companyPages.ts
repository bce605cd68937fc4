import { type RichTextPart, richText } from '../../blocks/richTextValue'
import { faq, form, innerHero, type PageSeed, page } from './pageParts'

/** The trail above an inner page; its last step is the page's own title. */
export const trail = (...links: [name: string, link: string][]) => ({
  blockType: 'breadcrumbs' as const,
  links: links.map(([name, link]) => ({ name, link })),
})

interface Insurance {
  heading: string
  text: string
  image: number
  covers: [label: string, values: string][]
  columns: [title: string, detail: string][]
  note: string
  questions: [question: string, answer: string][]
}

/** Finance and insurance together: what is covered side by side, how to pay, and whom to ask. */
export function financeAndInsurancePage({
  heading,
  text,
  image,
  covers,
  columns,
  note,
  questions,
}: Insurance): PageSeed {
  return page('/finance-and-insurance', 'Finance and insurance', text, [
    innerHero(heading, text, image, [{ label: 'Ask the finance team', link: '#finance-form' }]),
    {
      blockType: 'whyChooseUs',
      heading: 'One conversation, several lenders',
      panels: [
        {
          icon: 'finance',
          title: 'A rate for you, not from you',
          text: 'We ask lenders what they would offer somebody in your position, and show you the answers side by side.',
          linkLabel: 'Estimate a repayment',
          link: '/finance',
        },
        {
          icon: 'people',
          title: 'One person throughout',
          text: 'Whoever takes your call fills in the forms, rings when it is approved and hands you the keys.',
        },
        {
          icon: 'protection',
          title: 'Cover that you can decline',
          text: 'Insurance is optional. Nobody here is paid more for selling you a policy that you did not come for.',
        },
      ],
    },
    {
      blockType: 'comparisonTable',
      heading: 'What each cover does',
      columns: columns.map(([title, detail], position) => ({ title, detail, highlight: position === 1 })),
      rows: covers.map(([label, values]) => ({ label, values })),
      note,
      ground: 'surface',
    },
    faq('Asked at the desk', questions),
    {
      ...form('finance', {
        heading: 'Ask us anything',
        intro: 'A rough budget is enough to start with. Asking does not touch your credit file.',
        ground: 'surface',
      }),
      anchor: 'finance-form',
    },
  ])
}

/** The application itself, with the papers that it takes. */
export function applyForFinancePage({ image, noun }: { image: number; noun: string }): PageSeed {
  return page(
    '/apply-for-finance',
    'Apply for finance',
    `Apply for finance on your next ${noun}: what you need and how long it takes.`,
    [
      innerHero('Ten minutes, and mostly ticking boxes', 'Most people hear back the same day.', image, [
        { label: 'Work out a repayment first', link: '/finance' },
      ]),
      {
        blockType: 'timeline',
        heading: 'How it goes',
        entries: [
          {
            when: 'Today',
            title: 'You tell us what you have in mind',
            text: 'The form below. Nothing is sent to a lender, and your credit file is left alone.',
          },
          {
            when: 'Same day',
            title: 'We ring with two or three options',
            text: 'Each with its rate, its comparison rate, its fees and what it comes to in the end.',
          },
          {
            when: 'Next day',
            title: 'You choose, and we apply',
            text: 'Now a lender looks at your file. Have your licence, two payslips and a bank statement ready.',
          },
          {
            when: 'Day three',
            title: 'Approved and collected',
            text: `The lender pays us, and the ${noun} is yours to drive away.`,
          },
        ],
      },
      {
        ...form('finance', {
          heading: 'Start here',
          intro: 'We need only what is not marked optional; the rest helps us to ring you with something useful.',
          submitLabel: 'Send my application',
          ground: 'surface',
        }),
        anchor: 'finance-form',
      },
      faq('Before you apply', [
        ['Do I need a deposit?', 'Not always. A deposit lowers the repayment and often the rate.'],
        [
          'I am self-employed. Is that a problem?',
          'No. Bring your last two tax returns, or twelve months of business statements, and we ask lenders who know how that works.',
        ],
        [
          'Can I pay it out early?',
          'With most of our lenders, at no cost or a small one. We tell you which before you sign.',
        ],
      ]),
    ],
  )
}

/** All posts of the dealer's blog. */
export function blogPage(title: string, description: string, heading: string, subtitle: string): PageSeed {
  return page('/blog', title, description, [{ blockType: 'postTeasers', heading, subtitle, limit: 24 }])
}

interface BrandOverview {
  /** slug of the make, which is also the landing of its stock */
  brand: string
  name: string
  image: number
  heading: string
  text: string
  /** what to know of the brand, a tab each */
  tabs: [label: string, parts: RichTextPart[]][]
  carType?: 'new' | 'used'
}

/** A brand's own page: what there is to know of it, its stock and a way to a test drive. */
export function brandOverviewPage({
  brand,
  name,
  image,
  heading,
  text,
  tabs,
  carType = 'new',
}: BrandOverview): PageSeed {
  return page(`/${brand}/overview`, `${name} overview`, text, [
    trail(['Brands', '/brands']),
    innerHero(heading, text, image, [
      { label: `See every ${name}`, link: `/search/${brand}` },
      { label: 'Book a test drive', link: '/book-test-drive/' },
    ]),
    {
      blockType: 'tabs',
      heading: `What to know about ${name}`,
      tabs: tabs.map(([label, parts]) => ({ label, content: richText(parts) })),
    },
    {
      blockType: 'stockList',
      heading: `${name} in stock`,
      display: 'carousel',
      limit: 9,
      sort: 'recommended',
      filters: { makes: [name], carTypes: carType === 'used' ? ['used'] : [] },
      linkLabel: `See every ${name}`,
      ground: 'surface',
    },
  ])
}

/** A part of a group that has no site of its own: what it does, why there, and how to ask. */
export function businessPage({
  path,
  title,
  description,
  heading,
  text,
  image,
  panels,
  story,
  kind,
  formHeading,
  formIntro,
}: Business): PageSeed {
  return page(path, title, description, [
    innerHero(heading, text, image),
    {
      blockType: 'whyChooseUs',
      heading: 'What we do',
      panels: panels.map(([icon, panelTitle, panelText]) => ({ icon, title: panelTitle, text: panelText })),
    },
    { blockType: 'richText', content: richText(story), ground: 'surface' },
    form(kind, { heading: formHeading, intro: formIntro }),
  ])
}

type Icon =
  | 'offer'
  | 'service'
  | 'delivery'
  | 'quality'
  | 'protection'
  | 'people'
  | 'care'
  | 'award'
  | 'stock'
  | 'location'
  | 'phone'

interface Business {
  path: string
  title: string
  description: string
  heading: string
  text: string
  image: number
  panels: [icon: Icon, title: string, text: string][]
  story: RichTextPart[]
  kind: 'general' | 'parts' | 'service' | 'fleet'
  formHeading: string
  formIntro: string
}
