'use client'
import { TextField, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { LinkPicker } from './LinkPicker'

/** The address of a link, typed or chosen from what the site has. */
export function LinkField(props: TextFieldClientProps) {
  const { path, setValue, disabled } = useField<string>({ potentiallyStalePath: props.path })
  const { id, collectionSlug } = useDocumentInfo()
  const ofForm = useFormFields(([fields]) => Number(fields.site?.value ?? 0))
  const site = collectionSlug === 'sites' ? Number(id ?? 0) : ofForm
  const [isOpen, setIsOpen] = useState(false)
  const label = typeof props.field.label === 'string' ? props.field.label : props.field.name
  return (
    <div className="forecourt-link" style={{ flex: 1, width: props.field.admin?.width }}>
      <TextField {...props} />
      {site > 0 && !props.readOnly && !disabled ? (
        <button
          aria-haspopup="dialog"
          aria-label={`Choose where ${label} leads`}
          className="forecourt-link__choose"
          onClick={() => setIsOpen(true)}
          type="button"
        >
          Choose
        </button>
      ) : null}
      {isOpen ? (
        <LinkPicker
          onChoose={(link) => setValue(link)}
          onClose={() => {
            setIsOpen(false)
            document.getElementById(`field-${path.replaceAll('.', '__')}`)?.focus()
          }}
          site={site}
        />
      ) : null}
    </div>
  )
}
