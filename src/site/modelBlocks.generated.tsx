// Made by `npm run generate` from the folders under blocks/. Do not edit.
import type { BlockComponents } from './RenderBlocks'
import { Block as BrandGrid } from '../../blocks/brandGrid/Block'
import { Block as CallToActionGrid } from '../../blocks/callToActionGrid/Block'
import { Block as EnquiryForm } from '../../blocks/enquiryForm/Block'
import { Block as FacetTiles } from '../../blocks/facetTiles/Block'
import { Block as Faq } from '../../blocks/faq/Block'
import { Block as Media } from '../../blocks/media/Block'
import { Block as PriceSliderSearch } from '../../blocks/priceSliderSearch/Block'
import { Block as QuickSearch } from '../../blocks/quickSearch/Block'
import { Block as Reviews } from '../../blocks/reviews/Block'
import { Block as RichText } from '../../blocks/richText/Block'
import { Block as StockList } from '../../blocks/stockList/Block'

/** The blocks that a model's layout can hold. */
export const modelBlocks = {
  brandGrid: BrandGrid,
  callToActionGrid: CallToActionGrid,
  enquiryForm: EnquiryForm,
  facetTiles: FacetTiles,
  faq: Faq,
  media: Media,
  priceSliderSearch: PriceSliderSearch,
  quickSearch: QuickSearch,
  reviews: Reviews,
  richText: RichText,
  stockList: StockList,
} satisfies Partial<BlockComponents>
