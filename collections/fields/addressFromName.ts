import type { CollectionSlug, FieldHook } from 'payload'

type Document = Record<string, unknown>
type Arguments = Parameters<FieldHook>[0]

/**
 * The address that a save stores: what was typed, else one made from the document's name. Until the document is first published, an address
 * that was made from its name follows the name: autosaves see the name while it is typed.
 * @param typed the address of the save, cleaned
 * @param fromName the address that a document's name makes; empty without a name
 */
export async function addressFromName(
  typed: string,
  fromName: (document: Document) => string,
  { collection, data, originalDoc, req }: Arguments,
): Promise<string> {
  const before = (originalDoc ?? {}) as Document
  const made = fromName({ ...before, ...(data as Document | undefined) })
  if (!typed) return made
  const follows = made !== '' && made !== typed && before._status === 'draft' && typed === fromName(before)
  if (!follows || !collection) return typed
  const stored = await req.payload.findByID({
    collection: collection.slug as CollectionSlug,
    id: before.id as number,
    select: { _status: true } as never,
    depth: 0,
    disableErrors: true,
    trash: true,
    req,
  })
  return (stored as Document | null)?._status === 'draft' ? made : typed
}
