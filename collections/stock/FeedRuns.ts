import type { CollectionConfig, Field } from 'payload'
import {
  FEED_MODES,
  FEED_RUN_STARTERS,
  FEED_RUN_STATUSES,
  type FeedRunStarter,
  type FeedRunStatus,
} from '../../src/domain/feeds/feedOptions'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { nobody, superAdmin } from '../access/rules'
import { moment, number, optionsOf, text, tick } from '../fields/plain'

const STATUS_LABELS: Record<FeedRunStatus, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped by the guard',
  failed: 'Failed',
  interrupted: 'Interrupted',
}

const STARTER_LABELS: Record<FeedRunStarter, string> = {
  person: 'A member of staff',
  schedule: 'The schedule',
  terminal: 'The terminal',
}

/** Everything is written by the importer and shown by the report; the form itself stays empty. */
const kept = (field: Field): Field =>
  ({ ...field, admin: { ...('admin' in field ? field.admin : {}), readOnly: true, condition: () => false } }) as Field

const detail = (name: string, label: string): Field => ({
  name,
  label,
  type: 'json',
  admin: { disableListColumn: true, disableListFilter: true },
})

const count = (name: string, label: string): Field =>
  ({ ...number(name, label), admin: { components: { Cell: '/src/admin/feeds/CountCell.tsx#CountCell' } } }) as Field

/** One document per run of a feed: what it did, what it set aside and why. Written by the importer alone. */
export const FeedRuns: CollectionConfig = {
  slug: 'feedRuns',
  labels: { singular: 'Feed run', plural: 'Feed runs' },
  access: { read: siteContentAccess.read!, create: nobody, update: nobody, delete: superAdmin },
  admin: {
    group: 'Stock',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'newCount', 'changedCount', 'soldCount', 'quarantinedCount', 'startedAt'],
    listSearchableFields: ['title', 'source'],
    description: 'What each run of a stock feed did, and the rows that it set aside.',
    hidden: hiddenFrom('leadsOnly'),
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'status'] }],
  fields: [
    {
      name: 'report',
      type: 'ui',
      admin: { components: { Field: '/src/admin/feeds/FeedRunView.tsx#FeedRunView' } },
    },
    ...[
      text('title', 'Run', { required: true }),
      { name: 'feed', label: 'Feed', type: 'relationship', relationTo: 'stockFeeds' },
      {
        name: 'status',
        label: 'Status',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        // the worker looks for those that wait every second
        index: true,
        options: FEED_RUN_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
        admin: { components: { Cell: '/src/admin/feeds/RunStatusCell.tsx#RunStatusCell' } },
      },
      text('reason', 'Reason'),
      tick('dryRun', 'Dry run'),
      {
        name: 'startedBy',
        label: 'Started by',
        type: 'select',
        required: true,
        defaultValue: 'person',
        options: FEED_RUN_STARTERS.map((value) => ({ value, label: STARTER_LABELS[value] })),
      },
      text('startedByName', 'Name'),
      text('source', 'Source'),
      text('format', 'Format'),
      { name: 'mode', label: 'Mode', type: 'select', options: optionsOf(FEED_MODES) },
      moment('startedAt', 'Started'),
      moment('finishedAt', 'Finished'),
      moment('heartbeatAt', 'Last heard of', { admin: { disableListColumn: true } }),
      number('durationMs', 'Duration (ms)'),
      number('rows', 'Rows'),
      count('newCount', 'New'),
      count('changedCount', 'Changed'),
      count('unchangedCount', 'Unchanged'),
      count('soldCount', 'Sold'),
      count('quarantinedCount', 'Set aside'),
      detail('progress', 'Progress'),
      detail('warnings', 'Warnings'),
      detail('quarantined', 'Rows set aside'),
      detail('examples', 'Examples'),
    ].map((field) => kept(field as Field)),
  ],
}
