import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
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
import { type Field, type FieldAffectingData, type RichTextHooks, ValidationError } from 'payload'
import { linkField } from '../blocks/fields/link'
import { INVALID_LINK_MESSAGE } from '../src/domain/site/linkValue'
import { findRichTextProblem, hasScriptLinks, withoutScriptLinks } from '../src/domain/site/richText'

/** Payload's own check lets `javascript:` and `data:` pass. Nodes written through the API are validated too. */
function validateLink(field: FieldAffectingData): Field {
  if (!('name' in field) || field.name !== 'url' || field.type !== 'text') return field as Field
  const { validate } = linkField({ name: 'url', required: true })
  return { ...field, validate } as Field
}

/**
 * Checks every write, since drafts are stored without validation and Payload fails on malformed text. Autosaves lose links
 * such as `javascript:` or `//dealer.test` but keep their texts: refusing one would lose what the marketer has written.
 * @throws {ValidationError} 400 with the field if the text is malformed, or has such a link and is no autosave
 */
const checkText: NonNullable<RichTextHooks['beforeValidate']>[number] = ({ collection, path, req, value }) => {
  const refuse = (message: string) => {
    throw new ValidationError({ collection: collection?.slug, errors: [{ message, path: path.join('.') }], req })
  }
  const problem = findRichTextProblem(value)
  if (problem) refuse(problem)
  if (!hasScriptLinks(value)) return value
  if (req.searchParams?.get('autosave') !== 'true') refuse(INVALID_LINK_MESSAGE)
  return withoutScriptLinks(value)
}

const CheckedTextFeature = createServerFeature({
  key: 'checkedText',
  feature: { hooks: { beforeValidate: [checkText] } },
})

/** Rich text features. No h1, since the page has one, and no colours, which come from the theme. */
export const richTextEditor = lexicalEditor({
  features: [
    CheckedTextFeature(),
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
