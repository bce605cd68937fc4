import { linkField } from '../../blocks/fields/link'
import { cacheTags } from '../../src/domain/cacheTags'
import { PROMO_TONES } from '../../src/domain/promotions/promotion'
import { hiddenFrom } from '../access/hiddenFrom'
import { publishedContentAccess } from '../access/publishing'
import { checkbox, number, text, textarea } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { shownPeriod } from '../fields/zonedDate'
import { revalidateHooks } from '../hooks/revalidate'
import { getDraftPreviewUrl, previewOnSite } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { CHECKED_PUBLISHING } from '../website/checkedPublishing'
import { refreshPromotions } from '../website/hooks/refreshOnTime'
import { audienceField } from './promotionFields'

const revalidate = revalidateHooks((site) => [cacheTags.promotions(site)])

/** A dealer's promotion card among search results (STK-13). */
export const PromoCards = withOptionalDrafts({
  slug: 'promoCards',
  labels: { singular: 'Promo card', plural: 'Promo cards' },
  access: publishedContentAccess('promotions'),
  admin: {
    group: 'Promotions',
    useAsTitle: 'title',
    preview: previewOnSite(() => '/search/new-used-and-demo-cars'),
    livePreview: { url: ({ data, req }) => getDraftPreviewUrl('promoCards')(data, req) },
    defaultColumns: ['title', 'display', 'position', 'start', 'expiry', '_status'],
    description: 'Cards shown among search results, such as "We Want Your Car!".',
    components: { edit: CHECKED_PUBLISHING },
    hidden: hiddenFrom('leadsOnly'),
  },
  defaultSort: 'position',
  hooks: { ...revalidate, afterChange: [...(revalidate.afterChange ?? []), refreshPromotions] },
  fields: [
    text('title', 'Title', {
      required: true,
      maxLength: 60,
      hooks: { beforeDuplicate: [copyName] },
      admin: { placeholder: 'We Want Your Car!' },
    }),
    text('text', 'Text', { maxLength: 120, admin: { placeholder: 'We buy all types of cars' } }),
    textarea('lines', 'Bullet points', {
      maxLength: 240,
      admin: { rows: 3, description: 'One per line.', placeholder: 'Our high turnover means we can pay more' },
    }),
    {
      type: 'row',
      fields: [
        linkField({ name: 'link', label: 'Link', required: true, admin: { width: '50%' } }),
        text('linkLabel', 'Button', { maxLength: 40, admin: { width: '50%', placeholder: 'Value my car' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'image', label: 'Picture', type: 'upload', relationTo: 'media', admin: { width: '50%' } },
        {
          name: 'tone',
          label: 'Surface',
          type: 'select',
          required: true,
          defaultValue: 'ink',
          options: PROMO_TONES.map(({ value, label }) => ({ value, label })),
          admin: { width: '50%', description: 'Background behind the text and picture.' },
        },
      ],
    },
    audienceField('card'),
    {
      name: 'places',
      type: 'ui',
      label: 'Placement',
      admin: { components: { Field: '/src/admin/promotions/PromoCardPlacement.tsx#PromoCardPlacement' } },
    },
    checkbox('display', 'Visible', {
      defaultValue: true,
      admin: { position: 'sidebar', description: 'Off hides the card regardless of dates.' },
    }),
    ...shownPeriod(),
    number('position', 'Position', {
      required: true,
      defaultValue: 6,
      min: 1,
      max: 21,
      admin: { step: 1, position: 'sidebar', description: 'Shown after this many cars on each results page.' },
    }),
    checkbox('strictDisplay', 'Fixed position', {
      admin: {
        position: 'sidebar',
        description:
          'On: shown once per page, exactly after that many cars; hidden if there are fewer results. Off: repeats after that many cars, each time up to two cars later, and shows last if there are fewer results.',
      },
    }),
  ],
})
