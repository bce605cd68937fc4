import type { ClientConfig } from 'payload'

/** A config of the admin that browsers fetch apart from its pages. */
export interface SharedConfig {
  /** changes with the config */
  key: string
  json: string
  config: ClientConfig
}

/** Configs by key. A server loads this module once for the server's components and once for those of the browser. */
export function sharedConfigs(): Map<string, SharedConfig> {
  const globals = globalThis as { forecourtClientConfigs?: Map<string, SharedConfig> }
  globals.forecourtClientConfigs ??= new Map()
  return globals.forecourtClientConfigs
}

/** Where the admin fetches a config. */
export const clientConfigUrl = (key: string): string => `/api/client-config/${key}`
