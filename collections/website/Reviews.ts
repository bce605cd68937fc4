import type { CollectionBeforeChangeHook } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { checkbox, date, number, text, textarea } from '../fields/basicFields'
import { copyName } from '../fields/copies'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { importReviews } from './reviews/importReviews'

const day = { date: { pickerAppearance: 'dayOnly' as const, displayFormat: 'd MMM yyyy' } }

/** Dates a reply without a date today. */
const dateReply: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const review = { ...originalDoc, ...data }
  if (!review.reply_text) return { ...data, reply_date: null }
  return review.reply_date ? data : { ...data, reply_date: new Date().toISOString() }
}

/** A customer review. */
export const Reviews = withOptionalDrafts({
  slug: 'reviews',
  labels: { singular: 'Review', plural: 'Reviews' },
  access: siteContentAccess,
  admin: {
    group: 'Website',
    useAsTitle: 'customer_name',
    preview: previewOnSite(() => '/'),
    defaultColumns: ['customer_name', 'rating', 'location', 'review_date', 'visible', '_status'],
    listSearchableFields: ['customer_name', 'text'],
    description: 'Customer reviews and your replies.',
    hidden: hiddenFrom('leadsOnly'),
    components: { beforeListTable: ['/src/admin/reviews/ImportReviews.tsx#ImportReviews'] },
  },
  endpoints: [importReviews],
  defaultSort: '-review_date',
  hooks: {
    ...revalidateHooks((site) => [cacheTags.reviews(site), cacheTags.locations(site)]),
    beforeChange: [dateReply],
  },
  fields: [
    text('customer_name', 'Customer', { required: true, hooks: { beforeDuplicate: [copyName] } }),
    {
      type: 'row',
      fields: [
        number('rating', 'Stars', {
          required: true,
          min: 1,
          max: 5,
          admin: { step: 1, width: '50%' },
          validate: (value: unknown) =>
            (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 5) ||
            'Enter a whole number from 1 to 5.',
        }),
        date('review_date', 'Review date', { required: true, index: true, admin: { ...day, width: '50%' } }),
      ],
    },
    {
      type: 'row',
      fields: [
        text('source', 'Source', { maxLength: 40, admin: { width: '50%', placeholder: 'Google' } }),
        text('external_id', 'External ID', {
          index: true,
          maxLength: 200,
          admin: { width: '50%', description: 'Used to match reviews on import.' },
        }),
      ],
    },
    textarea('text', 'Review', { required: true, admin: { rows: 6 } }),
    textarea('reply_text', 'Reply', { admin: { rows: 4 } }),
    date('reply_date', 'Reply date', { admin: { ...day, condition: (data) => Boolean(data?.reply_text) } }),
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      admin: { position: 'sidebar', description: 'Leave empty for the whole dealer.' },
    },
    {
      name: 'image',
      label: 'Customer photo',
      type: 'upload',
      relationTo: 'media',
      admin: { position: 'sidebar' },
    },
    checkbox('visible', 'Visible', { defaultValue: true, admin: { position: 'sidebar' } }),
  ],
})
