import type { CollectionConfig } from 'payload'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/basicFields'
import { runningFields } from './feeds/runningFields'
import { sourceFields } from './feeds/sourceFields'
import { encryptFeedPassword, scheduleNextRun } from './hooks/feedSaved'

/** A map of field names to columns, or to "=fixed value". */
const isMapping = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((column) => typeof column === 'string' && column.length <= 200))

/** A site's stock feed: source, column mapping, schedule and removal limit. */
export const StockFeeds: CollectionConfig = {
  slug: 'stockFeeds',
  labels: { singular: 'Stock feed', plural: 'Stock feeds' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: ['name', 'source', 'mode', 'nextRunAt', 'updatedAt'],
    description: 'Sources of stock. Preview a feed before it changes anything.',
    hidden: hiddenFrom('leadsOnly'),
  },
  defaultSort: 'name',
  disableDuplicate: true,
  hooks: { beforeChange: [scheduleNextRun, encryptFeedPassword] },
  fields: [
    {
      name: 'panel',
      type: 'ui',
      admin: { components: { Field: '/src/admin/feeds/FeedPanel.tsx#FeedPanel' } },
    },
    text('name', 'Name', {
      required: true,
      maxLength: 80,
      admin: { placeholder: 'Main stock feed', description: 'Visible to staff only.' },
    }),
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Source and columns',
          description: 'Where the feed is, and which of its columns fill which field of a car.',
          fields: [
            ...sourceFields,
            {
              name: 'mapping',
              label: 'Columns',
              type: 'json',
              validate: (value: unknown) => isMapping(value) || 'Enter a JSON object of field names and column names.',
              admin: { components: { Field: '/src/admin/feeds/MappingField.tsx#MappingField' } },
            },
          ],
        },
        {
          label: 'Schedule and rules',
          description: 'When the feed runs and what it can change.',
          fields: runningFields,
        },
      ],
    },
  ],
}
