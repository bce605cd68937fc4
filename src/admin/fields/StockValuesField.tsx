'use client'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  fieldBaseClass,
  ReactSelect,
  type ReactSelectOption,
  useField,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { useEffect, useState } from 'react'
import type { StockValueList } from '@/domain/stock/stockSelection'
import { loadStockValues, type StockValue } from './stockValues'
import { useFormSite } from './useFormSite'

/** Chooses values of the site's live stock by name, each with its number of cars. What is not in stock now can be typed. */
export function StockValuesField({
  field,
  list,
  path: pathFromProps,
  readOnly,
}: TextFieldClientProps & { list: StockValueList }) {
  const { path, value, setValue, showError, disabled } = useField<string[] | null>({
    potentiallyStalePath: pathFromProps,
  })
  const site = useFormSite()
  const [inStock, setInStock] = useState<StockValue[] | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (site > 0) loadStockValues(site).then((values) => isCurrent && setInStock(values?.[list] ?? []))
    return () => {
      isCurrent = false
    }
  }, [site, list])
  const toOption = (name: string): ReactSelectOption => {
    const count = inStock?.find((known) => known.value === name)?.count ?? 0
    return { value: name, label: inStock === null ? name : `${name} (${count})` }
  }
  const names = (inStock ?? []).map(({ value: name }) => name)
  const options = names.map(toOption)
  /** The value of a chosen option. Enter makes what was typed one of its own, whatever is highlighted. */
  const toName = (option: ReactSelectOption): string => {
    const typed = String(option.value)
    const known = names.find((name) => name.toLowerCase() === typed.toLowerCase())
    if (known || '__isNew__' in option || value?.includes(typed)) return known ?? typed
    return names.find((name) => name.toLowerCase().includes(typed.toLowerCase())) ?? typed
  }
  return (
    <div className={`${fieldBaseClass} select`} style={mergeFieldStyles(field)}>
      <FieldLabel
        htmlFor={`field-${path.replaceAll('.', '__')}-input`}
        label={field.label}
        path={path}
        required={field.required}
      />
      <div className={`${fieldBaseClass}__wrap`}>
        <FieldError path={path} showError={showError} />
        <ReactSelect
          disabled={readOnly || disabled}
          id={`field-${path.replaceAll('.', '__')}`}
          inputId={`field-${path.replaceAll('.', '__')}-input`}
          isClearable
          // Before the values are there, what is typed would become one of its own.
          isCreatable={inStock !== null}
          isLoading={inStock === null}
          isMulti
          onChange={(chosen) => setValue([...new Set([chosen ?? []].flat().map(toName))])}
          options={options}
          placeholder="All"
          showError={showError}
          value={(value ?? []).map(toOption)}
        />
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
