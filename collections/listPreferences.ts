import type {
  CollectionAfterReadHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { isPlainObject } from '../src/domain/cleanText'
import { InvalidQueryError } from './invalidQueryError'
import { checkSortPaths, limitSort } from './queryPaths'
import { MAX_DOCUMENTS } from './readLimits'

const LIST_KEY = /^collection-(.+)$/

/**
 * How a member of staff left a list. Payload keeps it from the address that was opened, whatever that says, and opens the list with it from
 * then on: one link with an impossible sort would leave the list empty for good. What the list cannot use is left out, also of what was kept before.
 */
export function guardListPreferences(collection: SanitizedCollectionConfig): void {
  if (collection.slug !== 'payload-preferences') return
  const { hooks } = collection
  hooks.beforeChange = [...(hooks.beforeChange ?? []), cleanChanged]
  hooks.afterRead = [...(hooks.afterRead ?? []), cleanRead]
}

const cleanChanged: CollectionBeforeChangeHook = async ({ data, req }) => cleanPreference(data, req)
const cleanRead: CollectionAfterReadHook = async ({ doc, req }) => cleanPreference(doc, req)

async function cleanPreference<Preference extends { key?: unknown; value?: unknown }>(
  preference: Preference,
  req: PayloadRequest,
): Promise<Preference> {
  const slug = LIST_KEY.exec(String(preference?.key))?.[1]
  const list = slug ? req.payload.collections[slug as CollectionSlug]?.config : undefined
  if (!list || !isPlainObject(preference.value)) return preference
  const { columns, groupBy, limit, sort, ...value } = preference.value
  return {
    ...preference,
    value: {
      ...value,
      ...(Array.isArray(columns) && { columns }),
      ...(list.admin.groupBy && typeof groupBy === 'string' && { groupBy }),
      ...(Number.isInteger(limit) && (limit as number) > 0 && (limit as number) <= MAX_DOCUMENTS && { limit }),
      ...((await canSort(list, sort, req)) && { sort }),
    },
  }
}

async function canSort(collection: SanitizedCollectionConfig, sort: unknown, req: PayloadRequest): Promise<boolean> {
  if (typeof sort !== 'string' && !Array.isArray(sort)) return false
  try {
    limitSort(sort, 'sort')
    await checkSortPaths(sort, { collection, req })
    return true
  } catch (error) {
    if (error instanceof InvalidQueryError) return false
    throw error
  }
}
