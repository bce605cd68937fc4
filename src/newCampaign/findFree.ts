import type { PayloadRequest } from 'payload'
import { getRelationId } from '../domain/relationId'

/** Numbers that are tried behind a taken address. */
const MAX_NUMBER = 30

interface Wanted {
  collection: 'pages' | 'offers'
  field: 'path' | 'slug'
  sites: readonly number[]
  wanted: string
}

/** The wanted address or else the first with a number that is free on all of the sites, null for none; and the sites that have the wanted one. */
export async function findFree(req: PayloadRequest, { collection, field, sites, wanted }: Wanted) {
  const candidates = [wanted, ...Array.from({ length: MAX_NUMBER - 1 }, (_, index) => `${wanted}-${index + 2}`)]
  const { docs } = await req.payload.find({
    collection,
    depth: 0,
    // Drafts have their address too.
    draft: false,
    limit: candidates.length * sites.length,
    pagination: false,
    req,
    select: { site: true, [field]: true } as never,
    where: { and: [{ site: { in: sites } }, { [field]: { in: candidates } }] },
  })
  const found = docs as unknown as { site: unknown; path?: string; slug?: string }[]
  const taken = new Set(found.map((document) => document[field]))
  return {
    free: candidates.find((candidate) => !taken.has(candidate)) ?? null,
    takenOn: found.filter((document) => document[field] === wanted).map(({ site }) => getRelationId(site) as number),
  }
}
