import { richText } from '../../blocks/examples/richText'
import { TEMPLATE_WORDS } from '../domain/publishCheck/templateWords'
import type { BlockContent } from './siteContent'

/** A block of a template: what staff choose, such as a picture, is left to them. */
type TemplateBlock = { blockType: BlockContent['blockType'] } & Record<string, unknown>

export interface PageTemplate {
  /** names it among the templates */
  key: string
  title: string
  /** what is on the page */
  description: string
  blocks: readonly TemplateBlock[]
}

const hero = (heading: string, text: string, actions: { label: string; link: string }[] = []): TemplateBlock => ({
  ...{ blockType: 'heroBanner', size: 'short', heading, text, actions },
})

const form = (kind: string, heading: string, intro: string, submitLabel: string): TemplateBlock => ({
  ...{ blockType: 'enquiryForm', kind, heading, intro, submitLabel },
  ...{ askLocation: true, askCategory: false, askRego: false, messageRequired: false },
})

const STOCK = '/search/new-used-and-demo-cars'

/**
 * Templates that every site has. Their words say what belongs there and claim nothing about a dealer; pictures are chosen by staff, and the check
 * before publishing asks for them.
 */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  {
    key: 'campaign',
    title: 'Campaign',
    description: 'Banner, countdown, offers, cars and a form. Set its dates and tracking under Campaign.',
    blocks: [
      hero(TEMPLATE_WORDS.campaignName, TEMPLATE_WORDS.campaignText, [{ label: 'See what is in stock', link: STOCK }]),
      { blockType: 'countdown', heading: 'Ends soon', endedText: 'This campaign has ended.' },
      { blockType: 'specialOffers', heading: 'Offers', display: 'grid', limit: 9, whenEmpty: 'hide' },
      {
        ...{ blockType: 'stockList', heading: 'In this campaign', display: 'grid', limit: 12, sort: 'recommended' },
        ...{ whenEmpty: 'hide', linkLabel: 'See them all' },
      },
      form('general', 'Ask about it', 'Tell us what you are looking for.', 'Send enquiry'),
    ],
  },
  {
    key: 'landing',
    title: 'Landing page',
    description: 'Banner, an introduction, cars, reviews, questions and a form: for one thing that people look for.',
    blocks: [
      hero(TEMPLATE_WORDS.landingName, TEMPLATE_WORDS.landingText, [{ label: 'See what is in stock', link: STOCK }]),
      {
        blockType: 'richText',
        content: richText([{ heading: 'What to know first' }, TEMPLATE_WORDS.introduction]),
      },
      {
        ...{ blockType: 'stockList', heading: 'In stock now', display: 'carousel', limit: 12, sort: 'recommended' },
        ...{ whenEmpty: 'hide', linkLabel: 'See them all' },
      },
      {
        blockType: 'reviews',
        heading: 'What customers say',
        minimumAverage: 4,
        autoplay: false,
        background: 'surface',
      },
      {
        blockType: 'faq',
        heading: 'Questions',
        questions: [{ question: TEMPLATE_WORDS.firstQuestion, answer: TEMPLATE_WORDS.firstAnswer }],
      },
      form('general', 'Ask us', 'Tell us what you are looking for.', 'Send enquiry'),
    ],
  },
  {
    key: 'careers',
    title: 'Careers',
    description: 'Banner, what it is like to work here, open positions and an application form.',
    blocks: [
      hero('Come and work with us', TEMPLATE_WORDS.careersText),
      {
        blockType: 'richText',
        content: richText([
          { heading: 'Working here' },
          TEMPLATE_WORDS.workingHere,
          { heading: 'Open positions' },
          { list: [TEMPLATE_WORDS.position, TEMPLATE_WORDS.otherPosition] },
        ]),
      },
      {
        blockType: 'faq',
        heading: 'Before you apply',
        questions: [{ question: 'What happens after I apply?', answer: TEMPLATE_WORDS.applyAnswer }],
      },
      form('careers', 'Introduce yourself', 'What do you do well, and where would you like to work?', 'Apply'),
    ],
  },
]
