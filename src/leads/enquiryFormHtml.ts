import { escapeHtml } from '../domain/escapeHtml'
import type { FieldError } from '../domain/fieldErrors'
import { FORM_ERRORS } from '../domain/leads/enquiry'
import type { CategoryChoice } from '../domain/leads/enquiryKinds'
import type { FormField } from '../domain/leads/formFields'
import { formatPhone, telLink } from '../domain/phone'
import type { Site } from '../domain/site/site'

type FormSite = Pick<Site, 'name' | 'phone' | 'email' | 'theme' | 'wording'>

/** The thank-you page of an enquiry that was posted without script. */
export function enquirySentHtml(site: FormSite, reference: string): string {
  return pageHtml(
    site,
    'Thank you',
    `<h1>Thank you. We have your message.</h1>
<p>Your reference is <strong>${escapeHtml(reference)}</strong>. Quote it if you call us.</p>`,
  )
}

export interface RefusedForm {
  /** the fields as posted */
  posted: URLSearchParams
  errors: readonly FieldError[]
  fields: readonly FormField[]
  locations: readonly { id: number; name: string }[]
  categories: readonly CategoryChoice[]
  /** text beside the checkbox of the form's terms; empty for none */
  terms: string
}

/** Sent along unchanged. */
const HIDDEN = ['kind', 'form_id', 'car_id', 'step', 'page_id', 'special', 'url']

/** The page of a posted form with errors: what is wrong, and the form with what was typed, to send again. */
export function enquiryRefusedHtml(
  site: FormSite,
  { posted, errors, fields, locations, categories, terms }: RefusedForm,
): string {
  const value = (name: string) => escapeHtml(posted.get(name) ?? '')
  const hidden = HIDDEN.filter((name) => posted.has(name)).map(
    (name) => `<input type="hidden" name="${name}" value="${value(name)}">`,
  )
  const controls = fields
    .filter(({ type }) => type !== 'file')
    .map((field) => {
      const name = escapeHtml(field.place === 'details' ? `details.${field.name}` : field.name)
      if (field.type === 'choice') return selectHtml(name, field.label, field.options ?? [], posted.get(name) ?? '')
      const label = escapeHtml(field.label)
      if (field.type === 'textarea')
        return `<label>${label}<textarea name="${name}" rows="4">${value(name)}</textarea></label>`
      const type = { email: 'email', phone: 'tel', date: 'date' }[field.type as string] ?? 'text'
      return `<label>${label}<input name="${name}" type="${type}" value="${value(name)}"></label>`
    })
  const asksLocation = locations.length > 1 && !posted.get('car_id')
  const options = locations.map(({ id, name }) => ({ value: String(id), label: name }))
  const body = `<h1>Your enquiry is not sent yet</h1>
<p>${FORM_ERRORS.heading}</p>
<ul role="alert">${errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('')}</ul>
<form method="post" action="/api/enquiries/form">
${hidden.join('\n')}
${
  asksLocation
    ? selectHtml('location_id', 'Location', options, posted.get('location_id') ?? '')
    : `<input type="hidden" name="location_id" value="${value('location_id')}">`
}
${controls.join('\n')}
${posted.has('category') ? selectHtml('category', 'What is it about?', categories, posted.get('category') ?? '') : ''}
<label>Comments<textarea name="message" rows="5">${value('message')}</textarea></label>
${terms ? checkboxHtml('terms', terms, posted.has('terms')) : ''}
${checkboxHtml('opt_in', site.wording.enquiryConsent, posted.has('opt_in'))}
<button>Send enquiry</button>
</form>`
  return pageHtml(site, 'Your enquiry is not sent yet', body)
}

type Option = string | { value: string; label: string }

function selectHtml(name: string, label: string, options: readonly Option[], selected: string): string {
  const items = options.map((option) => {
    const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option
    return `<option value="${escapeHtml(value)}"${value === selected ? ' selected' : ''}>${escapeHtml(text)}</option>`
  })
  return `<label>${escapeHtml(label)}<select name="${name}"><option value="">Please choose</option>${items.join('')}</select></label>`
}

const checkboxHtml = (name: string, label: string, checked: boolean) =>
  `<label class="check"><input type="checkbox" name="${name}"${checked ? ' checked' : ''}> ${escapeHtml(label)}</label>`

function pageHtml({ name, phone, email, theme }: FormSite, title: string, body: string): string {
  const { ink, paper, accent } = theme.colours
  const contacts = [
    phone && `<a href="${escapeHtml(telLink(phone))}">${escapeHtml(formatPhone(phone))}</a>`,
    email && `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`,
    '<a href="/">Back to the website</a>',
  ].filter(Boolean)
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)} | ${escapeHtml(name)}</title>
<style>
body { background: ${paper}; color: ${ink}; font: 1.0625rem/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 36rem; padding: 2rem 1.5rem }
h1 { border-left: 4px solid ${accent}; font-size: 1.75rem; line-height: 1.2; padding-left: 1rem }
form { display: grid; gap: 1rem }
label { display: grid; font-weight: 600; gap: .25rem }
.check { display: block; font-weight: 400 }
input:not([type=checkbox]), select, textarea { border: 1px solid; border-radius: 4px; box-sizing: border-box; color: inherit; background: inherit; font: inherit; min-height: 2.75rem; padding: .5rem; width: 100% }
button { background: ${ink}; border: 0; border-radius: 4px; color: ${paper}; font: inherit; font-weight: 600; justify-self: start; min-height: 3rem; padding: 0 1.5rem }
nav { display: grid; margin-top: 2rem }
nav a { color: inherit; padding: .5rem 0 }
</style>
</head>
<body>
<main>
${body}
</main>
<nav aria-label="Contact">${contacts.join('\n')}</nav>
</body>
</html>
`
}
