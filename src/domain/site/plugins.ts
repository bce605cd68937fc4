/** Third-party services that enable features of car pages (SITE-24). */
export const PLUGINS = {
  autogauge: { label: 'Autogauge', help: 'Used cars show a market price comparison.' },
  carAnalysis: { label: 'Car Analysis', help: 'Cars with an analysis offer it as a download.' },
  ppsrReport: { label: 'PPSR Report', help: 'Cars with a PPSR report offer it as a download.' },
} as const satisfies Record<string, { label: string; help: string }>

export type PluginName = keyof typeof PLUGINS

export const PLUGIN_NAMES = Object.keys(PLUGINS) as PluginName[]
