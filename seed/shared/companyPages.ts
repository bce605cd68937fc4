import { type RichTextPart, richText } from '../../blocks/examples/richText'
import { faq, form, innerHero, type Picture, page, pictureAndText } from '../../src/newSite/pageParts'
import type { BlockContent, PageContent } from '../../src/newSite/siteContent'

/** Breadcrumbs of an inner page, which end with the page title. */
export const breadcrumbs = (...links: [name: string, link: string][]) => ({
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

/** The finance and insurance page: a comparison of covers, finance options and an enquiry form. */
export function financeAndInsurancePage({
  heading,
  text,
  image,
  covers,
  columns,
  note,
  questions,
}: Insurance): PageContent {
  return page('/finance-and-insurance', 'Finance and insurance', text, [
    innerHero(heading, text, image, [{ label: 'Ask the finance team', link: '#finance-form' }]),
    {
      blockType: 'whyChooseUs',
      heading: 'One conversation, several lenders',
      panels: [
        {
          icon: 'finance',
          title: 'A rate that suits you',
          text: 'We ask several lenders what they would offer you, and show you the quotes side by side.',
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
      background: 'surface',
    },
    faq('Asked at the desk', questions),
    {
      ...form('finance', {
        heading: 'Ask us anything',
        intro: 'A rough budget is enough to start with. Asking does not touch your credit file.',
        background: 'surface',
      }),
      anchor: 'finance-form',
    },
  ])
}

interface BrandOverview {
  /** slug of the make and of its stock page */
  brand: string
  name: string
  image: number
  heading: string
  text: string
  /** tabs about the brand */
  tabs: [label: string, parts: RichTextPart[]][]
  carType?: 'new' | 'used'
}

/** The overview page of a brand, with its stock and a test drive link. */
export function brandOverviewPage({
  brand,
  name,
  image,
  heading,
  text,
  tabs,
  carType = 'new',
}: BrandOverview): PageContent {
  return page(`/${brand}/overview`, `${name} overview`, text, [
    breadcrumbs(['Brands', '/brands']),
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
      background: 'surface',
    },
  ])
}

/** The page of a group business without its own site. */
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
  panelsHeading,
  first,
  last,
}: Business): PageContent {
  return page(path, title, description, [
    innerHero(heading, text, image),
    ...(first ?? []),
    {
      blockType: 'whyChooseUs',
      heading: panelsHeading ?? 'What we do',
      panels: panels.map(([icon, panelTitle, panelText]) => ({ icon, title: panelTitle, text: panelText })),
    },
    pictureAndText({ ...story, background: 'surface' }),
    ...(last ?? []),
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
  /** why the business exists, beside a picture of its own */
  story: Omit<Picture, 'background'>
  kind: 'general' | 'parts' | 'service' | 'fleet'
  formHeading: string
  formIntro: string
  panelsHeading?: string
  /** what sets this business apart, before its panels and after its story */
  first?: BlockContent[]
  last?: BlockContent[]
}
