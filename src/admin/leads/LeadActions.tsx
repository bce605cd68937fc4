'use client'
import { useFormFields } from '@payloadcms/ui'

/** Email and call buttons of a lead. */
export function LeadActions() {
  const [email, phone, reference, name] = useFormFields(([fields]) =>
    ['email', 'phone', 'reference', 'name'].map((field) => String(fields[field]?.value ?? '')),
  )
  if (!email && !phone) return null
  const subject = encodeURIComponent(`Your enquiry ${reference}`)
  return (
    <p className="forecourt-lead-actions">
      {email ? (
        <a className="btn btn--style-primary btn--size-small" href={`mailto:${email}?subject=${subject}`}>
          Email {name || email}
        </a>
      ) : null}
      {phone ? (
        <a className="btn btn--style-secondary btn--size-small" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          Call {phone}
        </a>
      ) : null}
    </p>
  )
}
