import { PageConfigProvider, RootProvider } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
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
  if (Array.isArray(node)) return node.map(withSharedConfig)
  if (!isValidElement<ConfigProps>(node)) return node
  const Provider = PROVIDERS.get(node.type)
  if (!Provider) return withChildren(node)
  const { config, ...props } = node.props
  const shared = config && shareClientConfig(config)
  if (!shared) return node
  return <Provider {...(props as Parameters<typeof SharedConfigRoot>[0])} configKey={shared.key} key={node.key} />
}

function withChildren(element: ReactElement<ConfigProps>): ReactElement {
  const { children } = element.props
  if (children === undefined || children === null) return element
  return Array.isArray(children)
    ? cloneElement(element, undefined, ...children.map(withSharedConfig))
    : cloneElement(element, undefined, withSharedConfig(children))
}
