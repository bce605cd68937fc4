import { FLAG_NAMES, FLAGS } from './flags'
import { SITE_TEMPLATES, type SiteTemplateName } from './siteTemplate'
import { LINKS, LONG_WORDING, WORDING } from './wording'

export type SettingValue = boolean | string
/** Values by setting path: { 'flags.reviews': true }. */
export type SettingValues = Readonly<Record<string, SettingValue>>

/** A flag, phrase or link that can be set per site or for a group of sites. */
export interface Setting {
  /** path in the site's document: "flags.reviews" */
  path: string
  kind: 'switch' | 'wording' | 'link'
  label: string
  help: string
  /** the default without a template */
  defaultValue: SettingValue
  long: boolean
}

/** Phrases stored beside the stock rules in a site's document. */
const TAGS: Omit<Setting, 'kind' | 'long'>[] = [
  {
    path: 'specifications.sold_tag_name',
    label: 'Sold tag',
    help: 'On recently sold cars.',
    defaultValue: 'JUST SOLD',
  },
  {
    path: 'specifications.just_arrived_tag_name',
    label: 'Just-arrived tag',
    help: 'On recently arrived cars.',
    defaultValue: 'New',
  },
]

/** Every setting that a template, group or site can override (SITE-02, SITE-03, SITE-09). */
export const SETTINGS: readonly Setting[] = [
  ...FLAG_NAMES.map((name): Setting => {
    const { label, help, default: defaultValue } = FLAGS[name]
    return { path: `flags.${name}`, kind: 'switch', label, help, defaultValue, long: false }
  }),
  ...Object.entries(WORDING).map(([name, [label, defaultValue, help]]): Setting => {
    return { path: `wording.${name}`, kind: 'wording', label, help, defaultValue, long: LONG_WORDING.has(name) }
  }),
  ...TAGS.map((tag): Setting => ({ ...tag, kind: 'wording', long: false })),
  ...Object.entries(LINKS).map(([name, [label, defaultValue]]): Setting => {
    return {
      path: `links.${name}`,
      kind: 'link',
      label,
      help: 'Target of this button.',
      defaultValue,
      long: false,
    }
  }),
]

const BY_PATH = new Map(SETTINGS.map((setting) => [setting.path, setting]))

/** The setting at a path; undefined if there is none. */
export const getSetting = (path: string): Setting | undefined => BY_PATH.get(path)

/** A template's values by path. */
export function templateValues(name: SiteTemplateName): SettingValues {
  const { flags, wording } = SITE_TEMPLATES[name]
  const paths: Record<string, string> = {
    soldTag: 'specifications.sold_tag_name',
    justArrivedTag: 'specifications.just_arrived_tag_name',
  }
  return Object.fromEntries([
    ...Object.entries(flags).map(([flag, on]) => [`flags.${flag}`, on]),
    ...Object.entries(wording).map(([phrase, words]) => [paths[phrase] ?? `wording.${phrase}`, words]),
  ])
}

export type SettingSource = 'template' | 'group' | 'site'

/** A setting's value without the site's own: the group's, else the template's, else the default. */
export function inheritedValue(
  setting: Setting,
  group: SettingValues,
  template: SettingValues,
): { value: SettingValue; source: Exclude<SettingSource, 'site'> } {
  const groupValue = group[setting.path]
  if (groupValue !== undefined) return { value: groupValue, source: 'group' }
  return { value: template[setting.path] ?? setting.defaultValue, source: 'template' }
}

export interface SettingState extends Setting {
  value: SettingValue
  source: SettingSource
  /** the value after a reset */
  inherited: { value: SettingValue; source: Exclude<SettingSource, 'site'> }
  /** whether the group overrides it */
  shared: boolean
}

/**
 * The settings of a site with value and source. A value equal to the inherited one counts as inherited.
 */
export function settingStates(
  siteValues: SettingValues,
  group: SettingValues,
  template: SettingValues,
): SettingState[] {
  return SETTINGS.map((setting) => {
    const inherited = inheritedValue(setting, group, template)
    const value = siteValues[setting.path] ?? inherited.value
    return {
      ...setting,
      value,
      source: value === inherited.value ? inherited.source : 'site',
      inherited,
      shared: group[setting.path] !== undefined,
    }
  })
}

/**
 * A site's value after a change of its group's: updated if it was inherited, unchanged if it was overridden.
 */
export function inheritFromGroup(
  setting: Setting,
  siteValue: SettingValue | undefined,
  template: SettingValues,
  { before, after }: { before: SettingValues; after: SettingValues },
): SettingValue {
  const inherited = inheritedValue(setting, before, template).value
  return siteValue === undefined || siteValue === inherited ? inheritedValue(setting, after, template).value : siteValue
}

/** Reads setting values from a document with nested groups: { flags: { reviews: true } }. */
export function settingValues(document: object): SettingValues {
  const groups = document as Record<string, Record<string, unknown> | null | undefined>
  return Object.fromEntries(
    SETTINGS.flatMap(({ path, defaultValue }) => {
      const [group = '', name = ''] = path.split('.')
      const value = groups[group]?.[name]
      return typeof value === typeof defaultValue ? [[path, value as SettingValue]] : []
    }),
  )
}
