'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

/** Input of the Conversions API token, which never shows the stored one. */
export const AccessTokenField: TextFieldClientComponent = ({ field, path: pathFromProps, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  const hasToken = useFormFields(([fields]) => Boolean(fields['metaPixel.accessTokenKept']?.value))
  return (
    <div className="field-type text">
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
          placeholder={hasToken ? '••••••••' : ''}
          type="password"
          value={value ?? ''}
        />
      </div>
      <FieldDescription
        description={
          hasToken
            ? 'A token is set: the server reports enquiries with consent to Meta. Enter a new one to replace it. It is deleted with another pixel.'
            : 'From Events Manager, Conversions API. With it the server reports enquiries whose shopper agreed to marketing. Stored encrypted and never shown.'
        }
        path={path}
      />
    </div>
  )
}
