import { initI18n } from '@payloadcms/translations'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import { getRequestLanguage, parseCookies } from 'payload'
import { shareClientConfig } from '@/admin/clientConfig/shareClientConfig'
import { type SharedConfig, sharedConfigs } from '@/admin/clientConfig/sharedConfigs'
import { route } from '@/server/route'
import { staffAccess } from '../../access'

const YEAR_SECONDS = 31_536_000

type Staff = Exclude<Awaited<ReturnType<typeof staffAccess>>, Response>

/**
 * The config of the admin, which every page of it needs. The page may come from a server of another version: it then gets the config of this
 * one, which is not kept.
 */
export const GET = route({ access: staffAccess }, async (request, { access: staff, param }) => {
  const shared = sharedConfigs().get(param('key')) ?? (await createConfig(request, staff))
  const isKept = shared.key === param('key')
  return new Response(shared.json, {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': isKept ? `private, max-age=${YEAR_SECONDS}, immutable` : 'no-store',
    },
  })
})

/** The config in the language of the request, as pages create it. */
async function createConfig({ headers }: Request, { payload, user }: Staff): Promise<SharedConfig> {
  const { config, importMap } = payload
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
  const i18n = await initI18n({ config: config.i18n, context: 'client', language })
  return shareClientConfig(getClientConfig({ config, i18n, importMap, user })) as SharedConfig
}
