'use client'
import { useField, useFormFields } from '@payloadcms/ui'
import { ENQUIRY_CATEGORIES, ENQUIRY_KIND_DETAILS } from '@/domain/leads/enquiryKinds'
import { ENQUIRY_KINDS } from '@/domain/leads/lead'
import { CAR_TYPES } from '@/domain/stock/carType'
import './leads.css'
import { AddressSlot } from './AddressSlot'
import { ChoiceSlot } from './ChoiceSlot'
import { useNamesOnSite } from './useNamesOnSite'

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
const FORMS = ENQUIRY_KINDS.map((value) => ({ value, label: ENQUIRY_KIND_DETAILS[value].category }))

/**
 * The rule as an editable sentence: "Leads by [any form] for [any location] about [any car] go to ...". Edits the same fields as
 * the form below it.
 */
export function RouteSentence() {
  const site = useFormFields(([fields]) => fields.site?.value)
  const siteId = Number(typeof site === 'object' && site !== null ? (site as { id: unknown }).id : site) || null
  const fallback = useField<boolean>({ path: 'fallback' })
  const { locations, makes, loading } = useNamesOnSite(siteId)
  return (
    <section aria-label="Rule summary" className="forecourt-route">
      <div className="forecourt-route__line">
        <ChoiceSlot any="Every lead" label="Forms" options={FORMS} path="kinds" suffix="leads" />
        <ChoiceSlot
          any="of any category"
          label="Categories"
          options={toOptions(ENQUIRY_CATEGORIES)}
          path="categories"
          prefix="filed under"
        />
        <ChoiceSlot
          any="for any location"
          label="Locations"
          loading={loading}
          options={locations}
          path="locations"
          prefix="for"
        />
        <ChoiceSlot
          any="about any car or none"
          label="Car condition"
          options={toOptions(CAR_TYPES)}
          path="carTypes"
          prefix="about"
          suffix="cars"
        />
        {makes.length > 0 ? (
          <ChoiceSlot any="of any make" label="Makes" options={makes} path="makes" prefix="of" />
        ) : null}
        {fallback.value ? <span>that match no other rule</span> : null}
      </div>
      <div className="forecourt-route__line">
        <span>go to</span>
        <AddressSlot add="Add an email" label="Email recipients" path="emails" />
        <span>and as ADF to</span>
        <AddressSlot add="Add a CRM email" label="CRM recipients" path="adfEmails" />
      </div>
      <p className="forecourt-quiet">
        <label>
          <input
            checked={fallback.value ?? false}
            onChange={({ target }) => fallback.setValue(target.checked)}
            type="checkbox"
          />{' '}
          Only if no other rule matches
        </label>
      </p>
    </section>
  )
}
