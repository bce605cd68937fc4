// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from './RenderBlocks'
import { Block as BrandGrid } from '../../blocks/brandGrid/Block'
import { Block as CallToActionGrid } from '../../blocks/callToActionGrid/Block'
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
import { Block as Statistics } from '../../blocks/statistics/Block'
import { Block as StockList } from '../../blocks/stockList/Block'
import { Block as StockSearch } from '../../blocks/stockSearch/Block'

/** The blocks that a page's layout can hold. */
export const pageBlocks = {
  brandGrid: BrandGrid,
  callToActionGrid: CallToActionGrid,
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
  statistics: Statistics,
  stockList: StockList,
  stockSearch: StockSearch,
} satisfies Partial<BlockComponents>
