import type { Field } from 'payload'
import {
  FEED_DELIMITERS,
  FEED_ENCODINGS,
  FEED_FORMATS,
  type FeedDelimiter,
  type FeedEncoding,
  type FeedSource,
} from '../../../src/domain/feeds/feedOptions'
import { noFieldAccess } from '../../access/rules'
import { checkbox, text } from '../../fields/basicFields'

const isSource = (source: FeedSource) => (data: { source?: string | null } | undefined) => data?.source === source

const ENCODING_LABELS: Record<FeedEncoding, string> = {
  auto: 'Detect automatically',
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252 (Western)',
}

const DELIMITER_LABELS: Record<FeedDelimiter, string> = {
  auto: 'Detect automatically',
  comma: 'Commas',
  semicolon: 'Semicolons',
  tab: 'Tabs',
  bar: 'Pipes',
}

/** Validates a URL that the importer fetches: https, or also http in development. */
export function validateFeedUrl(value: unknown, development = process.env.NODE_ENV === 'development'): true | string {
  if (typeof value !== 'string' || !value) return 'Enter the feed URL, starting with https://.'
  if (!URL.canParse(value)) return 'Enter a full URL, such as https://feeds.example.com/stock.csv.'
  const url = new URL(value)
  if (url.username || url.password) return 'Remove the login from the URL and enter it in the fields below.'
  if (url.protocol === 'https:' || (development && url.protocol === 'http:')) return true
  return 'The URL must start with https://.'
}

/** Source and format of a feed. */
export const sourceFields: Field[] = [
  {
    name: 'source',
    label: 'Source',
    type: 'select',
    required: true,
    defaultValue: 'upload',
    options: [
      { value: 'upload', label: 'File upload' },
      { value: 'url', label: 'URL' },
      { value: 'file', label: 'File on the server' },
    ],
  },
  {
    name: 'upload',
    label: 'File',
    type: 'upload',
    relationTo: 'feedFiles',
    admin: { condition: isSource('upload'), description: 'CSV, XML or JSON from your stock system.' },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      (siblingData as { source?: string }).source !== 'upload' || Boolean(value) || 'Upload or choose a file.',
  },
  text('filePath', 'File path', {
    admin: {
      condition: isSource('file'),
      placeholder: 'stock.csv',
      description: 'In the site’s folder on the server: FEEDS_FOLDER/{short name}.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      if ((siblingData as { source?: string }).source !== 'file') return true
      if (typeof value !== 'string' || !value.trim()) return 'Enter a file path, such as stock.csv.'
      const parts = value.split(/[\\/]/)
      return (
        (!/^([\\/]|[a-z]:)/i.test(value) && !parts.includes('..') && !value.includes('\0')) ||
        'Enter a path inside the feeds folder, without a leading slash or "..".'
      )
    },
  }),
  text('url', 'URL', {
    admin: {
      condition: isSource('url'),
      placeholder: 'https://feeds.example.com/harbour/stock.xml',
      description: 'Must be on the public internet. Private network addresses are rejected.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      (siblingData as { source?: string }).source !== 'url' || validateFeedUrl(value),
  }),
  {
    type: 'row',
    admin: { condition: isSource('url') },
    fields: [
      text('username', 'Username', {
        admin: { width: '50%', autoComplete: 'off', description: 'Only if the URL needs a login.' },
      }),
      // Encrypted on save; only the importer decrypts it.
      text('newPassword', 'Password', {
        virtual: true,
        maxLength: 500,
        admin: {
          width: '50%',
          components: { Field: '/src/admin/feeds/FeedPasswordField.tsx#FeedPasswordField' },
        },
      }),
    ],
  },
  text('sealedPassword', 'Encrypted password', {
    access: { read: noFieldAccess, create: noFieldAccess, update: noFieldAccess },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
  checkbox('passwordKept', 'Password set', {
    access: { create: noFieldAccess, update: noFieldAccess },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
  {
    type: 'collapsible',
    label: 'Format options',
    admin: { initCollapsed: true, description: 'Detected automatically. Change only if detection fails.' },
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'format',
            label: 'Format',
            type: 'select',
            required: true,
            defaultValue: 'auto',
            options: FEED_FORMATS.map((value) => ({
              value,
              label: value === 'auto' ? 'Detect automatically' : value.toUpperCase(),
            })),
            admin: { width: '33%' },
          },
          {
            name: 'encoding',
            label: 'Encoding',
            type: 'select',
            required: true,
            defaultValue: 'auto',
            options: FEED_ENCODINGS.map((value) => ({ value, label: ENCODING_LABELS[value] })),
            admin: { width: '33%' },
          },
          {
            name: 'delimiter',
            label: 'Delimiter (CSV)',
            type: 'select',
            required: true,
            defaultValue: 'auto',
            options: FEED_DELIMITERS.map((value) => ({ value, label: DELIMITER_LABELS[value] })),
            admin: { width: '33%', condition: (data) => data?.format === 'csv' || data?.format === 'auto' },
          },
        ],
      },
      text('recordPath', 'Vehicle path (XML, JSON)', {
        maxLength: 200,
        admin: {
          placeholder: 'feed/vehicles/vehicle',
          description:
            'The path to the vehicle element in XML, or to the list in JSON (data/vehicles). Leave empty to detect it.',
          condition: (data) => data?.format !== 'csv',
        },
        validate: (value: unknown) =>
          !value ||
          /^[\w.:@-]+(\/[\w.:@-]+)*$/.test(String(value)) ||
          'Enter names separated by slashes, such as feed/vehicles/vehicle.',
      }),
    ],
  },
]
