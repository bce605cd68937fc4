import { richText } from '../../blocks/examples/richText'
import type { CampaignCars, CampaignTemplateName } from '../domain/campaigns/newCampaign'
import type { BlockContent } from '../newSite/siteContent'

/** What a template's blocks are made of. */
export interface CampaignContent {
  headline: string
  text: string
  /** id of a picture on the site */
  image: number
  cars: CampaignCars
  /** ids of the campaign's offers */
  offers: readonly number[]
  /** emails that get the form's leads, empty for the routing rules; null without a form */
  recipients: string[] | null
  /** ISO 8601 */
  start: string
}

/** A section of a template. Null if the campaign has nothing to show there. */
type Section = (content: CampaignContent) => BlockContent | null

const hero =
  (label: string, link: string): Section =>
  ({ headline, text, image }) => ({
    blockType: 'heroBanner',
    heading: headline,
    text,
    image,
    size: 'short',
    actions: [{ label, link }],
  })

const countdown =
  (heading: string, options: { untilStart?: boolean; endedText?: string }): Section =>
  ({ start }) => ({
    blockType: 'countdown',
    heading,
    // Without a date it counts to the end of the page.
    ...(options.untilStart ? { until: start } : {}),
    endedText: options.endedText,
  })

const offers =
  (heading: string): Section =>
  ({ offers }) =>
    offers.length > 0
      ? {
          ...{ blockType: 'specialOffers', heading, offers: [...offers], display: 'grid', limit: 9 },
          ...{ whenEmpty: 'hide', linkLabel: 'All offers' },
        }
      : null

const cars =
  (heading: string): Section =>
  ({ cars: { words: _, ...filters } }) => ({
    blockType: 'stockList',
    heading,
    display: 'grid',
    limit: 12,
    sort: 'recommended',
    filters: { ...filters, models: [] },
    whenEmpty: 'hide',
    linkLabel: 'See them all',
  })

const words: Section = ({ text }) => ({ blockType: 'richText', content: richText([text]) })

const form =
  (kind: 'general' | 'testDrive', heading: string, intro: string, submitLabel: string): Section =>
  ({ recipients }) =>
    recipients === null
      ? null
      : {
          blockType: 'enquiryForm',
          kind,
          heading,
          intro,
          submitLabel,
          askLocation: true,
          askCategory: false,
          askRego: false,
          messageRequired: false,
          recipients,
        }

const STOCK = '/search/new-used-and-demo-cars'

/** The sections of each template's page, from the top. */
const TEMPLATES: Record<CampaignTemplateName, readonly Section[]> = {
  sale: [
    hero('See what is in stock', STOCK),
    countdown('Ends soon', { endedText: 'This sale has ended.' }),
    offers('Offers'),
    cars('In the sale'),
    form(
      'general',
      'Ask about the sale',
      'Tell us what you are looking for. We answer with what is left.',
      'Send enquiry',
    ),
  ],
  newModel: [
    hero('Book a test drive', '/book-test-drive'),
    words,
    cars('Ready to drive'),
    offers('Launch offers'),
    form('testDrive', 'Drive it first', 'Choose a time that suits you.', 'Book this time'),
  ],
  event: [
    hero('Find us', '/contact'),
    countdown('Starts soon', { untilStart: true, endedText: 'It has started. Come in.' }),
    words,
    offers('On the day'),
    cars('What you can see'),
    form('general', 'Keep me a place', 'Tell us how many of you are coming.', 'Keep me a place'),
  ],
}

/** The blocks of a campaign's page. */
export const campaignBlocks = (template: CampaignTemplateName, content: CampaignContent): BlockContent[] =>
  TEMPLATES[template].map((section) => section(content)).filter((block) => block !== null)
