import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { NamedTab } from 'payload'
import { tick } from './plain'

/** What search engines and shared links show. */
export const seoTab: NamedTab = {
  name: 'meta',
  label: 'Search engines',
  description: 'What search results and shared links show. Empty fields follow the page.',
  interfaceName: 'PageMeta',
  fields: [
    OverviewField({ titlePath: 'meta.title', descriptionPath: 'meta.description', imagePath: 'meta.image' }),
    MetaTitleField({ hasGenerateFn: true }),
    MetaDescriptionField({}),
    MetaImageField({ relationTo: 'media' }),
    tick('noIndex', 'Keep out of search engines', {
      admin: { description: 'The page stays reachable by its address, but search engines are asked to leave it out.' },
    }),
    PreviewField({ hasGenerateFn: true, titlePath: 'meta.title', descriptionPath: 'meta.description' }),
  ],
}
