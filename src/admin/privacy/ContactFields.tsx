import type { Person } from '@/data/privacyDesk/getPerson'

type Contact = Person['contact']

const FIELDS: [name: keyof Contact, label: string, type: string, optional: boolean][] = [
  ['name', 'First name', 'text', false],
  ['last_name', 'Last name', 'text', true],
  ['email', 'Email', 'email', false],
  ['phone', 'Phone', 'tel', false],
  ['postcode', 'Postcode', 'text', true],
]

interface ContactFieldsProps {
  contact: Contact
  problems: Record<string, string>
  onChange: (changes: Partial<Contact>) => void
}

/** Inputs for a person's contact details. */
export function ContactFields({ contact, problems, onChange }: ContactFieldsProps) {
  return (
    <div className="privacy-fields">
      {FIELDS.map(([name, label, type, optional]) => (
        <label className="privacy-field" key={name}>
          <span>
            {label}
            {optional ? <span className="privacy-soft"> (optional)</span> : null}
          </span>
          <input
            aria-describedby={problems[name] ? `privacy-${name}-problem` : undefined}
            aria-invalid={problems[name] ? true : undefined}
            autoComplete="off"
            inputMode={name === 'postcode' ? 'numeric' : undefined}
            name={name}
            onChange={({ target }) => onChange({ [name]: target.value })}
            type={type}
            value={contact[name]}
          />
          {problems[name] ? (
            <span className="privacy-problem" id={`privacy-${name}-problem`} role="alert">
              {problems[name]}
            </span>
          ) : null}
        </label>
      ))}
    </div>
  )
}
