import type { CollectionConfig } from 'payload'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text } from '../fields/plain'
import { runningFields } from './feeds/runningFields'
import { sourceFields } from './feeds/sourceFields'
import { encryptFeedPassword, scheduleNextRun } from './hooks/feedSaved'

/** Names of fields to columns, or to "=a fixed value". */
const isMapping = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.values(value).every((column) => typeof column === 'string' && column.length <= 200))

/** How a site's stock comes in: from where, which column is what, when, and what a run may take away. */
export const StockFeeds: CollectionConfig = {
  slug: 'stockFeeds',
  labels: { singular: 'Stock feed', plural: 'Stock feeds' },
  access: siteContentAccess,
  admin: {
    group: 'Stock',
    useAsTitle: 'name',
    defaultColumns: ['name', 'source', 'mode', 'nextRunAt', 'updatedAt'],
    description: 'Where cars come from. Each feed can be tried before it changes anything.',
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
      admin: { placeholder: 'Main stock feed', description: 'Only staff see it.' },
    }),
    {
      type: 'tabs',
      tabs: [
        { label: 'Source', description: 'Where the feed is and how it is written.', fields: sourceFields },
        {
          label: 'Columns',
          description: 'Which of the feed’s columns fills what of a car.',
          fields: [
            {
              name: 'mapping',
              label: 'Columns',
              type: 'json',
              validate: (value: unknown) => isMapping(value) || 'A JSON object of field names and column names.',
              admin: { components: { Field: '/src/admin/feeds/MappingField.tsx#MappingField' } },
            },
          ],
        },
        { label: 'Running', description: 'When it runs, and what it may do.', fields: runningFields },
      ],
    },
  ],
}
