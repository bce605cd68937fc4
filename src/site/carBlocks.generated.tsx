// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from './RenderBlocks'
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
import { Block as CarSectionMenu } from '../../blocks/carSectionMenu/Block'
import { Block as CarSidebar } from '../../blocks/carSidebar/Block'
import { Block as CarSpecifications } from '../../blocks/carSpecifications/Block'
import { Block as CarStickyBar } from '../../blocks/carStickyBar/Block'
import { Block as CarTitle } from '../../blocks/carTitle/Block'
import { Block as CarTradeIn } from '../../blocks/carTradeIn/Block'
import { Block as CarVideo } from '../../blocks/carVideo/Block'
import { Block as EnquiryForm } from '../../blocks/enquiryForm/Block'
import { Block as Faq } from '../../blocks/faq/Block'
import { Block as Media } from '../../blocks/media/Block'
import { Block as PaymentsStrip } from '../../blocks/paymentsStrip/Block'
import { Block as PostTeasers } from '../../blocks/postTeasers/Block'
import { Block as RecentlyViewed } from '../../blocks/recentlyViewed/Block'
import { Block as Reviews } from '../../blocks/reviews/Block'
import { Block as RichText } from '../../blocks/richText/Block'
import { Block as SimilarCars } from '../../blocks/similarCars/Block'
import { Block as StockList } from '../../blocks/stockList/Block'
import { Block as WhyChooseUs } from '../../blocks/whyChooseUs/Block'

/** The blocks that a car's layout can hold. */
export const carBlocks = {
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
  carSectionMenu: CarSectionMenu,
  carSidebar: CarSidebar,
  carSpecifications: CarSpecifications,
  carStickyBar: CarStickyBar,
  carTitle: CarTitle,
  carTradeIn: CarTradeIn,
  carVideo: CarVideo,
  enquiryForm: EnquiryForm,
  faq: Faq,
  media: Media,
  paymentsStrip: PaymentsStrip,
  postTeasers: PostTeasers,
  recentlyViewed: RecentlyViewed,
  reviews: Reviews,
  richText: RichText,
  similarCars: SimilarCars,
  stockList: StockList,
  whyChooseUs: WhyChooseUs,
} satisfies Partial<BlockComponents>
