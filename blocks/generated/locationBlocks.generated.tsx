// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from '../blockProps'
import { Block as BrandGrid } from '../brandGrid/Block'
import { Block as Breadcrumbs } from '../breadcrumbs/Block'
import { Block as CallToActionGrid } from '../callToActionGrid/Block'
import { Block as ContactLocation } from '../contactLocation/Block'
import { Block as EnquiryForm } from '../enquiryForm/Block'
import { Block as FacetTiles } from '../facetTiles/Block'
import { Block as Faq } from '../faq/Block'
import { Block as HelpBar } from '../helpBar/Block'
import { Block as HolidayHours } from '../holidayHours/Block'
import { Block as LocationDetail } from '../locationDetail/Block'
import { Block as LocationMap } from '../locationMap/Block'
import { Block as Media } from '../media/Block'
import { Block as OpeningHours } from '../openingHours/Block'
import { Block as PaymentsStrip } from '../paymentsStrip/Block'
import { Block as PictureGallery } from '../pictureGallery/Block'
import { Block as PostTeasers } from '../postTeasers/Block'
import { Block as QuickSearch } from '../quickSearch/Block'
import { Block as Reviews } from '../reviews/Block'
import { Block as RichText } from '../richText/Block'
import { Block as SpecialOffers } from '../specialOffers/Block'
import { Block as StockList } from '../stockList/Block'
import { Block as Tabs } from '../tabs/Block'
import { Block as Team } from '../team/Block'
import { Block as Testimonials } from '../testimonials/Block'
import { Block as Timeline } from '../timeline/Block'
import { Block as Video } from '../video/Block'
import { Block as WhyChooseUs } from '../whyChooseUs/Block'

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
