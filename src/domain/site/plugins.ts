/** Services that a dealer pays a third party for; each switches something on on car pages (SITE-24). */
export const PLUGINS = {
  autogauge: { label: 'Autogauge', help: 'Used cars show how their price compares with the market.' },
  carAnalysis: { label: 'Car Analysis', help: 'Cars that have one offer their analysis as a download.' },
  ppsrReport: { label: 'PPSR Report', help: 'Cars that have one offer their PPSR report as a download.' },
} as const satisfies Record<string, { label: string; help: string }>

export type PluginName = keyof typeof PLUGINS

export const PLUGIN_NAMES = Object.keys(PLUGINS) as PluginName[]
