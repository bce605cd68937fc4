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
import {
  type Field,
  type FieldAffectingData,
  type RichTextHooks,
  type TextFieldSingleValidation,
  ValidationError,
} from 'payload'
import { linkField } from '../blocks/fields/link'
import { INVALID_LINK_MESSAGE } from '../src/domain/site/linkValue'
import { findRichTextProblem, hasScriptLinks, withoutScriptLinks } from '../src/domain/site/richText'

const validateUrl = linkField({ name: 'url', required: true }).validate as TextFieldSingleValidation

/**
 * The fields of a link: its words, and one address with the picker of all links. Texts of before have links to a page itself, kept in hidden
 * fields. Payload's own check lets `javascript:` and `data:` pass. Nodes written through the API are validated too.
 */
export function toLinkFields(defaultFields: FieldAffectingData[]): Field[] {
  return defaultFields.map((field): Field => {
    if (field.name === 'linkType' || field.name === 'doc')
      return { ...field, admin: { ...field.admin, hidden: true } } as Field
    if (field.name !== 'url') return field as Field
    return {
      ...field,
      label: 'Leads to',
      defaultValue: '',
      validate: ((value, options) =>
        (options.siblingData as { linkType?: unknown } | undefined)?.linkType === 'internal' ||
        validateUrl(value, options)) as TextFieldSingleValidation,
      admin: {
        placeholder: '/contact',
        components: { Field: '/src/admin/links/TextLinkField.tsx#TextLinkField' },
      },
    } as Field
  })
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
      fields: ({ defaultFields }) => toLinkFields(defaultFields),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
