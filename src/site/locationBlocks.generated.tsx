// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from './RenderBlocks'
import { Block as BrandGrid } from '../../blocks/brandGrid/Block'
import { Block as Breadcrumbs } from '../../blocks/breadcrumbs/Block'
import { Block as CallToActionGrid } from '../../blocks/callToActionGrid/Block'
import { Block as ContactLocation } from '../../blocks/contactLocation/Block'
import { Block as EnquiryForm } from '../../blocks/enquiryForm/Block'
import { Block as FacetTiles } from '../../blocks/facetTiles/Block'
import { Block as Faq } from '../../blocks/faq/Block'
import { Block as HelpBar } from '../../blocks/helpBar/Block'
import { Block as HolidayHours } from '../../blocks/holidayHours/Block'
import { Block as LocationDetail } from '../../blocks/locationDetail/Block'
import { Block as LocationMap } from '../../blocks/locationMap/Block'
import { Block as Media } from '../../blocks/media/Block'
import { Block as OpeningHours } from '../../blocks/openingHours/Block'
import { Block as PaymentsStrip } from '../../blocks/paymentsStrip/Block'
import { Block as PictureGallery } from '../../blocks/pictureGallery/Block'
import { Block as PostTeasers } from '../../blocks/postTeasers/Block'
import { Block as QuickSearch } from '../../blocks/quickSearch/Block'
import { Block as Reviews } from '../../blocks/reviews/Block'
import { Block as RichText } from '../../blocks/richText/Block'
import { Block as SpecialOffers } from '../../blocks/specialOffers/Block'
import { Block as StockList } from '../../blocks/stockList/Block'
import { Block as Tabs } from '../../blocks/tabs/Block'
import { Block as Team } from '../../blocks/team/Block'
import { Block as Testimonials } from '../../blocks/testimonials/Block'
import { Block as Timeline } from '../../blocks/timeline/Block'
import { Block as Video } from '../../blocks/video/Block'
import { Block as WhyChooseUs } from '../../blocks/whyChooseUs/Block'

/** The blocks that a location's layout can hold. */
export const locationBlocks = {
  brandGrid: BrandGrid,
  breadcrumbs: Breadcrumbs,
  callToActionGrid: CallToActionGrid,
  contactLocation: ContactLocation,
  enquiryForm: EnquiryForm,
  facetTiles: FacetTiles,
  faq: Faq,
  helpBar: HelpBar,
  holidayHours: HolidayHours,
  locationDetail: LocationDetail,
  locationMap: LocationMap,
  media: Media,
  openingHours: OpeningHours,
  paymentsStrip: PaymentsStrip,
  pictureGallery: PictureGallery,
  postTeasers: PostTeasers,
  quickSearch: QuickSearch,
  reviews: Reviews,
  richText: RichText,
  specialOffers: SpecialOffers,
  stockList: StockList,
  tabs: Tabs,
  team: Team,
  testimonials: Testimonials,
  timeline: Timeline,
  video: Video,
  whyChooseUs: WhyChooseUs,
} satisfies Partial<BlockComponents>
