import type { TextFieldSingleValidation } from 'payload'
import { cacheTags } from '../../src/domain/cacheTags'
import { getRelationId } from '../../src/domain/relationId'
import { trimEndOf } from '../../src/domain/trimText'
import { siteContentAccess } from '../access/collectionAccess'
import { hiddenFrom } from '../access/hiddenFrom'
import { text, textarea } from '../fields/basicFields'
import { uniqueOnSite } from '../fields/uniqueOnSite'
import { revalidateHooks } from '../hooks/revalidate'
import { previewOnSite } from '../preview'
import { withOptionalDrafts } from '../publishing/keptContent'
import { landingProblem } from './knownLanding'

/** /search/used-cars/toyota: one to three names below /search. */
const LANDING_PATH = /^\/search(?:\/[a-z0-9-]+){1,3}$/

const isUnique = uniqueOnSite('path', 'This landing page already has its own texts.')

const validatePath: TextFieldSingleValidation = async (value, options) => {
  if (value && !LANDING_PATH.test(value)) return 'Enter the path of a search, as /search/used-cars/toyota.'
  const site = getRelationId((options.data as { site?: unknown }).site)
  const problem = value && site !== null && options.req?.payload ? await landingProblem(value, site, options.req) : null
  return problem ?? isUnique(value, options)
}

/** Own texts of a search's landing page (STK-01). Landings without an entry have texts made from their names. */
export const SearchLandings = withOptionalDrafts({
  slug: 'searchLandings',
  labels: { singular: 'Search landing page', plural: 'Search landing pages' },
  access: siteContentAccess,
  admin: {
    group: 'Website',
    useAsTitle: 'path',
    preview: previewOnSite(({ path }) => (typeof path === 'string' && path !== '' ? path : null)),
    defaultColumns: ['path', 'heading', '_status', 'updatedAt'],
    description:
      'Texts of searches that have a page of their own, such as /search/suv-cars or /search/used-cars/toyota. Empty fields use the names of the search.',
    hidden: hiddenFrom('leadsOnly'),
  },
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'path'], unique: true }],
  defaultSort: 'path',
  hooks: revalidateHooks((site) => [cacheTags.searchLandings(site)]),
  fields: [
    text('path', 'Path', {
      required: true,
      maxLength: 200,
      validate: validatePath,
      admin: {
        placeholder: '/search/used-cars/toyota',
        description:
          'Kind (used-cars, suv-cars, electric-cars), make, model, location: in this order, each of them optional.',
      },
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? trimEndOf(value.trim().toLowerCase(), /\//) : value),
        ],
      },
    }),
    text('heading', 'Heading', { maxLength: 120, admin: { placeholder: 'Used Toyota cars for sale' } }),
    textarea('intro', 'Introduction', {
      maxLength: 1200,
      admin: { description: 'Shown above the results of the first page. An empty line starts a new paragraph.' },
    }),
    {
      type: 'row',
      fields: [
        text('title', 'Title in search engines', { maxLength: 70, admin: { width: '50%' } }),
        text('description', 'Description in search engines', { maxLength: 170, admin: { width: '50%' } }),
      ],
    },
  ],
})
