import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Field, FieldAffectingData } from 'payload'
import { linkField } from '../blocks/fields/link'

/** Payload's own check lets `javascript:` and `data:` pass. Nodes written through the API are validated too. */
function validateLink(field: FieldAffectingData): Field {
  if (!('name' in field) || field.name !== 'url' || field.type !== 'text') return field as Field
  const { validate } = linkField({ name: 'url', required: true })
  return { ...field, validate } as Field
}

/** Rich text features. No h1, since the page has one, and no colours, which come from the theme. */
export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: ['pages'],
      fields: ({ defaultFields }) => defaultFields.map(validateLink),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
