'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Takes a password and never shows the one that is kept. */
export const FeedPasswordField: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  const kept = useFormFields(([fields]) => Boolean(fields.passwordKept?.value))
  return (
    <div className="field-type text" style={{ '--field-width': '50%' } as React.CSSProperties}>
      <FieldLabel label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          autoComplete="new-password"
          disabled={Boolean(readOnly || disabled)}
          id={`field-${path}`}
          maxLength={500}
          name={path}
          onChange={(event) => setValue(event.target.value)}
          placeholder={kept ? '••••••••' : ''}
          type="password"
          value={value ?? ''}
        />
      </div>
      <FieldDescription
        description={
          kept
            ? 'A password is kept. Type another to replace it; it goes when the address moves to another server.'
            : 'Kept sealed and shown to nobody.'
        }
        path={path}
      />
    </div>
  )
}
