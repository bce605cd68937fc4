import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { documentHref } from '@/domain/find/findWords'
import { getRelationId } from '@/domain/relationId'
import { findUses, type Used } from '../../../collections/files/documentUses'

type UsesProps = Pick<UIFieldServerProps, 'data' | 'id' | 'req'>

/** Where a file is used, on its page. */
export const FileUses = (props: UsesProps) => <DocumentUses {...props} collection="media" />

/** Where a saved section is used, on its page. */
export const SectionUses = (props: UsesProps) => <DocumentUses {...props} collection="sections" />

/** The documents that use one, as far as the user may read them. */
async function DocumentUses({ data, id, req, collection: used }: UsesProps & Pick<Used, 'collection'>) {
  const site = getRelationId((data as { site?: unknown } | undefined)?.site)
  if (!id || site === null) return null
  const uses = await findUses(req, { collection: used, id: Number(id) }, site)
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
            <Link
              href={
                use.isTrashed
                  ? `/admin/collections/${use.collection}/trash/${use.id}`
                  : documentHref(use.collection, use.id, use.field)
              }
              prefetch={false}
            >
              {use.title}
            </Link>
            <span>{use.isTrashed ? `${use.label}, in the trash` : use.label}</span>
          </li>
        ))}
      </ul>
      {shown.length < uses.length ? (
        <p className="forecourt-quiet">And in {uses.length - shown.length} places that you may not read.</p>
      ) : null}
    </section>
  )
}
