import type { Field, SelectField } from 'payload'

/** Payload's own field of collections with drafts, which completes it. In the trash its column says until when a document is there. */
export const statusField: SelectField = {
  name: '_status',
  type: 'select',
  // Payload would name it after its path, since it fills in labels before it completes the field.
  label: ({ t }) => t('version:status'),
  options: [],
  admin: { components: { Cell: '/src/admin/cells/PublishStatusCell.tsx#PublishStatusCell' } },
}

export const isStatus = (field: Field): boolean => 'name' in field && field.name === statusField.name
