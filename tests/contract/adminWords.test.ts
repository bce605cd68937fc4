import config from '@payload-config'
import { initI18n } from '@payloadcms/translations'
import { expect, it } from 'vitest'

it('somebody who was invited is asked to set a password, not to reset one', async () => {
  const { t } = await initI18n({ config: (await config).i18n, context: 'client', language: 'en' })
  expect((t as (key: string) => string)('authentication:resetPassword')).toBe('Set your password')
})
