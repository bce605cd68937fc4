import type { FieldError as FormFieldError } from '@/domain/fieldErrors'
import { TOW_FIELDS, type TowField, type TowVehicle } from '@/domain/towing/towQuery'
import { Button } from '@/ui/actions/Button'
import { Field } from '@/ui/forms/Field'
import { Select } from '@/ui/forms/Select'
import { TextInput } from '@/ui/forms/TextInput'

interface TowFormProps {
  vehicles: readonly TowVehicle[]
  /** what the shopper entered, by field */
  values?: Record<string, string>
  errors?: readonly FormFieldError[]
  /** slug of the van that the shopper looks at */
  van?: string
}

const OWN_FIELDS: readonly TowField[] = ['braked', 'ball', 'gcm', 'kerb']
const OTHER_FIELDS: readonly TowField[] = ['load', 'length']

const HELPS: Partial<Record<TowField, string>> = {
  braked: 'In the owner’s manual',
  ball: 'On the tow bar or in the manual',
  load: 'Two adults and luggage, 200 kg, unless you say otherwise',
  length: 'To fit your driveway or site',
}

/** Asks for the car, or its figures, and leads to the vans that it may tow. Works without script. */
export function TowForm({ vehicles, values = {}, errors = [], van }: TowFormProps) {
  const field = (name: TowField) => (
    <Field
      key={name}
      id={`tow-${name}`}
      label={`${TOW_FIELDS[name].label} (${TOW_FIELDS[name].unit})`}
      help={HELPS[name]}
      error={errors.find((error) => error.field === name)?.message}
    >
      {(control) => (
        <TextInput {...control} name={name} inputMode="numeric" autoComplete="off" defaultValue={values[name] ?? ''} />
      )}
    </Field>
  )
  return (
    <form action="/tow-match" method="get" className="grid gap-5">
      {van && <input type="hidden" name="van" value={van} />}
      {vehicles.length > 0 && (
        <Field id="tow-vehicle" label="Your car" error={errors.find((error) => error.field === 'vehicle')?.message}>
          {(control) => (
            <Select
              {...control}
              name="vehicle"
              defaultValue={values.vehicle ?? ''}
              placeholder="Another car: enter its figures"
              options={vehicles.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
          )}
        </Field>
      )}
      <details open={vehicles.length === 0 || OWN_FIELDS.some((name) => values[name]) || errors.length > 0}>
        <summary className="link inline-block cursor-pointer py-1">Enter figures of another car</summary>
        <div className="mt-4 grid items-end gap-4 sm:grid-cols-2">{OWN_FIELDS.map(field)}</div>
      </details>
      <div className="grid items-end gap-4 sm:grid-cols-2">{OTHER_FIELDS.map(field)}</div>
      <Button type="submit" size="lg" className="justify-self-start">
        {van ? 'Can I tow it?' : 'Show the vans I can tow'}
      </Button>
    </form>
  )
}
