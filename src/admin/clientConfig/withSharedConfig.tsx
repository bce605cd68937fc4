import { PageConfigProvider, RootProvider } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import type { ReactNode } from 'react'
import { mapElements } from '../mapElements'
import { SharedConfigPage, SharedConfigRoot } from './ConfigProviders'
import { shareClientConfig } from './shareClientConfig'

interface ConfigProps {
  config?: ClientConfig
  children?: ReactNode
}

const PROVIDERS = new Map<unknown, typeof SharedConfigRoot | typeof SharedConfigPage>([
  [RootProvider, SharedConfigRoot],
  [PageConfigProvider, SharedConfigPage],
])

/**
 * Elements of Payload's layout or page, with providers that name the config instead of holding it. The config has every field of every
 * collection: in each page of the admin, and in each move between pages, it would be three quarters of what is rendered and sent.
 */
export function withSharedConfig(node: ReactNode): ReactNode {
  return mapElements(node, (element) => {
    const Provider = PROVIDERS.get(element.type)
    if (!Provider) return null
    const { config, ...props } = element.props as ConfigProps
    const shared = config && shareClientConfig(config)
    if (!shared) return element
    return <Provider {...(props as Parameters<typeof SharedConfigRoot>[0])} configKey={shared.key} key={element.key} />
  })
}
