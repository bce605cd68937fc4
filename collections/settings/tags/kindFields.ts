import type { Field, GroupField } from 'payload'
import {
  TAG_KIND_NAMES,
  TAG_KINDS,
  type TagKind,
  type TagSetting,
  tagSettings,
  validateTagSetting,
} from '../../../src/domain/tags/tagKinds'
import { noFieldAccess } from '../../access/rules'
import { checkbox, text } from '../../fields/basicFields'

const isKind = (kind: TagKind) => (data: Partial<{ kind: string }>) => data?.kind === kind

const settingField = (kind: TagKind, setting: TagSetting): Field =>
  text(setting.name, setting.label, {
    maxLength: setting.maxLength,
    admin: { placeholder: setting.placeholder, description: setting.description },
    hooks: { beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)] },
    // Fields of the other kinds stay as they were, and are not read.
    validate: (value: unknown, { data }: { data: unknown }) =>
      !isKind(kind)(data as object) || (validateTagSetting(setting, value) ?? true),
  } as object)

/** The token with which the server reports conversions: encrypted on save, and only the worker decrypts it. */
const accessTokenFields: Field[] = [
  text('newAccessToken', 'Access token for conversions', {
    virtual: true,
    maxLength: 500,
    admin: {
      components: { Field: '/src/admin/tags/AccessTokenField.tsx#AccessTokenField' },
    },
  }),
  text('sealedAccessToken', 'Encrypted access token', {
    access: { read: noFieldAccess, create: noFieldAccess, update: noFieldAccess },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
  checkbox('accessTokenKept', 'Access token set', {
    access: { create: noFieldAccess, update: noFieldAccess },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }),
]

/** The fields of each kind, of which the admin shows those of the chosen one. */
export const kindFields: GroupField[] = TAG_KIND_NAMES.map((kind) => ({
  name: kind,
  label: TAG_KINDS[kind].label,
  type: 'group',
  admin: { hideGutter: true, condition: isKind(kind) },
  fields: [
    ...tagSettings(kind).map((setting) => settingField(kind, setting)),
    ...(kind === 'metaPixel' ? accessTokenFields : []),
  ],
}))
