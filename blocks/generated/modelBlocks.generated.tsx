// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from '../blockProps'
import { Block as BannerCarousel } from '../bannerCarousel/Block'
import { Block as BrandGrid } from '../brandGrid/Block'
import { Block as Breadcrumbs } from '../breadcrumbs/Block'
import { Block as CallToActionGrid } from '../callToActionGrid/Block'
import { Block as ComparisonTable } from '../comparisonTable/Block'
import { Block as ContactLocation } from '../contactLocation/Block'
import { Block as EnquiryForm } from '../enquiryForm/Block'
import { Block as FacetTiles } from '../facetTiles/Block'
import { Block as Faq } from '../faq/Block'
import { Block as HelpBar } from '../helpBar/Block'
import { Block as Media } from '../media/Block'
import { Block as ModelColours } from '../modelColours/Block'
import { Block as ModelFeatures } from '../modelFeatures/Block'
import { Block as ModelGallery } from '../modelGallery/Block'
import { Block as ModelHero } from '../modelHero/Block'
import { Block as ModelOffers } from '../modelOffers/Block'
import { Block as ModelSmallPrint } from '../modelSmallPrint/Block'
import { Block as ModelSpecifications } from '../modelSpecifications/Block'
import { Block as ModelStock } from '../modelStock/Block'
import { Block as ModelVariants } from '../modelVariants/Block'
import { Block as ModelVideo } from '../modelVideo/Block'
import { Block as PictureGallery } from '../pictureGallery/Block'
import { Block as PostTeasers } from '../postTeasers/Block'
import { Block as PriceSliderSearch } from '../priceSliderSearch/Block'
import { Block as QuickSearch } from '../quickSearch/Block'
import { Block as Reviews } from '../reviews/Block'
import { Block as RichText } from '../richText/Block'
import { Block as SpecialOffers } from '../specialOffers/Block'
import { Block as StockList } from '../stockList/Block'
import { Block as Tabs } from '../tabs/Block'
import { Block as Testimonials } from '../testimonials/Block'
import { Block as Timeline } from '../timeline/Block'
import { Block as Video } from '../video/Block'
import { Block as WhyChooseUs } from '../whyChooseUs/Block'

/** The blocks that a model's layout can hold. */
export const modelBlocks = {
  bannerCarousel: BannerCarousel,
  brandGrid: BrandGrid,
  breadcrumbs: Breadcrumbs,
  callToActionGrid: CallToActionGrid,
  comparisonTable: ComparisonTable,
  contactLocation: ContactLocation,
  enquiryForm: EnquiryForm,
  facetTiles: FacetTiles,
  faq: Faq,
  helpBar: HelpBar,
  media: Media,
  modelColours: ModelColours,
  modelFeatures: ModelFeatures,
  modelGallery: ModelGallery,
  modelHero: ModelHero,
  modelOffers: ModelOffers,
  modelSmallPrint: ModelSmallPrint,
  modelSpecifications: ModelSpecifications,
  modelStock: ModelStock,
  modelVariants: ModelVariants,
  modelVideo: ModelVideo,
  pictureGallery: PictureGallery,
  postTeasers: PostTeasers,
  priceSliderSearch: PriceSliderSearch,
  quickSearch: QuickSearch,
  reviews: Reviews,
  richText: RichText,
  specialOffers: SpecialOffers,
  stockList: StockList,
  tabs: Tabs,
  testimonials: Testimonials,
  timeline: Timeline,
  video: Video,
  whyChooseUs: WhyChooseUs,
} satisfies Partial<BlockComponents>
