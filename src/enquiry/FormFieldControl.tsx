'use client'

import { type Control, Controller, type FieldPath, type UseFormRegister } from 'react-hook-form'
import type { EnquiryInput } from '@/domain/leads/enquiry'
import type { FormField } from '@/domain/leads/formFields'
import { KM_PICKS } from '@/domain/leads/formFields'
import { type ControlAttributes, Field } from '@/ui/forms/Field'
import { MoneyInput } from '@/ui/forms/MoneyInput'
import { NumberInput } from '@/ui/forms/NumberInput'
import { Select } from '@/ui/forms/Select'
import { TextArea } from '@/ui/forms/TextArea'
import { TextInput } from '@/ui/forms/TextInput'
import { KilometresInput } from './KilometresInput'

interface FormFieldControlProps {
  field: FormField
  id: string
  error?: string
  control: Control<EnquiryInput>
  register: UseFormRegister<EnquiryInput>
}

/** Path of a field in the form's values. */
export function fieldPath({ place, name }: FormField): FieldPath<EnquiryInput> {
  return (place === 'details' ? `details.${name}` : name) as FieldPath<EnquiryInput>
}

/** The control for a field of an enquiry form by its type: keyboard, separators, units, quick picks (LEAD-09). */
export function FormFieldControl({ field, id, error, control, register }: FormFieldControlProps) {
  return (
    <Field
      id={id}
      label={field.label}
      required={field.required}
      optional={!field.required}
      help={field.help}
      error={error}
      className={field.half ? undefined : 'sm:col-span-2'}
    >
      {(attributes) => <TypedControl field={field} attributes={attributes} control={control} register={register} />}
    </Field>
  )
}

type TypedControlProps = Pick<FormFieldControlProps, 'field' | 'control' | 'register'> & {
  attributes: ControlAttributes
}

function TypedControl({ field, attributes, control, register }: TypedControlProps) {
  const path = fieldPath(field)
  const auto = { autoComplete: field.autoComplete ?? 'off' }
  switch (field.type) {
    case 'email':
      return <TextInput {...attributes} {...register(path)} {...auto} type="email" inputMode="email" />
    case 'phone':
      return <TextInput {...attributes} {...register(path)} {...auto} type="tel" inputMode="tel" />
    case 'postcode':
      return <TextInput {...attributes} {...register(path)} {...auto} inputMode="numeric" maxLength={4} />
    case 'rego':
      return <TextInput {...attributes} {...register(path)} {...auto} autoCapitalize="characters" maxLength={12} />
    case 'date':
      return <TextInput {...attributes} {...register(path)} type="date" />
    case 'textarea':
      return <TextArea {...attributes} {...register(path)} rows={4} />
    case 'choice':
      return (
        <Select
          {...attributes}
          {...register(path)}
          placeholder="Please choose"
          options={(field.options ?? []).map((value) => ({ value, label: value }))}
        />
      )
    case 'money':
    case 'kilometres':
    case 'number':
      return <NumberControl field={field} attributes={attributes} control={control} />
    default:
      return <TextInput {...attributes} {...register(path)} {...auto} maxLength={200} />
  }
}

function NumberControl({ field, attributes, control }: Omit<TypedControlProps, 'register'>) {
  const { type, min, max, step = 1, quickPicks } = field
  return (
    <Controller
      control={control}
      name={fieldPath(field)}
      render={({ field: { value, onChange, ref } }) => {
        const shared = {
          ...attributes,
          name: fieldPath(field),
          ref,
          value: typeof value === 'number' ? value : null,
          onValueChange: (next: number | null) => onChange(next ?? undefined),
        }
        if (type === 'money')
          return <MoneyInput {...shared} max={max} decimals={step < 1 ? 2 : 0} quickPicks={quickPicks} />
        if (type === 'kilometres') return <KilometresInput {...shared} max={max} quickPicks={quickPicks ?? KM_PICKS} />
        if (max !== undefined && max <= 2100 && (min ?? 0) >= 1900)
          return <NumberInput {...shared} separators={false} />
        return <NumberInput {...shared} />
      }}
    />
  )
}
