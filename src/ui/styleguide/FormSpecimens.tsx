'use client'

import { useState } from 'react'
import { Icon } from '@/ui/media/Icon'
import { Button } from '../actions/Button'
import { Checkbox } from '../forms/Checkbox'
import { ErrorSummary, type FormProblem } from '../forms/ErrorSummary'
import { Field } from '../forms/Field'
import { MoneyInput } from '../forms/MoneyInput'
import { NumberInput } from '../forms/NumberInput'
import { RadioGroup } from '../forms/RadioGroup'
import { Select } from '../forms/Select'
import { RangeSlider, Slider } from '../forms/Slider'
import { TextArea } from '../forms/TextArea'
import { TextInput } from '../forms/TextInput'

const dollars = (value: number) => `$${value.toLocaleString('en-AU')}`

const PROBLEMS: FormProblem[] = [
  { message: 'Please enter your name.', controlId: 'specimen-name' },
  { message: 'Invalid postcode. Please enter a 4-digit number.', controlId: 'specimen-postcode' },
]

/** Form controls: default, filled, invalid and disabled. */
export function FormSpecimens() {
  const [price, setPrice] = useState<number | null>(30000)
  const [distance, setDistance] = useState<number | null>(24500)
  const [term, setTerm] = useState(5)
  const [range, setRange] = useState<[number, number]>([15000, 60000])
  const [frequency, setFrequency] = useState('weekly')
  const [problems, setProblems] = useState<FormProblem[]>([])
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div className="grid content-start gap-5">
        <ErrorSummary problems={problems} attempt={problems.length} />
        <Field label="Name" required id="specimen-name" error={problems[0]?.message}>
          {(control) => <TextInput {...control} autoComplete="name" />}
        </Field>
        <Field label="Email" help="Only for this enquiry.">
          {(control) => (
            <TextInput {...control} type="email" icon={<Icon name="mail" />} placeholder="name@example.test" />
          )}
        </Field>
        <Field label="Postcode" id="specimen-postcode" error={problems[1]?.message}>
          {(control) => <TextInput {...control} inputMode="numeric" defaultValue="30" />}
        </Field>
        <Field label="Comments" optional>
          {(control) => <TextArea {...control} />}
        </Field>
        <Field label="Preferred dealership">
          {(control) => (
            <Select
              {...control}
              placeholder="Choose a dealership"
              options={[
                { value: 'geelong', label: 'Geelong' },
                { value: 'werribee', label: 'Werribee' },
              ]}
            />
          )}
        </Field>
        <Field label="Search our cars" hideLabel>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              icon={<Icon name="search" />}
              placeholder="Search make, model or keyword"
            />
          )}
        </Field>
        <Field label="Stock number">{(control) => <TextInput {...control} disabled defaultValue="H10442" />}</Field>
        <div>
          <Checkbox label="Keep me posted on new arrivals" defaultChecked />
          <Checkbox label="Mazda" end="128" />
          <Checkbox label="I agree to the terms" error={problems.length > 0 ? 'You must agree to the terms.' : null} />
          <Checkbox label="Sold cars" disabled />
        </div>
        <div className="flex gap-3">
          <Button onClick={() => setProblems(PROBLEMS)}>Show errors</Button>
          <Button variant="secondary" onClick={() => setProblems([])}>
            Clear
          </Button>
        </div>
      </div>
      <div className="grid content-start gap-6">
        <Field label="Price">
          {(control) => (
            <MoneyInput
              {...control}
              value={price}
              onValueChange={setPrice}
              min={1000}
              max={250000}
              quickPicks={[10000, 20000, 30000]}
            />
          )}
        </Field>
        <Field label="Kilometres">
          {(control) => <NumberInput {...control} value={distance} onValueChange={setDistance} min={0} suffix=" kms" />}
        </Field>
        <div>
          <div className="flex justify-between text-sm font-semibold">
            <span id="specimen-term">Term</span>
            <span className="numbers">{term} years</span>
          </div>
          <Slider
            label="Term"
            labelledBy="specimen-term"
            min={1}
            max={7}
            step={0.5}
            value={term}
            onValueChange={setTerm}
            format={(years) => `${years} years`}
          />
        </div>
        <div>
          <div className="flex justify-between text-sm font-semibold">
            <span>Price range</span>
            <span className="numbers">
              {dollars(range[0])} to {dollars(range[1])}
            </span>
          </div>
          <RangeSlider
            labels={['Lowest price', 'Highest price']}
            min={5000}
            max={250000}
            step={500}
            value={range}
            onValueChange={setRange}
            format={dollars}
          />
        </div>
        <RadioGroup
          label="How often"
          name="specimen-frequency"
          look="segments"
          value={frequency}
          onValueChange={setFrequency}
          options={[
            { value: 'weekly', label: 'Weekly' },
            { value: 'fortnightly', label: 'Fortnightly' },
            { value: 'monthly', label: 'Monthly' },
          ]}
        />
        <RadioGroup
          label="How shall we answer?"
          name="specimen-answer"
          look="cards"
          defaultValue="phone"
          options={[
            { value: 'phone', label: 'By phone', description: 'Within two business hours' },
            { value: 'email', label: 'By email', description: 'By the end of the next business day' },
          ]}
        />
        <RadioGroup
          label="Are you trading in?"
          name="specimen-trade"
          defaultValue="no"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
        />
      </div>
    </div>
  )
}
