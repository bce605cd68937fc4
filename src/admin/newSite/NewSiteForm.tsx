'use client'
import { Button } from '@payloadcms/ui'
import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react'
import { SITE_TEMPLATE_NAMES, SITE_TEMPLATES } from '../../domain/site/siteTemplate'
import { slugify } from '../../domain/site/slug'

type Problems = Record<string, string>
interface Made {
  id: number
  url: string
}

const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']

/** Name, address, template, colours and logo in; a live site out. What was typed stays where something is refused. */
export function NewSiteForm() {
  const [name, setName] = useState('')
  const [slug, setSlug] = useState<string | null>(null)
  const [problems, setProblems] = useState<Problems>({})
  const [made, setMade] = useState<Made | null>(null)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // What is refused stands far above the button: it is shown and ready to be typed over.
  useEffect(() => {
    if (Object.keys(problems).length === 0) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    ;(find('[aria-invalid="true"]') ?? find('[role="alert"]'))?.focus()
  }, [problems])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    const answer = await makeSite(new FormData(event.currentTarget))
    setBusy(false)
    setMade(answer.made)
    setProblems(answer.problems)
  }

  if (made) return <MadeNotice name={name} made={made} />
  return (
    <form className="forecourt-new-site" noValidate onSubmit={submit} ref={form}>
      <header>
        <h1>New dealer</h1>
        <p>
          Pages, menus, layouts, wording, a location and who receives leads come with the template. The site is live
          when you press Make the site; everything can be changed afterwards.
        </p>
        {Object.keys(problems).length > 0 && (
          <p className="forecourt-new-site__problems" role="alert" tabIndex={-1}>
            {problems.body ?? 'Some of it cannot be used as it is. See the fields in red.'}
          </p>
        )}
      </header>

      <fieldset>
        <legend>Start from</legend>
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
        <legend>The dealer</legend>
        <Field label="Name" name="name" onValue={setName} problem={problems.name} value={name} wide />
        <Field
          help="In {short name}.localhost and in addresses of previews."
          label="Short name"
          name="slug"
          onValue={setSlug}
          problem={problems.slug}
          value={slug ?? slugify(name).slice(0, 40)}
        />
        <Field
          help="The host name, once it points here. May be left for later."
          label="Domain"
          name="domain"
          placeholder="www.example.com.au"
          problem={problems.domain}
          required={false}
        />
        <Field label="Phone" name="phone" placeholder="03 5550 0100" problem={problems.phone} type="tel" />
        <Field
          help="Leads go here until you say otherwise under Routing rules."
          label="Email"
          name="email"
          problem={problems.email}
          type="email"
        />
      </fieldset>

      <fieldset>
        <legend>First location</legend>
        <Field label="Street" name="street" problem={problems.street} wide />
        <Field label="Suburb or town" name="city" problem={problems.city} />
        <label className="forecourt-new-site__field">
          <span>State</span>
          <select defaultValue="VIC" name="state">
            {STATES.map((state) => (
              <option key={state}>{state}</option>
            ))}
          </select>
        </label>
        <Field inputMode="numeric" label="Postcode" name="postcode" problem={problems.postcode} />
      </fieldset>

      <fieldset>
        <legend>The brand</legend>
        <Field
          defaultValue="#b8322a"
          help="Buttons and links. A shade that is hard to read moves to the nearest that is not."
          label="Accent colour"
          name="accent"
          problem={problems.accent}
          type="color"
        />
        <Field
          defaultValue="#14213d"
          help="Text, and the background of dark sections."
          label="Dark colour"
          name="ink"
          problem={problems.ink}
          type="color"
        />
        <Field
          accept="image/png,image/jpeg,image/webp"
          help="PNG, JPEG or WebP. The name stands in until there is one."
          label="Logo"
          name="logo"
          problem={problems.logo}
          required={false}
          type="file"
        />
      </fieldset>

      <div>
        <Button buttonStyle="primary" disabled={busy} margin={false} size="large" type="submit">
          {busy ? 'Making the site …' : 'Make the site'}
        </Button>
      </div>
    </form>
  )
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  name: string
  help?: string
  problem?: string
  wide?: boolean
  onValue?: (value: string) => void
}

function Field({ label, name, help, problem, wide, onValue, required = true, ...input }: FieldProps) {
  return (
    <label className="forecourt-new-site__field" data-wide={wide || undefined}>
      <span>
        {label}
        {required ? <em aria-hidden> *</em> : null}
      </span>
      <input
        aria-describedby={problem ? `${name}-problem` : undefined}
        aria-invalid={Boolean(problem)}
        name={name}
        onChange={onValue ? (event) => onValue(event.target.value) : undefined}
        required={required}
        type="text"
        {...input}
      />
      {problem ? (
        <small className="forecourt-new-site__problem" id={`${name}-problem`}>
          {problem}
        </small>
      ) : help ? (
        <small>{help}</small>
      ) : null}
    </label>
  )
}

function MadeNotice({ name, made }: { name: string; made: Made }) {
  return (
    <div className="forecourt-new-site" role="status">
      <h1>{name} is live</h1>
      <p>
        <a href={made.url} rel="noopener" target="_blank">
          {made.url}
        </a>
      </p>
      <p>Next: connect the stock feed, set the opening hours, and read the pages with the dealer’s eyes.</p>
      <div className="forecourt-new-site__actions">
        <Button buttonStyle="primary" el="anchor" margin={false} newTab url={made.url}>
          Visit the site
        </Button>
        <Button buttonStyle="secondary" el="link" margin={false} to={`/admin/collections/sites/${made.id}`}>
          Its settings
        </Button>
      </div>
    </div>
  )
}

/** Sends the form; answers with the new site, or with what is wrong by field. */
async function makeSite(form: FormData): Promise<{ made: Made | null; problems: Problems }> {
  try {
    const answer = await fetch('/api/site-templates', { method: 'POST', body: form, credentials: 'include' })
    if (answer.ok) return { made: (await answer.json()) as Made, problems: {} }
    const { errors } = (await answer.json()) as { errors: { field: string; message: string }[] }
    return { made: null, problems: Object.fromEntries(errors.map(({ field, message }) => [field, message])) }
  } catch {
    return {
      made: null,
      problems: { body: 'The server did not answer as it should. Look at the list of sites, then try again.' },
    }
  }
}
