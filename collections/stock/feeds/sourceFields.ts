import type { Field } from 'payload'
import {
  FEED_DELIMITERS,
  FEED_ENCODINGS,
  FEED_FORMATS,
  type FeedDelimiter,
  type FeedEncoding,
  type FeedSource,
} from '../../../src/domain/feeds/feedOptions'
import { nobodyField } from '../../access/rules'
import { text, tick } from '../../fields/plain'

const comesBy = (source: FeedSource) => (data: { source?: string | null } | undefined) => data?.source === source

const ENCODING_LABELS: Record<FeedEncoding, string> = {
  auto: 'Found out by itself',
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16, little end first',
  'utf-16be': 'UTF-16, big end first',
  'windows-1252': 'Windows-1252 (Western)',
}

const DELIMITER_LABELS: Record<FeedDelimiter, string> = {
  auto: 'Found out by itself',
  comma: 'Commas',
  semicolon: 'Semicolons',
  tab: 'Tabs',
  bar: 'Vertical bars',
}

/** An address that the importer may fetch: https, or plain http in development. */
export function feedAddressProblem(
  value: unknown,
  development = process.env.NODE_ENV === 'development',
): true | string {
  if (typeof value !== 'string' || !value) return 'Give the address of the feed, from https:// on.'
  if (!URL.canParse(value)) return 'This is not an address. Write it whole: https://feeds.example.com/stock.csv'
  const url = new URL(value)
  if (url.username || url.password) return 'Leave the login out of the address and type it in the fields below.'
  if (url.protocol === 'https:' || (development && url.protocol === 'http:')) return true
  return 'The address has to start with https://, so that nobody on the way can read or change the feed.'
}

/** Where a feed comes from and how it is written. */
export const sourceFields: Field[] = [
  {
    name: 'source',
    label: 'Comes from',
    type: 'select',
    required: true,
    defaultValue: 'upload',
    options: [
      { value: 'upload', label: 'A file that you upload' },
      { value: 'url', label: 'A web address' },
      { value: 'file', label: 'A file on the server' },
    ],
  },
  {
    name: 'upload',
    label: 'File',
    type: 'upload',
    relationTo: 'feedFiles',
    admin: { condition: comesBy('upload'), description: 'CSV, XML or JSON, as your stock system exports it.' },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      (siblingData as { source?: string }).source !== 'upload' || Boolean(value) || 'Upload the feed, or choose one.',
  },
  text('filePath', 'Path of the file', {
    admin: {
      condition: comesBy('file'),
      placeholder: 'stock.csv',
      description: 'In this site’s folder on the server: FEEDS_FOLDER, then the site’s short name.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) => {
      if ((siblingData as { source?: string }).source !== 'file') return true
      if (typeof value !== 'string' || !value.trim()) return 'Give the path of the file, such as stock.csv.'
      const parts = value.split(/[\\/]/)
      return (
        (!/^([\\/]|[a-z]:)/i.test(value) && !parts.includes('..') && !value.includes('\0')) ||
        'Give a path inside the folder for feeds: no leading slash and no "..".'
      )
    },
  }),
  text('url', 'Address', {
    admin: {
      condition: comesBy('url'),
      placeholder: 'https://feeds.example.com/harbour/stock.xml',
      description: 'Fetched from the public internet only; addresses of private networks are refused.',
    },
    validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
      (siblingData as { source?: string }).source !== 'url' || feedAddressProblem(value),
  }),
  {
    type: 'row',
    admin: { condition: comesBy('url') },
    fields: [
      text('username', 'User name', {
        admin: { width: '50%', autoComplete: 'off', description: 'Only where the address asks for a login.' },
      }),
      // Typed here and sealed at once; what is kept is read by no one but the importer.
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
  text('sealedPassword', 'Sealed password', {
    access: { read: nobodyField, create: nobodyField, update: nobodyField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
  tick('passwordKept', 'A password is kept', {
    access: { create: nobodyField, update: nobodyField },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
  {
    type: 'collapsible',
    label: 'How it is written',
    admin: { initCollapsed: true, description: 'Found out by itself. Say it here where that goes wrong.' },
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
              label: value === 'auto' ? 'Found out by itself' : value.toUpperCase(),
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
            label: 'Cells are parted by (CSV)',
            type: 'select',
            required: true,
            defaultValue: 'auto',
            options: FEED_DELIMITERS.map((value) => ({ value, label: DELIMITER_LABELS[value] })),
            admin: { width: '33%', condition: (data) => data?.format === 'csv' || data?.format === 'auto' },
          },
        ],
      },
      text('recordPath', 'Where the vehicles are (XML, JSON)', {
        maxLength: 200,
        admin: {
          placeholder: 'feed/vehicles/vehicle',
          description:
            'The path to a vehicle’s element in XML, or to the list in JSON (data/vehicles). Empty finds it by itself.',
          condition: (data) => data?.format !== 'csv',
        },
        validate: (value: unknown) =>
          !value ||
          /^[\w.:@-]+(\/[\w.:@-]+)*$/.test(String(value)) ||
          'Names with slashes between them, such as feed/vehicles/vehicle.',
      }),
    ],
  },
]
