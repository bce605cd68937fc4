// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { AnyBlock } from '../blockProps'
import { example as bannerCarousel } from '../bannerCarousel/example'
import { example as brandGrid } from '../brandGrid/example'
import { example as breadcrumbs } from '../breadcrumbs/example'
import { example as callTheDealer } from '../callTheDealer/example'
import { example as callToActionGrid } from '../callToActionGrid/example'
import { example as carBreadcrumbs } from '../carBreadcrumbs/example'
import { example as carComments } from '../carComments/example'
import { example as carDelivery } from '../carDelivery/example'
import { example as carDetails } from '../carDetails/example'
import { example as carFeatures } from '../carFeatures/example'
import { example as carFinanceCalculator } from '../carFinanceCalculator/example'
import { example as carFinanceEstimate } from '../carFinanceEstimate/example'
import { example as carFuelCalculator } from '../carFuelCalculator/example'
import { example as carGallery } from '../carGallery/example'
import { example as carKeyInformation } from '../carKeyInformation/example'
import { example as carLocation } from '../carLocation/example'
import { example as carPriceComparison } from '../carPriceComparison/example'
import { example as carReports } from '../carReports/example'
import { example as carSectionMenu } from '../carSectionMenu/example'
import { example as carSidebar } from '../carSidebar/example'
import { example as carSpecifications } from '../carSpecifications/example'
import { example as carStickyBar } from '../carStickyBar/example'
import { example as carTitle } from '../carTitle/example'
import { example as carTradeIn } from '../carTradeIn/example'
import { example as carVideo } from '../carVideo/example'
import { example as comparisonTable } from '../comparisonTable/example'
import { example as contactLocation } from '../contactLocation/example'
import { example as countdown } from '../countdown/example'
import { example as dealerSearch } from '../dealerSearch/example'
import { example as enquiryForm } from '../enquiryForm/example'
import { example as facetTiles } from '../facetTiles/example'
import { example as faq } from '../faq/example'
import { example as helpBar } from '../helpBar/example'
import { example as heroBanner } from '../heroBanner/example'
import { example as holidayHours } from '../holidayHours/example'
import { example as locationDetail } from '../locationDetail/example'
import { example as locationMap } from '../locationMap/example'
import { example as locationsCarousel } from '../locationsCarousel/example'
import { example as locationsGrid } from '../locationsGrid/example'
import { example as media } from '../media/example'
import { example as modelColours } from '../modelColours/example'
import { example as modelFeatures } from '../modelFeatures/example'
import { example as modelGallery } from '../modelGallery/example'
import { example as modelHero } from '../modelHero/example'
import { example as modelOffers } from '../modelOffers/example'
import { example as modelRange } from '../modelRange/example'
import { example as modelSmallPrint } from '../modelSmallPrint/example'
import { example as modelSpecifications } from '../modelSpecifications/example'
import { example as modelStock } from '../modelStock/example'
import { example as modelVariants } from '../modelVariants/example'
import { example as modelVideo } from '../modelVideo/example'
import { example as offersTeaser } from '../offersTeaser/example'
import { example as openingHours } from '../openingHours/example'
import { example as paymentsStrip } from '../paymentsStrip/example'
import { example as pictureGallery } from '../pictureGallery/example'
import { example as postTeasers } from '../postTeasers/example'
import { example as priceSliderSearch } from '../priceSliderSearch/example'
import { example as quickSearch } from '../quickSearch/example'
import { example as rangeWelcome } from '../rangeWelcome/example'
import { example as recentlyViewed } from '../recentlyViewed/example'
import { example as repaymentCalculator } from '../repaymentCalculator/example'
import { example as reviews } from '../reviews/example'
import { example as richText } from '../richText/example'
import { example as salesCounter } from '../salesCounter/example'
import { example as similarCars } from '../similarCars/example'
import { example as specialOffers } from '../specialOffers/example'
import { example as statistics } from '../statistics/example'
import { example as stockList } from '../stockList/example'
import { example as stockSearch } from '../stockSearch/example'
import { example as tabs } from '../tabs/example'
import { example as team } from '../team/example'
import { example as testimonials } from '../testimonials/example'
import { example as timeline } from '../timeline/example'
import { example as video } from '../video/example'
import { example as whyChooseUs } from '../whyChooseUs/example'

/** One typed example per block type: the styleguide, the contract tests and new pages show these. */
export const blockExamples: readonly AnyBlock[] = [
  bannerCarousel,
  brandGrid,
  breadcrumbs,
  callTheDealer,
  callToActionGrid,
  carBreadcrumbs,
  carComments,
  carDelivery,
  carDetails,
  carFeatures,
  carFinanceCalculator,
  carFinanceEstimate,
  carFuelCalculator,
  carGallery,
  carKeyInformation,
  carLocation,
  carPriceComparison,
  carReports,
  carSectionMenu,
  carSidebar,
  carSpecifications,
  carStickyBar,
  carTitle,
  carTradeIn,
  carVideo,
  comparisonTable,
  contactLocation,
  countdown,
  dealerSearch,
  enquiryForm,
  facetTiles,
  faq,
  helpBar,
  heroBanner,
  holidayHours,
  locationDetail,
  locationMap,
  locationsCarousel,
  locationsGrid,
  media,
  modelColours,
  modelFeatures,
  modelGallery,
  modelHero,
  modelOffers,
  modelRange,
  modelSmallPrint,
  modelSpecifications,
  modelStock,
  modelVariants,
  modelVideo,
  offersTeaser,
  openingHours,
  paymentsStrip,
  pictureGallery,
  postTeasers,
  priceSliderSearch,
  quickSearch,
  rangeWelcome,
  recentlyViewed,
  repaymentCalculator,
  reviews,
  richText,
  salesCounter,
  similarCars,
  specialOffers,
  statistics,
  stockList,
  stockSearch,
  tabs,
  team,
  testimonials,
  timeline,
  video,
  whyChooseUs,
]
