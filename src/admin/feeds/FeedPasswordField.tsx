'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Password input that never shows the stored password. */
export const FeedPasswordField: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  const hasPassword = useFormFields(([fields]) => Boolean(fields.passwordKept?.value))
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
          placeholder={hasPassword ? '••••••••' : ''}
          type="password"
          value={value ?? ''}
        />
      </div>
      <FieldDescription
        description={
          hasPassword
            ? 'A password is set. Enter a new one to replace it. It is deleted if the URL moves to another server.'
            : 'Stored encrypted and never shown.'
        }
        path={path}
      />
    </div>
  )
}
