import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields'
import type { NamedTab } from 'payload'
import { checkbox } from './basicFields'

/** Title, description and image for search engines and shared links. */
export const seoTab: NamedTab = {
  name: 'meta',
  label: 'SEO',
  description: 'Shown in search results and shared links. Empty fields use the page content.',
  interfaceName: 'PageMeta',
  fields: [
    OverviewField({ titlePath: 'meta.title', descriptionPath: 'meta.description', imagePath: 'meta.image' }),
    MetaTitleField({ hasGenerateFn: true }),
    MetaDescriptionField({}),
    MetaImageField({ relationTo: 'media' }),
    checkbox('noIndex', 'Hide from search engines', {
      admin: { description: 'The page stays live but is marked noindex.' },
    }),
    PreviewField({ hasGenerateFn: true, titlePath: 'meta.title', descriptionPath: 'meta.description' }),
  ],
}
