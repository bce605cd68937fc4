import type { ClientCollectionConfig } from 'payload'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findPublished, publishDocuments, selectionWhere } from '../../src/admin/lists/publishRequests'

const config = {
  admin: { useAsTitle: 'title', listSearchableFields: ['title'] },
  fields: [{ name: 'title' }, { name: 'site' }],
} as unknown as ClientCollectionConfig

const chosen = { collection: 'pages', titleField: 'title', where: { id: { in: [1, 2] } } }

/** Answers requests in turn, and records them. */
function answer(...bodies: object[]) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${decodeURIComponent(url)}`)
    return Response.json(bodies.shift())
  })
  return requests
}

afterEach(() => vi.unstubAllGlobals())

describe('publishing what is selected in a list', () => {
  it('takes the ticked documents, or all that the list finds on the chosen site', () => {
    const draft = { _status: { not_equals: 'published' } }
    expect(selectionWhere([3, 4], { config, search: 'sale', site: 7 })).toEqual({
      and: [draft, { id: { in: [3, 4] } }],
    })
    const all = JSON.stringify(selectionWhere(null, { config, search: 'sale', site: 7 }))
    expect(all).toContain('"like":"sale"')
    expect(all).toContain('{"site":{"equals":7}}')
    expect(all).toContain(JSON.stringify(draft))
  })

  it('names first what will be published, then each document that was not and why', async () => {
    const requests = answer({ docs: [{ id: 1, title: 'Home' }, { id: 2 }], totalDocs: 13 })
    expect(await findPublished({ ...chosen, limit: 10 })).toEqual({ total: 13, titles: ['Home', 'No. 2'] })
    expect(requests[0]).toContain('/api/pages?where[id][in][0]=1&where[id][in][1]=2&limit=10')
    const sent = answer(
      { docs: [{ id: 1 }], errors: [{ id: 2, message: 'The following field is invalid: Banner' }] },
      { docs: [{ id: 2, title: 'Sale' }], totalDocs: 1 },
    )
    expect(await publishDocuments(chosen)).toEqual({
      published: [1],
      failed: [{ id: 2, title: 'Sale', message: 'The following field is invalid: Banner' }],
    })
    expect(sent[0]).toMatch(/^PATCH \/api\/pages\?where/)
  })
})
