import type { UIFieldServerProps } from 'payload'
import { listShopperSaved } from '@/data/leadInbox/shopperSaved'
import { Age } from '../inbox/Age'

/** What a shopper's account saved, watches and viewed, their saved searches and own vehicles, on the page that staff may read. */
export async function ShopperSavedPanel({ data, payload }: UIFieldServerProps) {
  const { site, email, phone } = (data ?? {}) as { site?: number | { id: number }; email?: string; phone?: string }
  const siteId = typeof site === 'object' ? site.id : site
  const saved = siteId === undefined ? [] : await listShopperSaved(payload, siteId, { email, phone })
  const now = new Date()
  return (
    <section className="field-type">
      <h3>Saved and viewed</h3>
      {saved.length === 0 && <p>Nothing yet.</p>}
      <ul>
        {saved.map(({ label, name, at }) => (
          <li key={`${label} ${name} ${at}`}>
            <strong>{label}:</strong> {name}, <Age at={at} now={now} />
          </li>
        ))}
      </ul>
    </section>
  )
}
