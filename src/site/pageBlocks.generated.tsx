// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from './RenderBlocks'
import { Block as BannerCarousel } from '../../blocks/bannerCarousel/Block'
import { Block as BrandGrid } from '../../blocks/brandGrid/Block'
import { Block as Breadcrumbs } from '../../blocks/breadcrumbs/Block'
import { Block as CallToActionGrid } from '../../blocks/callToActionGrid/Block'
import { Block as ComparisonTable } from '../../blocks/comparisonTable/Block'
import { Block as ContactLocation } from '../../blocks/contactLocation/Block'
import { Block as Countdown } from '../../blocks/countdown/Block'
import { Block as DealerSearch } from '../../blocks/dealerSearch/Block'
import { Block as EnquiryForm } from '../../blocks/enquiryForm/Block'
import { Block as FacetTiles } from '../../blocks/facetTiles/Block'
import { Block as Faq } from '../../blocks/faq/Block'
import { Block as HelpBar } from '../../blocks/helpBar/Block'
import { Block as HeroBanner } from '../../blocks/heroBanner/Block'
import { Block as HolidayHours } from '../../blocks/holidayHours/Block'
import { Block as LocationDetail } from '../../blocks/locationDetail/Block'
import { Block as LocationMap } from '../../blocks/locationMap/Block'
import { Block as LocationsCarousel } from '../../blocks/locationsCarousel/Block'
import { Block as LocationsGrid } from '../../blocks/locationsGrid/Block'
import { Block as Media } from '../../blocks/media/Block'
import { Block as ModelRange } from '../../blocks/modelRange/Block'
import { Block as OffersTeaser } from '../../blocks/offersTeaser/Block'
import { Block as OpeningHours } from '../../blocks/openingHours/Block'
import { Block as PaymentsStrip } from '../../blocks/paymentsStrip/Block'
import { Block as PictureGallery } from '../../blocks/pictureGallery/Block'
import { Block as PostTeasers } from '../../blocks/postTeasers/Block'
import { Block as PriceSliderSearch } from '../../blocks/priceSliderSearch/Block'
import { Block as QuickSearch } from '../../blocks/quickSearch/Block'
import { Block as RangeWelcome } from '../../blocks/rangeWelcome/Block'
import { Block as RecentlyViewed } from '../../blocks/recentlyViewed/Block'
import { Block as RepaymentCalculator } from '../../blocks/repaymentCalculator/Block'
import { Block as Reviews } from '../../blocks/reviews/Block'
import { Block as RichText } from '../../blocks/richText/Block'
import { Block as SalesCounter } from '../../blocks/salesCounter/Block'
import { Block as SpecialOffers } from '../../blocks/specialOffers/Block'
import { Block as Statistics } from '../../blocks/statistics/Block'
import { Block as StockList } from '../../blocks/stockList/Block'
import { Block as StockSearch } from '../../blocks/stockSearch/Block'
import { Block as Tabs } from '../../blocks/tabs/Block'
import { Block as Team } from '../../blocks/team/Block'
import { Block as Testimonials } from '../../blocks/testimonials/Block'
import { Block as Timeline } from '../../blocks/timeline/Block'
import { Block as Video } from '../../blocks/video/Block'
import { Block as WhyChooseUs } from '../../blocks/whyChooseUs/Block'

/** The blocks that a page's layout can hold. */
export const pageBlocks = {
  bannerCarousel: BannerCarousel,
  brandGrid: BrandGrid,
  breadcrumbs: Breadcrumbs,
  callToActionGrid: CallToActionGrid,
  comparisonTable: ComparisonTable,
  contactLocation: ContactLocation,
  countdown: Countdown,
  dealerSearch: DealerSearch,
  enquiryForm: EnquiryForm,
  facetTiles: FacetTiles,
  faq: Faq,
  helpBar: HelpBar,
  heroBanner: HeroBanner,
  holidayHours: HolidayHours,
  locationDetail: LocationDetail,
  locationMap: LocationMap,
  locationsCarousel: LocationsCarousel,
  locationsGrid: LocationsGrid,
  media: Media,
  modelRange: ModelRange,
  offersTeaser: OffersTeaser,
  openingHours: OpeningHours,
  paymentsStrip: PaymentsStrip,
  pictureGallery: PictureGallery,
  postTeasers: PostTeasers,
  priceSliderSearch: PriceSliderSearch,
  quickSearch: QuickSearch,
  rangeWelcome: RangeWelcome,
  recentlyViewed: RecentlyViewed,
  repaymentCalculator: RepaymentCalculator,
  reviews: Reviews,
  richText: RichText,
  salesCounter: SalesCounter,
  specialOffers: SpecialOffers,
  statistics: Statistics,
  stockList: StockList,
  stockSearch: StockSearch,
  tabs: Tabs,
  team: Team,
  testimonials: Testimonials,
  timeline: Timeline,
  video: Video,
  whyChooseUs: WhyChooseUs,
} satisfies Partial<BlockComponents>
