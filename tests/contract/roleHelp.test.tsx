import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RoleHelp } from '../../src/admin/fields/RoleHelp'

const rolesFor = (user: object, data: object) =>
  [...renderToStaticMarkup(<RoleHelp user={user as never} data={data} />).matchAll(/<dt>(.*?)<\/dt>/g)].map(
    ([, label]) => label,
  )

it('the help of roles explains those that the user may give, and the one that the account has', () => {
  const manager = { id: 1, role: 'groupManager' }
  expect(rolesFor(manager, { role: 'siteAuthor' })).toEqual(['Site editor', 'Site author', 'Leads only'])
  expect(rolesFor(manager, { role: 'groupManager' })).toContain('Group manager')
  expect(rolesFor({ id: 2, role: 'superAdmin' }, {})).toHaveLength(5)
})
