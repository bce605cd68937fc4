// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from '../blockProps'
import { Block as CallTheDealer } from '../callTheDealer/Block'
import { Block as CallToActionGrid } from '../callToActionGrid/Block'
import { Block as CarBreadcrumbs } from '../carBreadcrumbs/Block'
import { Block as CarComments } from '../carComments/Block'
import { Block as CarDelivery } from '../carDelivery/Block'
import { Block as CarDetails } from '../carDetails/Block'
import { Block as CarFeatures } from '../carFeatures/Block'
import { Block as CarFinanceCalculator } from '../carFinanceCalculator/Block'
import { Block as CarFinanceEstimate } from '../carFinanceEstimate/Block'
import { Block as CarFuelCalculator } from '../carFuelCalculator/Block'
import { Block as CarGallery } from '../carGallery/Block'
import { Block as CarKeyInformation } from '../carKeyInformation/Block'
import { Block as CarLocation } from '../carLocation/Block'
import { Block as CarPriceComparison } from '../carPriceComparison/Block'
import { Block as CarReports } from '../carReports/Block'
import { Block as CarSectionMenu } from '../carSectionMenu/Block'
import { Block as CarSidebar } from '../carSidebar/Block'
import { Block as CarSpecifications } from '../carSpecifications/Block'
import { Block as CarStickyBar } from '../carStickyBar/Block'
import { Block as CarTitle } from '../carTitle/Block'
import { Block as CarTradeIn } from '../carTradeIn/Block'
import { Block as CarVideo } from '../carVideo/Block'
import { Block as EnquiryForm } from '../enquiryForm/Block'
import { Block as Faq } from '../faq/Block'
import { Block as Media } from '../media/Block'
import { Block as PaymentsStrip } from '../paymentsStrip/Block'
import { Block as PostTeasers } from '../postTeasers/Block'
import { Block as RecentlyViewed } from '../recentlyViewed/Block'
import { Block as Reviews } from '../reviews/Block'
import { Block as RichText } from '../richText/Block'
import { Block as SimilarCars } from '../similarCars/Block'
import { Block as StockList } from '../stockList/Block'
import { Block as WhyChooseUs } from '../whyChooseUs/Block'

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
