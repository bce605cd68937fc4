// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from './RenderBlocks'
import { Block as BrandGrid } from '../../blocks/brandGrid/Block'
import { Block as CallTheDealer } from '../../blocks/callTheDealer/Block'
import { Block as CallToActionGrid } from '../../blocks/callToActionGrid/Block'
import { Block as CarBreadcrumbs } from '../../blocks/carBreadcrumbs/Block'
import { Block as CarComments } from '../../blocks/carComments/Block'
import { Block as CarDelivery } from '../../blocks/carDelivery/Block'
import { Block as CarDetails } from '../../blocks/carDetails/Block'
import { Block as CarFeatures } from '../../blocks/carFeatures/Block'
import { Block as CarFinanceCalculator } from '../../blocks/carFinanceCalculator/Block'
import { Block as CarFinanceEstimate } from '../../blocks/carFinanceEstimate/Block'
import { Block as CarFuelCalculator } from '../../blocks/carFuelCalculator/Block'
import { Block as CarGallery } from '../../blocks/carGallery/Block'
import { Block as CarKeyInformation } from '../../blocks/carKeyInformation/Block'
import { Block as CarLocation } from '../../blocks/carLocation/Block'
import { Block as CarPriceComparison } from '../../blocks/carPriceComparison/Block'
import { Block as CarReports } from '../../blocks/carReports/Block'
import { Block as CarSidebar } from '../../blocks/carSidebar/Block'
import { Block as CarSpecifications } from '../../blocks/carSpecifications/Block'
import { Block as CarStickyBar } from '../../blocks/carStickyBar/Block'
import { Block as CarTitle } from '../../blocks/carTitle/Block'
import { Block as CarTradeIn } from '../../blocks/carTradeIn/Block'
import { Block as CarVideo } from '../../blocks/carVideo/Block'
import { Block as EnquiryForm } from '../../blocks/enquiryForm/Block'
import { Block as FacetTiles } from '../../blocks/facetTiles/Block'
import { Block as Faq } from '../../blocks/faq/Block'
import { Block as HeroBanner } from '../../blocks/heroBanner/Block'
import { Block as LocationDetail } from '../../blocks/locationDetail/Block'
import { Block as LocationsGrid } from '../../blocks/locationsGrid/Block'
import { Block as Media } from '../../blocks/media/Block'
import { Block as PriceSliderSearch } from '../../blocks/priceSliderSearch/Block'
import { Block as QuickSearch } from '../../blocks/quickSearch/Block'
import { Block as RecentlyViewed } from '../../blocks/recentlyViewed/Block'
import { Block as RepaymentCalculator } from '../../blocks/repaymentCalculator/Block'
import { Block as Reviews } from '../../blocks/reviews/Block'
import { Block as RichText } from '../../blocks/richText/Block'
import { Block as SimilarCars } from '../../blocks/similarCars/Block'
import { Block as Statistics } from '../../blocks/statistics/Block'
import { Block as StockList } from '../../blocks/stockList/Block'
import { Block as StockSearch } from '../../blocks/stockSearch/Block'

/** Every block. Pages take the registry of their place instead, so that no page brings the code of blocks it cannot hold. */
export const blockComponents = {
  brandGrid: BrandGrid,
  callTheDealer: CallTheDealer,
  callToActionGrid: CallToActionGrid,
  carBreadcrumbs: CarBreadcrumbs,
  carComments: CarComments,
  carDelivery: CarDelivery,
  carDetails: CarDetails,
  carFeatures: CarFeatures,
  carFinanceCalculator: CarFinanceCalculator,
  carFinanceEstimate: CarFinanceEstimate,
  carFuelCalculator: CarFuelCalculator,
  carGallery: CarGallery,
  carKeyInformation: CarKeyInformation,
  carLocation: CarLocation,
  carPriceComparison: CarPriceComparison,
  carReports: CarReports,
  carSidebar: CarSidebar,
  carSpecifications: CarSpecifications,
  carStickyBar: CarStickyBar,
  carTitle: CarTitle,
  carTradeIn: CarTradeIn,
  carVideo: CarVideo,
  enquiryForm: EnquiryForm,
  facetTiles: FacetTiles,
  faq: Faq,
  heroBanner: HeroBanner,
  locationDetail: LocationDetail,
  locationsGrid: LocationsGrid,
  media: Media,
  priceSliderSearch: PriceSliderSearch,
  quickSearch: QuickSearch,
  recentlyViewed: RecentlyViewed,
  repaymentCalculator: RepaymentCalculator,
  reviews: Reviews,
  richText: RichText,
  similarCars: SimilarCars,
  statistics: Statistics,
  stockList: StockList,
  stockSearch: StockSearch,
} satisfies BlockComponents
