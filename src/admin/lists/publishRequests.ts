import type { ClientCollectionConfig, Where } from 'payload'
import { combineWhereConstraints, mergeListSearchAndWhere } from 'payload/shared'

/** Documents that could be named by one request, when many fail. */
const MAX_FAILED = 200

/** What is about to be published. */
export interface Published {
  total: number
  /** of the first ones */
  titles: string[]
}

/** A document that was not published, and why. */
export interface FailedDocument {
  id: number
  title: string
  message: string
}

interface Chosen {
  collection: string
  /** field that holds the title */
  titleField: string
  where: Where
}

/** What is shown in a list. */
interface Shown {
  config: ClientCollectionConfig
  search?: string
  where?: Where
  /** id of the site chosen above the navigation */
  site?: unknown
}

/** The condition that a selection in a list stands for, of what is not published as last saved. @param ids null for all that the list finds */
export function selectionWhere(
  ids: readonly (number | string)[] | null,
  { config, search, where, site }: Shown,
): Where {
  const draft: Where = { _status: { not_equals: 'published' } }
  if (ids) return { and: [draft, { id: { in: [...ids] } }] }
  const found = mergeListSearchAndWhere({ collectionConfig: config, search: search ?? '', where: where ?? {} })
  const isOfSite = site && config.fields.some((field) => 'name' in field && field.name === 'site')
  return combineWhereConstraints([draft, found, isOfSite ? { site: { equals: Number(site) } } : undefined])
}

const address = (collection: string, parameters: Record<string, unknown>) =>
  `/api/${collection}?${new URLSearchParams(toPairs(parameters))}`

/** Nested values as the API reads them: `where[and][0][id][equals]`. */
function toPairs(value: unknown, name = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, part]) => toPairs(part, name ? `${name}[${key}]` : key))
}

type Row = { id: number } & Record<string, unknown>

const toTitle = (row: Row, titleField: string): string => {
  const title = row[titleField]
  return typeof title === 'string' && title !== '' ? title : `No. ${row.id}`
}

/** What publishing a selection would publish; null if it could not be read. */
export async function findPublished({
  collection,
  titleField,
  where,
  limit,
  signal,
}: Chosen & { limit: number; signal?: AbortSignal }): Promise<Published | null> {
  const found = await readRows(collection, titleField, where, limit, signal)
  return found && { total: found.totalDocs, titles: found.docs.map((row) => toTitle(row, titleField)) }
}

async function readRows(collection: string, titleField: string, where: Where, limit: number, signal?: AbortSignal) {
  try {
    const url = address(collection, { where, limit, depth: 0, draft: true, select: { [titleField]: true } })
    const response = await fetch(url, { credentials: 'include', signal })
    return response.ok ? ((await response.json()) as { docs: Row[]; totalDocs: number }) : null
  } catch {
    return null
  }
}

interface Answer {
  docs?: { id: number }[]
  errors?: { id?: number | string; message: string }[]
}

/** Publishes a selection: what was published, and what was not with the reason; a problem if nothing was tried. */
export async function publishDocuments({
  collection,
  titleField,
  where,
}: Chosen): Promise<{ published: number[]; failed: FailedDocument[] } | { problem: string }> {
  try {
    const response = await fetch(address(collection, { where, draft: true, depth: 0, select: { id: true } }), {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'published' }),
    })
    const { docs, errors = [] } = (await response.json()) as Answer
    if (!docs) return { problem: errors[0]?.message ?? 'It could not be published. Try again.' }
    return { published: docs.map(({ id }) => id), failed: await nameFailed(collection, titleField, errors) }
  } catch {
    return { problem: 'Could not reach the server. Look in the list what was published, and try again.' }
  }
}

async function nameFailed(
  collection: string,
  titleField: string,
  errors: NonNullable<Answer['errors']>,
): Promise<FailedDocument[]> {
  if (errors.length === 0) return []
  const ids = errors.flatMap(({ id }) => id ?? [])
  const rows = await readRows(collection, titleField, { id: { in: ids } }, MAX_FAILED)
  const titles = new Map(rows?.docs.map((row) => [row.id, toTitle(row, titleField)]))
  return errors.map(({ id, message }) => ({
    id: Number(id),
    title: titles.get(Number(id)) ?? `No. ${id}`,
    message,
  }))
}
