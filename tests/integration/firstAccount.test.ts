import { createLocalReq, type Payload, registerFirstUserOperation } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCms } from '../support/cms'

let cms: Payload
beforeAll(async () => {
  cms = await startCms()
})
afterAll(() => cms.destroy())

const register = async (email: string) =>
  registerFirstUserOperation({
    collection: cms.collections.users,
    data: { email, password: 'a-long-enough-password', name: 'Ada', role: 'leadsOnly' } as never,
    // The same request as the admin's first page.
    req: Object.assign(await createLocalReq({}, cms), { payloadAPI: 'REST' }),
  })

it('the first account of a deployment is a super admin, and anonymous users cannot create a second one', async () => {
  const { user } = await register('first@staff.test')
  expect(user).toMatchObject({ role: 'superAdmin' })
  const stored = await cms.find({ collection: 'users', depth: 0 })
  expect(stored.docs.map(({ email, role }) => [email, role])).toEqual([['first@staff.test', 'superAdmin']])

  await expect(register('second@staff.test')).rejects.toMatchObject({ status: 403 })
})
