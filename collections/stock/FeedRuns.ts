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
import { noAccess, superAdmin } from '../access/rules'
import { checkbox, date, number, text, toOptions } from '../fields/basicFields'

const STATUS_LABELS: Record<FeedRunStatus, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  stopped: 'Stopped by removal limit',
  failed: 'Failed',
  interrupted: 'Interrupted',
}

const STARTER_LABELS: Record<FeedRunStarter, string> = {
  person: 'Staff',
  schedule: 'Schedule',
  terminal: 'Command line',
}

/** A field written by the importer and shown in the report, hidden in the form. */
const hiddenField = (field: Field): Field =>
  ({ ...field, admin: { ...('admin' in field ? field.admin : {}), readOnly: true, condition: () => false } }) as Field

const jsonDetail = (name: string, label: string): Field => ({
  name,
  label,
  type: 'json',
  admin: { disableListColumn: true, disableListFilter: true },
})

const count = (name: string, label: string): Field =>
  ({ ...number(name, label), admin: { components: { Cell: '/src/admin/feeds/CountCell.tsx#CountCell' } } }) as Field

/** One document per feed run with its results and rejected rows. Written only by the importer. */
export const FeedRuns: CollectionConfig = {
  slug: 'feedRuns',
  labels: { singular: 'Feed run', plural: 'Feed runs' },
  access: { read: siteContentAccess.read!, create: noAccess, update: noAccess, delete: superAdmin },
  admin: {
    group: 'Stock',
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'newCount', 'changedCount', 'soldCount', 'rejectedCount', 'startedAt'],
    listSearchableFields: ['title', 'source'],
    description: 'Results of each stock feed run, with rejected rows.',
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
        // polled by the worker
        index: true,
        options: FEED_RUN_STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
        admin: { components: { Cell: '/src/admin/feeds/RunStatusCell.tsx#RunStatusCell' } },
      },
      text('reason', 'Reason'),
      checkbox('dryRun', 'Dry run'),
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
      { name: 'mode', label: 'Mode', type: 'select', options: toOptions(FEED_MODES) },
      date('startedAt', 'Started'),
      date('finishedAt', 'Finished'),
      date('heartbeatAt', 'Last heartbeat', { admin: { disableListColumn: true } }),
      number('durationMs', 'Duration (ms)'),
      number('rows', 'Rows'),
      count('newCount', 'New'),
      count('changedCount', 'Changed'),
      count('unchangedCount', 'Unchanged'),
      count('soldCount', 'Sold'),
      count('rejectedCount', 'Rejected'),
      jsonDetail('progress', 'Progress'),
      jsonDetail('warnings', 'Warnings'),
      jsonDetail('rejected', 'Rejected rows'),
      jsonDetail('examples', 'Examples'),
    ].map((field) => hiddenField(field as Field)),
  ],
}
