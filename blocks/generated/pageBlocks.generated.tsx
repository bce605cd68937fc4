// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from '../blockProps'
import { Block as BannerCarousel } from '../bannerCarousel/Block'
import { Block as BrandGrid } from '../brandGrid/Block'
import { Block as Breadcrumbs } from '../breadcrumbs/Block'
import { Block as CallToActionGrid } from '../callToActionGrid/Block'
import { Block as ComparisonTable } from '../comparisonTable/Block'
import { Block as ContactLocation } from '../contactLocation/Block'
import { Block as Countdown } from '../countdown/Block'
import { Block as DealerSearch } from '../dealerSearch/Block'
import { Block as EnquiryForm } from '../enquiryForm/Block'
import { Block as FacetTiles } from '../facetTiles/Block'
import { Block as Faq } from '../faq/Block'
import { Block as HelpBar } from '../helpBar/Block'
import { Block as HeroBanner } from '../heroBanner/Block'
import { Block as HolidayHours } from '../holidayHours/Block'
import { Block as LocationDetail } from '../locationDetail/Block'
import { Block as LocationMap } from '../locationMap/Block'
import { Block as LocationsCarousel } from '../locationsCarousel/Block'
import { Block as LocationsGrid } from '../locationsGrid/Block'
import { Block as Media } from '../media/Block'
import { Block as ModelRange } from '../modelRange/Block'
import { Block as OffersTeaser } from '../offersTeaser/Block'
import { Block as OpeningHours } from '../openingHours/Block'
import { Block as PaymentsStrip } from '../paymentsStrip/Block'
import { Block as PictureGallery } from '../pictureGallery/Block'
import { Block as PostTeasers } from '../postTeasers/Block'
import { Block as PriceSliderSearch } from '../priceSliderSearch/Block'
import { Block as QuickSearch } from '../quickSearch/Block'
import { Block as RangeWelcome } from '../rangeWelcome/Block'
import { Block as RecentlyViewed } from '../recentlyViewed/Block'
import { Block as RepaymentCalculator } from '../repaymentCalculator/Block'
import { Block as Reviews } from '../reviews/Block'
import { Block as RichText } from '../richText/Block'
import { Block as SalesCounter } from '../salesCounter/Block'
import { Block as SpecialOffers } from '../specialOffers/Block'
import { Block as Statistics } from '../statistics/Block'
import { Block as StockList } from '../stockList/Block'
import { Block as StockSearch } from '../stockSearch/Block'
import { Block as Tabs } from '../tabs/Block'
import { Block as Team } from '../team/Block'
import { Block as Testimonials } from '../testimonials/Block'
import { Block as Timeline } from '../timeline/Block'
import { Block as Video } from '../video/Block'
import { Block as WhyChooseUs } from '../whyChooseUs/Block'

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
