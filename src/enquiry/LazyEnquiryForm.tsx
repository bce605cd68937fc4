'use client'

import { bookingDepartment } from '@/domain/leads/bookingDepartment'
import { lazyOnIntent, lazyWhenNear } from '@/ui/lazy/lazyWhenNear'
import { hasStoredValue } from '@/ui/storage/browserStorage'
import type { EnquiryFormProps } from './EnquiryForm'
import { CONTACT_KEY, DRAFT_PREFIX } from './storageKeys'

const load = () => import('./EnquiryForm').then((module) => module.EnquiryForm)

/** With values to fill in: from the address, an earlier enquiry, or before a reload. */
const hasValues = () =>
  window.location.search !== '' || hasStoredValue('local', CONTACT_KEY) || hasStoredValue('session', DRAFT_PREFIX)

const FormOnIntent = lazyOnIntent<EnquiryFormProps>({ name: 'enquiry-form', minHeight: '30rem' }, hasValues, load)

/** Shows free times, which are not in the HTML. */
const FormWithTimes = lazyWhenNear<EnquiryFormProps>({ name: 'booking-form', minHeight: '30rem' }, load)

/** The form, whose libraries are half of the script of a page: they load once the shopper turns to it. */
export function LazyEnquiryForm(props: EnquiryFormProps) {
  return props.askTime && bookingDepartment(props.kind) ? <FormWithTimes {...props} /> : <FormOnIntent {...props} />
}
