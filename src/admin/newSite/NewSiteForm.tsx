'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { SITE_TEMPLATE_NAMES, SITE_TEMPLATES } from '../../domain/site/siteTemplate'
import { slugify } from '../../domain/site/slug'
import { FormField as Field } from './FormField'

type FieldErrors = Record<string, string>
interface CreatedSite {
  id: number
  url: string
}

const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']

/** Form that creates a site from a template. Input is kept after errors. */
export function NewSiteForm() {
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [created, setCreated] = useState<CreatedSite | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // Focuses the first invalid field, which may be far above the button.
  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    const query = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    ;(query('[aria-invalid="true"]') ?? query('[role="alert"]'))?.focus()
  }, [errors])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const result = await createSite(new FormData(event.currentTarget))
    setBusy(false)
    setCreated(result.created)
    setErrors(result.errors)
  }

  if (created) return <CreatedNotice name={name} created={created} />
  return (
    <form className="forecourt-new-site" noValidate onSubmit={submit} ref={form}>
      <header>
        <h1>New dealer</h1>
        <p>
          The template adds pages, menus, layouts, wording, a location and a lead routing rule. Only staff see the site
          until you launch it. Everything can be changed later.
        </p>
        {Object.keys(errors).length > 0 && (
          <p className="forecourt-new-site__problems" role="alert" tabIndex={-1}>
            {errors.body ?? 'Check the fields in red.'}
          </p>
        )}
      </header>

      <fieldset>
        <legend>Template</legend>
        <div className="forecourt-new-site__templates">
          {SITE_TEMPLATE_NAMES.map((key, position) => (
            <label key={key}>
              <input defaultChecked={position === 0} name="template" type="radio" value={key} />
              <span>
                <strong>{SITE_TEMPLATES[key].label}</strong>
                {SITE_TEMPLATES[key].description}
              </span>
            </label>
          ))}
        </div>
      </fieldset>

      <fieldset>
        <legend>Dealer</legend>
        <Field label="Name" name="name" onValue={setName} error={errors.name} value={name} wide />
        <Field
          help="Used in {short name}.localhost and in preview URLs."
          label="Short name"
          name="slug"
          onValue={setSlug}
          error={errors.slug}
          value={slug ?? slugify(name).slice(0, 40)}
        />
        <Field
          help="Optional. The host name, once its DNS points here."
          label="Domain"
          name="domain"
          placeholder="www.example.com.au"
          error={errors.domain}
          required={false}
        />
        <Field label="Phone" name="phone" placeholder="03 5550 0100" error={errors.phone} type="tel" />
        <Field
          help="Receives leads until you change it under Routing rules."
          label="Email"
          name="email"
          error={errors.email}
          type="email"
        />
      </fieldset>

      <fieldset>
        <legend>First location</legend>
        <Field label="Street" name="street" error={errors.street} wide />
        <Field label="Suburb or town" name="city" error={errors.city} />
        <label className="forecourt-new-site__field">
          <span>State</span>
          <select
            aria-describedby={errors.state ? 'new-site-state' : undefined}
            aria-invalid={Boolean(errors.state)}
            defaultValue="VIC"
            name="state"
          >
            {STATES.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </select>
          {errors.state ? (
            <small className="forecourt-new-site__problem" id="new-site-state">
              {errors.state}
            </small>
          ) : null}
        </label>
        <Field inputMode="numeric" label="Postcode" name="postcode" error={errors.postcode} />
      </fieldset>

      <fieldset>
        <legend>Departments besides sales</legend>
        <div className="forecourt-new-site__departments">
          <label>
            <input name="departments" type="checkbox" value="service" /> Service
          </label>
          <label>
            <input name="departments" type="checkbox" value="parts" /> Parts
          </label>
        </div>
        <small>The page of a department that you leave out stays a draft, and out of the menus.</small>
      </fieldset>

      <fieldset>
        <legend>Branding</legend>
        <Field
          defaultValue="#b8322a"
          help="Buttons and links. Adjusted to the nearest readable shade if needed."
          label="Accent colour"
          name="accent"
          error={errors.accent}
          type="color"
        />
        <Field
          defaultValue="#14213d"
          help="Text and dark backgrounds."
          label="Dark colour"
          name="ink"
          error={errors.ink}
          type="color"
        />
        <Field
          accept="image/png,image/jpeg,image/webp"
          help="Optional. PNG, JPEG or WebP. Leave empty to show the name."
          label="Logo"
          name="logo"
          error={errors.logo}
          required={false}
          type="file"
        />
      </fieldset>

      <div>
        <Button buttonStyle="primary" disabled={busy} margin={false} size="large" type="submit">
          {busy ? 'Creating site …' : 'Create site'}
        </Button>
      </div>
    </form>
  )
}

function CreatedNotice({ name, created }: { name: string; created: CreatedSite }) {
  return (
    <div className="forecourt-new-site" role="status">
      <h1>{name} is ready to fill</h1>
      <p>
        <a href={created.url} rel="noopener" target="_blank">
          {created.url}
        </a>
      </p>
      <p>Strangers see “coming soon”. The checklist says what is left before the launch.</p>
      <div className="forecourt-new-site__actions">
        <Button buttonStyle="primary" el="link" margin={false} to={`/admin/launch?site=${created.id}`}>
          Launch checklist
        </Button>
        <Button buttonStyle="secondary" el="link" margin={false} to={`/admin/collections/sites/${created.id}`}>
          Site settings
        </Button>
      </div>
    </div>
  )
}

/** Submits the form. Returns the new site, or errors by field. */
async function createSite(form: FormData): Promise<{ created: CreatedSite | null; errors: FieldErrors }> {
  try {
    const result = await fetch('/api/site-templates', { method: 'POST', body: form, credentials: 'include' })
    if (result.ok) return { created: (await result.json()) as CreatedSite, errors: {} }
    const { errors: list } = (await result.json()) as { errors: { field: string; message: string }[] }
    return { created: null, errors: Object.fromEntries(list.map(({ field, message }) => [field, message])) }
  } catch {
    return {
      created: null,
      errors: { body: 'Unexpected server response. Check the list of sites before you try again.' },
    }
  }
}
