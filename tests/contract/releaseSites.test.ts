import { expect, it } from 'vitest'
import { findSitesRefusal } from '../../collections/releases/releaseSites'

const editor = { role: 'siteEditor', sites: [{ site: 1 }, { site: { id: 2 } }] }

it('a release is changed by staff of all of its sites', () => {
  for (const sites of [[1], [1, { id: 2 }], [], null, undefined]) expect(findSitesRefusal(editor, sites)).toBeNull()
  for (const sites of [[1, 3], [null], [1, undefined]]) expect(findSitesRefusal(editor, sites)).toMatch(/not yours/)
  expect(findSitesRefusal({ role: 'superAdmin', sites: [] }, [1, null])).toBeNull()
  expect(findSitesRefusal(null, [1])).toMatch(/not yours/)
})
