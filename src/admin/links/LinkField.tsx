'use client'
import { TextField, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { type ReactNode, useState } from 'react'
import { useFormSite } from '../fields/useFormSite'
import { LinkPicker } from './LinkPicker'

/** The address of a link, typed or chosen from what the site has. */
export function LinkField(props: TextFieldClientProps) {
  const { setValue } = useField<string>({ potentiallyStalePath: props.path })
  return (
    <WithLinkPicker onChoose={setValue} {...props}>
      <TextField {...props} />
    </WithLinkPicker>
  )
}

interface WithLinkPickerProps extends TextFieldClientProps {
  onChoose: (link: string) => void
  children: ReactNode
}

/** A field with a button that chooses where its link leads. */
export function WithLinkPicker({ onChoose, children, field, path: pathFromProps, readOnly }: WithLinkPickerProps) {
  const { path, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  const site = useFormSite()
  const [isOpen, setIsOpen] = useState(false)
  const label = typeof field.label === 'string' ? field.label : field.name
  return (
    <div className="forecourt-link" style={mergeFieldStyles(field)}>
      {children}
      {site > 0 && !readOnly && !disabled ? (
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
          onChoose={onChoose}
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
