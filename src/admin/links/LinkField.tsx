'use client'
import { TextField, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { useFormSite } from '../fields/useFormSite'
import { LinkPicker } from './LinkPicker'

/** The address of a link, typed or chosen from what the site has. */
export function LinkField(props: TextFieldClientProps) {
  const { path, setValue, disabled } = useField<string>({ potentiallyStalePath: props.path })
  const site = useFormSite()
  const [isOpen, setIsOpen] = useState(false)
  const label = typeof props.field.label === 'string' ? props.field.label : props.field.name
  return (
    <div className="forecourt-link" style={mergeFieldStyles(props.field)}>
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
