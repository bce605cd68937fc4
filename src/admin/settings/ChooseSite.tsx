'use client'
import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import './settings.css'

/** Where no site is chosen: those that the member of staff works on, to choose one here. */
export function ChooseSite() {
  const { options, setTenant } = useTenantSelection()
  return (
    <div className="settings">
      <header className="settings__head">
        <h1>Switches and wording</h1>
        <p>Of which site? The choice holds everywhere in the admin, as above the navigation.</p>
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
