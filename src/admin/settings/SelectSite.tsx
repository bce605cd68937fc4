'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import './settings.css'

/** Site selection, shown if no site is selected. */
export function SelectSite() {
  const { options, setTenant } = useTenantSelection()
  return (
    <div className="settings">
      <header className="settings__head">
        <h1>Features and wording</h1>
        <p>Choose a site. The choice applies across the admin.</p>
      </header>
      <ul className="settings__sites">
        {options.map(({ label, value }) => (
          <li key={value}>
            <button onClick={() => setTenant({ id: value, refresh: true })} type="button">
              {typeof label === 'string' ? label : String(value)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
