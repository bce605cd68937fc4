'use client'
import { MetaDescriptionComponent, MetaTitleComponent } from '@payloadcms/plugin-seo/client'
import type { ComponentProps } from 'react'
import { SEO_LENGTHS } from '@/domain/site/seoTexts'

/**
 * The title for search results, with a button that generates it. Only the form has these lengths: a limit of the field would refuse what
 * search engines just show in part.
 */
export function SeoTitleField(props: ComponentProps<typeof MetaTitleComponent>) {
  return <MetaTitleComponent {...props} field={{ ...props.field, ...SEO_LENGTHS.title }} hasGenerateTitleFn />
}

/** The same for the description. */
export function SeoDescriptionField(props: ComponentProps<typeof MetaDescriptionComponent>) {
  const field = { ...props.field, ...SEO_LENGTHS.description }
  return <MetaDescriptionComponent {...props} field={field} hasGenerateDescriptionFn />
}
