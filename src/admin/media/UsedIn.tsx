import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { documentHref } from '@/domain/find/findWords'
import { getRelationId } from '@/domain/relationId'
import { findMediaUses } from '../../../collections/files/mediaUses'

/** Where a file is used, on its page, as far as the user may read the documents. */
export async function UsedIn({ data, id, req }: UIFieldServerProps) {
  const site = getRelationId((data as { site?: unknown } | undefined)?.site)
  if (!id || site === null) return null
  const uses = await findMediaUses(req, Number(id), site)
  const readable = await Promise.all(
    uses.map(async ({ collection }) => {
      const rule = req.payload.collections[collection].config.access.read
      return (await rule({ req })) !== false
    }),
  )
  const shown = uses.filter((_use, index) => readable[index])
  return (
    <section aria-label="Used in" className="field-type forecourt-used-in">
      <h2>Used in</h2>
      {uses.length === 0 ? <p className="forecourt-quiet">Nowhere. It can be deleted.</p> : null}
      <ul className="forecourt-list">
        {shown.map((use) => (
          <li key={`${use.collection} ${use.id} ${use.field}`}>
            <Link href={documentHref(use.collection, use.id, use.field)} prefetch={false}>
              {use.title}
            </Link>
            <span>{use.label}</span>
          </li>
        ))}
      </ul>
      {shown.length < uses.length ? (
        <p className="forecourt-quiet">And in {uses.length - shown.length} places that you may not read.</p>
      ) : null}
    </section>
  )
}
