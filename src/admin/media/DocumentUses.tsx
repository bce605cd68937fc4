import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { cache } from 'react'
import { documentHref } from '@/domain/find/findWords'
import { getRelationId } from '@/domain/relationId'
import { findUses, type Used } from '../../../collections/files/documentUses'
import { RefuseDelete } from './RefuseDelete'
import { ReplacedFile } from './ReplacedFile'

type UsesProps = Pick<UIFieldServerProps, 'data' | 'id' | 'req'>

/** Read once for the parts of a page that need them. */
const readUses = cache((req: UsesProps['req'], collection: Used['collection'], id: number, site: number) =>
  findUses(req, { collection, id }, site),
)

const siteOf = (data: UsesProps['data']) => getRelationId((data as { site?: unknown } | undefined)?.site)

/** Where a file is used, on its page. */
export const FileUses = (props: UsesProps) => <DocumentUses {...props} collection="media" />

/** Above the fields of a file: once another file is chosen, in how many documents it shows. */
export async function FileReplacement({ data, id, req }: UsesProps) {
  const site = siteOf(data)
  if (!id || site === null) return null
  const uses = (await readUses(req, 'media', Number(id), site)).filter(({ isTrashed }) => !isTrashed)
  const documents = new Set(uses.map((use) => `${use.collection} ${use.id}`))
  return <ReplacedFile documents={documents.size} />
}

/** Where a saved section is used, on its page. */
export const SectionUses = (props: UsesProps) => <DocumentUses {...props} collection="sections" />

/** The documents that use one, as far as the user may read them. */
async function DocumentUses({ data, id, req, collection: used }: UsesProps & Pick<Used, 'collection'>) {
  const site = siteOf(data)
  if (!id || site === null) return null
  const uses = await readUses(req, used, Number(id), site)
  const readable = await Promise.all(
    uses.map(async ({ collection }) => {
      const rule = req.payload.collections[collection].config.access.read
      return (await rule({ req })) !== false
    }),
  )
  const shown = uses.filter((_use, index) => readable[index])
  const list = (
    <>
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
    </>
  )
  return (
    <section aria-label="Used in" className="field-type forecourt-used-in">
      <h2>Used in</h2>
      {uses.length === 0 ? <p className="forecourt-quiet">Nowhere. It can be deleted.</p> : null}
      {list}
      {used === 'media' && uses.length > 0 ? <RefuseDelete>{list}</RefuseDelete> : null}
    </section>
  )
}
