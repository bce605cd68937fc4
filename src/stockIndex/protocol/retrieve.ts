import type { IndexRecord } from '../engine/indexRecord'
import { UNRETRIEVABLE_ATTRIBUTES } from '../settings'

/** Picks the requested public attributes of a record; the key is always included. */
export type Retrieve = (record: IndexRecord) => IndexRecord

/**
 * Parses `attributesToRetrieve`: names, `*` for all, `-name` for all but that one. Defaults to every public attribute.
 */
export function parseRetrieve(attributes: readonly string[] | undefined): Retrieve {
  const excluded = new Set(attributes?.filter((name) => name.startsWith('-')).map((name) => name.slice(1)))
  const included = new Set(attributes?.filter((name) => !name.startsWith('-')))
  const all = !attributes || included.has('*') || (included.size === 0 && excluded.size > 0)
  const isPicked = (name: string) => !UNRETRIEVABLE_ATTRIBUTES.has(name) && !excluded.has(name)
  const names = all ? null : [...included].filter(isPicked)
  return (record) => {
    const picked: IndexRecord = { objectID: record.objectID }
    for (const name of names ?? Object.keys(record).filter(isPicked))
      if (Object.hasOwn(record, name)) picked[name] = record[name]
    return picked
  }
}
