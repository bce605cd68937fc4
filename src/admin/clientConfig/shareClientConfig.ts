import { createHash } from 'node:crypto'
import type { ClientConfig } from 'payload'
import { type SharedConfig, sharedConfigs } from './sharedConfigs'

/** Letters of a key. */
const KEY_LENGTH = 16

/** There is one config per language. */
const MAX_CONFIGS = 20

const sharedByConfig = new WeakMap<ClientConfig, SharedConfig>()

/**
 * Keeps a config for `/api/client-config/KEY`. Null for the few settings that the login gets: they are sent with the page.
 * @param config as Payload caches it: the same object for the same config
 */
export function shareClientConfig(config: ClientConfig): SharedConfig | null {
  if (config.unauthenticated) return null
  const shared = sharedByConfig.get(config) ?? createShared(config)
  const configs = sharedConfigs()
  if (configs.has(shared.key)) return shared
  if (configs.size >= MAX_CONFIGS) configs.clear()
  configs.set(shared.key, shared)
  return shared
}

function createShared(config: ClientConfig): SharedConfig {
  // `withBlocksMap` adds it again.
  const json = JSON.stringify({ ...config, blocksMap: undefined })
  const key = createHash('sha256').update(json).digest('base64url').slice(0, KEY_LENGTH)
  const shared = { key, json, config }
  sharedByConfig.set(config, shared)
  return shared
}
