import { MetaDescriptionField, MetaTitleField, PreviewField } from '@payloadcms/plugin-seo/fields'
import type { NamedTab } from 'payload'
import { checkbox } from './basicFields'

/** Title, description and image for search engines and shared links. */
export const seoTab: NamedTab = {
  name: 'meta',
  label: 'SEO',
  description: 'Shown in search results and shared links. Empty fields use the page content.',
  interfaceName: 'PageMeta',
  fields: [
    MetaTitleField({
      overrides: { admin: { components: { Field: '/src/admin/fields/SeoFields.tsx#SeoTitleField' } } },
    }),
    MetaDescriptionField({
      overrides: { admin: { components: { Field: '/src/admin/fields/SeoFields.tsx#SeoDescriptionField' } } },
    }),
    {
      name: 'image',
      type: 'upload',
      label: 'Picture of shared links',
      relationTo: 'media',
      localized: true,
      admin: {
        description: 'Without one, a picture is made from the title and the first picture of the page.',
      },
    },
    checkbox('noIndex', 'Hide from search engines', {
      admin: { description: 'The page stays live but is marked noindex.' },
    }),
    PreviewField({ hasGenerateFn: true, titlePath: 'meta.title', descriptionPath: 'meta.description' }),
  ],
}
