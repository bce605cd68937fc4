'use client'

import { PageConfigProvider, RootProvider } from '@payloadcms/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useClientConfig } from './useClientConfig'

interface WithKey {
  /** of the config, see `shareClientConfig` */
  configKey: string
}

/** Payload's `RootProvider` with a config that the browser fetches. */
export function SharedConfigRoot({
  configKey,
  ...props
}: WithKey & Omit<ComponentProps<typeof RootProvider>, 'config'>) {
  return <RootProvider {...props} config={useClientConfig(configKey)} />
}

/** Payload's `PageConfigProvider` with a config that the browser fetches. */
export function SharedConfigPage({ configKey, children }: WithKey & { children?: ReactNode }) {
  return <PageConfigProvider config={useClientConfig(configKey)}>{children}</PageConfigProvider>
}
