'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { SelectFieldClientProps } from 'payload'
import { Icon, type IconName } from '@/ui/media/Icon'

interface IconFieldProps extends SelectFieldClientProps {
  /** the icon's name in the sprite, by value */
  icons: Readonly<Record<string, IconName>>
}

/** A choice of icons by their pictures; the name shows on hover and is read out. */
export function IconField({ field, path: pathFromProps, readOnly, icons }: IconFieldProps) {
  const { path, value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: pathFromProps })
  const isLocked = readOnly || disabled
  const name = `icon-${path}`
  return (
    <fieldset
      className="field-type forecourt-icons"
      disabled={isLocked}
      id={`field-${path.replaceAll('.', '__')}`}
      style={mergeFieldStyles(field)}
    >
      <FieldLabel as="span" label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="forecourt-icons__choices">
          {field.options.map((option) => {
            const { value: key, label } = typeof option === 'string' ? { value: option, label: option } : option
            const text = typeof label === 'string' ? label : key
            return (
              <label key={key} title={text}>
                <input
                  aria-label={text}
                  checked={value === key}
                  name={name}
                  onChange={() => setValue(key)}
                  type="radio"
                  value={key}
                />
                <Icon name={icons[key] ?? 'car'} />
              </label>
            )
          })}
        </div>
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </fieldset>
  )
}
