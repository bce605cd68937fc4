import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { CAR_TYPES } from '../../src/domain/stock/carType'
import { hiddenFrom } from '../access/hiddenFrom'
import { publishedContentAccess } from '../access/publishing'
import { checkbox, text, textarea, toOptions } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { shownPeriod } from '../fields/zonedDate'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from '../website/checkedPublishing'
import { refreshPromotions } from '../website/hooks/refreshOnTime'
import { audienceField } from './promotionFields'

const KINDS = [
  { value: 'warranty', label: 'Warranty' },
  { value: 'videoCall', label: 'Video call' },
  { value: 'tradeIn', label: 'Trade-in' },
  { value: 'freight', label: 'Freight' },
  { value: 'finance', label: 'Finance' },
  { value: 'experience', label: 'Experience' },
  { value: 'offer', label: 'Offer' },
]

const revalidate = revalidateHooks((site) => [cacheTags.promotions(site)])

/** A small trust tile among search results (STK-14). */
export const PromoTiles = withOptionalDrafts({
  slug: 'promoTiles',
  labels: { singular: 'Promo tile', plural: 'Promo tiles' },
  access: publishedContentAccess('promotions'),
  admin: {
    group: 'Promotions',
    useAsTitle: 'title',
    preview: previewOnSite(() => '/search/new-used-and-demo-cars'),
    defaultColumns: ['title', 'kind', 'start', 'expiry', 'visible', '_status'],
    description: 'Small tiles mixed into search results, by what shoppers search for.',
    components: { edit: CHECKED_PUBLISHING },
    hidden: hiddenFrom('leadsOnly'),
  },
  hooks: { ...revalidate, afterChange: [...(revalidate.afterChange ?? []), refreshPromotions] },
  fields: [
    text('title', 'Title', { required: true, maxLength: 60, hooks: { beforeDuplicate: [copyName] } }),
    textarea('text', 'Text', { required: true, maxLength: 160 }),
    linkField({ name: 'link', label: 'Link' }),
    audienceField('tile'),
    // Read by servers of the release before, during a deploy: the audience has them now.
    { name: 'brands', type: 'relationship', relationTo: 'makes', hasMany: true, admin: { hidden: true } },
    { name: 'carTypes', type: 'select', hasMany: true, options: toOptions(CAR_TYPES), admin: { hidden: true } },
    {
      name: 'place',
      type: 'ui',
      admin: { components: { Field: '/src/admin/promotions/PromoTilePlacement.tsx#PromoTilePlacement' } },
    },
    { name: 'kind', label: 'Topic', type: 'select', required: true, options: KINDS, admin: { position: 'sidebar' } },
    checkbox('visible', 'Visible', {
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Off hides the tile regardless of dates.' },
    }),
    ...shownPeriod(),
  ],
})
