import type { SanitizedConfig } from 'payload'

type Config = SanitizedConfig | Promise<SanitizedConfig>

// Next loads a module once for each layer that imports it; the copies share globalThis.
const shared = globalThis as { forecourtPayloadConfig?: Config }

/** Makes the config available to `payloadClient`. Called by payload.config.ts, which lower folders cannot import. */
export function registerPayloadConfig<Registered extends Config>(config: Registered): Registered {
  shared.forecourtPayloadConfig = config
  return config
}

/** @throws if payload.config.ts has not been loaded in this process */
export function getPayloadConfig(): Config {
  if (!shared.forecourtPayloadConfig) throw new Error('Import payload.config.ts before reading data.')
  return shared.forecourtPayloadConfig
}
