import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deleteOrphanFiles } from '../../../src/data/enquiry/orphanFiles'
import { createDocument, createSite, startCms } from '../../support/cms'

it('[LEAD-11] a file without an enquiry is deleted after two days; a lead’s file is kept', async () => {
  const cms = await startCms()
  const site = await createSite(cms)
  const { id: lead } = await createDocument(cms, 'leads', site.id)
  const orphan = await createDocument(cms, 'uploads', site.id)
  const recent = await createDocument(cms, 'uploads', site.id)
  const attached = await createDocument(cms, 'uploads', site.id, { lead })
  const ids = [orphan.id, attached.id]
  await cms.db.pool.query(`update uploads set created_at = now() - interval '3 days' where id = any($1)`, [ids])
  const file = join(process.env.FORECOURT_DATA ?? '', 'private', String(orphan.filename))
  expect(existsSync(file)).toBe(true)
  expect(await deleteOrphanFiles(cms, new Date())).toBe(1)
  const { docs } = await cms.find({ collection: 'uploads', where: { site: { equals: site.id } }, sort: 'id' })
  expect(docs.map(({ id }) => id)).toEqual([recent.id, attached.id])
  expect(existsSync(file)).toBe(false)
})
