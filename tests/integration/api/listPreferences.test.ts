import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'
import { type Actor, createSite, createUser, startCms } from '../../support/cms'

let cms: Payload
let editor: Actor

beforeAll(async () => {
  cms = await startCms()
  editor = await createUser(cms, 'siteEditor', await createSite(cms))
})

const IMPOSSIBLE = { sort: 'site.name,site.name', limit: 1e20, groupBy: 'x', columns: 'title', editViewType: 'default' }

async function keep(key: string, value: object) {
  const user = { relationTo: 'users' as const, value: editor.id }
  return cms.create({ collection: 'payload-preferences', data: { key, value, user } as never, user: editor })
}

it('what a list cannot use is not kept, of whatever address was opened, and not read where it was kept before', async () => {
  const { id, value } = await keep('collection-pages', IMPOSSIBLE)
  expect(value).toEqual({ editViewType: 'default' })
  await cms.db.pool.query('update payload_preferences set value = $1 where id = $2', [JSON.stringify(IMPOSSIBLE), id])
  expect((await cms.findByID({ collection: 'payload-preferences', id })).value).toEqual({ editViewType: 'default' })
})

it('what a list can use is kept, and so is what belongs to no list', async () => {
  const usable = { sort: '-updatedAt', limit: 50, columns: [{ accessor: 'title', active: true }] }
  expect((await keep('collection-posts', usable)).value).toEqual(usable)
  expect((await keep('nav', { sort: 'site.name,site.name' })).value).toEqual({ sort: 'site.name,site.name' })
})
