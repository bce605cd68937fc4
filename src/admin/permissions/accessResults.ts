import {
  type Field,
  getAccessResults,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedPermissions,
} from 'payload'
import { cache } from 'react'
import { blocksOf } from '../../server/blockConfigs'

// As long as one request of the admin.
const resultsOfRequest = cache(() => new Map<unknown, Promise<SanitizedPermissions>>())

/** What the user of a request may do, worked out once for its layout and its page. */
export function shareAccessResults({ req }: { req: PayloadRequest }): Promise<SanitizedPermissions> {
  const known = resultsOfRequest()
  const results = known.get(req.user) ?? findAccessResults(req)
  known.set(req.user, results)
  return results
}

/**
 * Payload's access results, without walking each field of each block, of which nearly all fields are. Blocks have no rules of their own, so
 * whoever may do everything with a list of them may do everything with their fields. For anyone else Payload walks them after all.
 */
export async function findAccessResults(req: PayloadRequest): Promise<SanitizedPermissions> {
  const { collections, shortened } = shortenCollections(req.payload.config)
  const results = await getAccessResults({ req: withCollections(req, collections) })
  const partly = req.payload.config.collections.filter(({ slug }) => {
    const fields = results.collections?.[slug]?.fields
    return typeof fields === 'object' && shortened.get(slug)?.some((name) => typeof fields[name] === 'object')
  })
  if (partly.length === 0) return results
  // One collection at a time: Payload grants too much where several share a block.
  const wholes = await Promise.all(
    partly.map((collection) => getAccessResults({ req: withCollections(req, [collection]) })),
  )
  return { ...results, collections: Object.assign({}, results.collections, ...wholes.map((of) => of.collections)) }
}

/** The request, whose config has only these collections. */
function withCollections(req: PayloadRequest, collections: SanitizedCollectionConfig[]): PayloadRequest {
  const config = { ...req.payload.config, collections }
  return { ...req, payload: Object.assign(Object.create(req.payload), { config }) }
}

interface Shortened {
  collections: SanitizedCollectionConfig[]
  /** names of the fields whose blocks are left out, by collection */
  shortened: ReadonlyMap<string, string[]>
}

const shortenedConfigs = new WeakMap<SanitizedConfig, Shortened>()

function shortenCollections(config: SanitizedConfig): Shortened {
  const known = shortenedConfigs.get(config)
  if (known) return known
  const shortened = new Map<string, string[]>()
  const collections = config.collections.map((collection) => {
    const names: string[] = []
    const fields = leaveOutBlocks(collection.fields, names)
    if (names.length === 0) return collection
    shortened.set(collection.slug, names)
    return { ...collection, fields }
  })
  shortenedConfigs.set(config, { collections, shortened })
  return { collections, shortened }
}

/** The fields, where lists of blocks that are not within groups or rows have no blocks. Adds the names of these lists. */
function leaveOutBlocks(fields: Field[], names: string[]): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) =>
        'name' in tab && tab.name ? tab : { ...tab, fields: leaveOutBlocks(tab.fields, names) },
      )
      return { ...field, tabs }
    }
    if (field.type === 'blocks') {
      if (blocksOf(field).some((block) => hasRules(block.fields))) return field
      names.push(field.name)
      return { ...field, blocks: [], blockReferences: undefined }
    }
    const isNamed = 'name' in field && field.name
    return 'fields' in field && !isNamed ? ({ ...field, fields: leaveOutBlocks(field.fields, names) } as Field) : field
  })
}

/** True if a field, or one within it, has an access rule of its own. */
function hasRules(fields: readonly Field[]): boolean {
  return fields.some((field) => {
    if ('access' in field && field.access && Object.values(field.access).some(Boolean)) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => hasRules(tab.fields))
    if (field.type === 'blocks') return blocksOf(field).some((block) => hasRules(block.fields))
    return 'fields' in field && hasRules(field.fields)
  })
}
