'use client'

import type { ClientConfig } from 'payload'
import { use } from 'react'
import { preload } from 'react-dom'
import { clientConfigUrl, sharedConfigs } from './sharedConfigs'

const ATTEMPTS = 3
const RETRY_MS = 1000

const loading = new Map<string, Promise<ClientConfig>>()

/** The config of the admin with this key: the server has it, browsers fetch it once and keep it until it changes. */
export function useClientConfig(key: string): ClientConfig {
  if (typeof window === 'undefined') {
    preload(clientConfigUrl(key), { as: 'fetch', crossOrigin: 'anonymous' })
    return (sharedConfigs().get(key) as { config: ClientConfig }).config
  }
  return use(loadConfig(key))
}

function loadConfig(key: string): Promise<ClientConfig> {
  const known = loading.get(key)
  if (known) return known
  const config = fetchConfig(key, ATTEMPTS)
  loading.set(key, config)
  config.catch(() => loading.delete(key))
  return config
}

async function fetchConfig(key: string, attempts: number): Promise<ClientConfig> {
  try {
    const response = await fetch(clientConfigUrl(key))
    if (response.ok) return withBlocksMap(await response.json())
    throw new Error(`The settings of the admin could not be loaded: ${response.status}`)
  } catch (error) {
    if (attempts <= 1) throw error
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return fetchConfig(key, attempts - 1)
  }
}

/** The config that is sent has no map, so that it has each block once. */
export const withBlocksMap = (config: ClientConfig): ClientConfig => ({
  ...config,
  blocksMap: Object.fromEntries(config.blocks.map((block) => [block.slug, block])) as ClientConfig['blocksMap'],
})
