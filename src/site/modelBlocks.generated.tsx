// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from './RenderBlocks'
import { Block as BannerCarousel } from '../../blocks/bannerCarousel/Block'
import { Block as BrandGrid } from '../../blocks/brandGrid/Block'
import { Block as Breadcrumbs } from '../../blocks/breadcrumbs/Block'
import { Block as CallToActionGrid } from '../../blocks/callToActionGrid/Block'
import { Block as ComparisonTable } from '../../blocks/comparisonTable/Block'
import { Block as ContactLocation } from '../../blocks/contactLocation/Block'
import { Block as EnquiryForm } from '../../blocks/enquiryForm/Block'
import { Block as FacetTiles } from '../../blocks/facetTiles/Block'
import { Block as Faq } from '../../blocks/faq/Block'
import { Block as HelpBar } from '../../blocks/helpBar/Block'
import { Block as Media } from '../../blocks/media/Block'
import { Block as ModelColours } from '../../blocks/modelColours/Block'
import { Block as ModelFeatures } from '../../blocks/modelFeatures/Block'
import { Block as ModelGallery } from '../../blocks/modelGallery/Block'
import { Block as ModelHero } from '../../blocks/modelHero/Block'
import { Block as ModelOffers } from '../../blocks/modelOffers/Block'
import { Block as ModelSmallPrint } from '../../blocks/modelSmallPrint/Block'
import { Block as ModelSpecifications } from '../../blocks/modelSpecifications/Block'
import { Block as ModelStock } from '../../blocks/modelStock/Block'
import { Block as ModelVariants } from '../../blocks/modelVariants/Block'
import { Block as ModelVideo } from '../../blocks/modelVideo/Block'
import { Block as PictureGallery } from '../../blocks/pictureGallery/Block'
import { Block as PostTeasers } from '../../blocks/postTeasers/Block'
import { Block as PriceSliderSearch } from '../../blocks/priceSliderSearch/Block'
import { Block as QuickSearch } from '../../blocks/quickSearch/Block'
import { Block as Reviews } from '../../blocks/reviews/Block'
import { Block as RichText } from '../../blocks/richText/Block'
import { Block as SpecialOffers } from '../../blocks/specialOffers/Block'
import { Block as StockList } from '../../blocks/stockList/Block'
import { Block as Tabs } from '../../blocks/tabs/Block'
import { Block as Testimonials } from '../../blocks/testimonials/Block'
import { Block as Timeline } from '../../blocks/timeline/Block'
import { Block as Video } from '../../blocks/video/Block'
import { Block as WhyChooseUs } from '../../blocks/whyChooseUs/Block'

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
