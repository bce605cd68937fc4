import { FLAGS, OFFERED_FLAGS } from './flags'
import { SITE_TEMPLATES, type SiteTemplateName } from './siteTemplate'
import { LINKS, LONG_WORDING, WORDING } from './wording'

export type SettingValue = boolean | string
/** Values by the path of their setting: { 'flags.reviews': true }. */
export type SettingValues = Readonly<Record<string, SettingValue>>

/** One switch, phrase or link that staff may set for a site, and for all sites of a group. */
export interface Setting {
  /** where a site's document keeps it: "flags.reviews" */
  path: string
  kind: 'switch' | 'wording' | 'link'
  label: string
  help: string
  /** where no template says otherwise */
  usual: SettingValue
  long: boolean
}

/** Phrases that a site's document keeps beside its rules of stock. */
const TAGS: Omit<Setting, 'kind' | 'long'>[] = [
  {
    path: 'specifications.sold_tag_name',
    label: 'Sold tag',
    help: 'On cars that were sold lately.',
    usual: 'JUST SOLD',
  },
  {
    path: 'specifications.just_arrived_tag_name',
    label: 'Just-arrived tag',
    help: 'On cars that came in lately.',
    usual: 'New',
  },
]

/** Every setting that a template, a group or a site may decide (SITE-02, SITE-03, SITE-09). */
export const SETTINGS: readonly Setting[] = [
  ...OFFERED_FLAGS.map((name): Setting => {
    const { label, help, default: usual } = FLAGS[name]
    return { path: `flags.${name}`, kind: 'switch', label, help, usual, long: false }
  }),
  ...Object.entries(WORDING).map(([name, [label, usual, help]]): Setting => {
    return { path: `wording.${name}`, kind: 'wording', label, help, usual, long: LONG_WORDING.has(name) }
  }),
  ...TAGS.map((tag): Setting => ({ ...tag, kind: 'wording', long: false })),
  ...Object.entries(LINKS).map(([name, [label, usual]]): Setting => {
    return { path: `links.${name}`, kind: 'link', label, help: 'Where this button leads.', usual, long: false }
  }),
]

const BY_PATH = new Map(SETTINGS.map((setting) => [setting.path, setting]))

/** The setting at a path; undefined where there is none. */
export const getSetting = (path: string): Setting | undefined => BY_PATH.get(path)

/** What a template decides, by path. */
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

/** What a setting would be without anything of the site's own: the group's, else the template's, else the usual. */
export function inheritedValue(
  setting: Setting,
  group: SettingValues,
  template: SettingValues,
): { value: SettingValue; source: Exclude<SettingSource, 'site'> } {
  const shared = group[setting.path]
  if (shared !== undefined) return { value: shared, source: 'group' }
  return { value: template[setting.path] ?? setting.usual, source: 'template' }
}

export interface SettingState extends Setting {
  value: SettingValue
  source: SettingSource
  /** what a reset brings */
  inherited: { value: SettingValue; source: Exclude<SettingSource, 'site'> }
  /** whether the group decides it */
  shared: boolean
}

/**
 * Each setting of a site with its value and where it comes from. A value that is what the site would inherit counts as
 * inherited, whoever typed it.
 */
export function settingStates(own: SettingValues, group: SettingValues, template: SettingValues): SettingState[] {
  return SETTINGS.map((setting) => {
    const inherited = inheritedValue(setting, group, template)
    const value = own[setting.path] ?? inherited.value
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
 * What a site's value becomes when its group's changes: the new one where the site had what it inherited, its own where it
 * had its own.
 */
export function inheritFromGroup(
  setting: Setting,
  own: SettingValue | undefined,
  template: SettingValues,
  { before, after }: { before: SettingValues; after: SettingValues },
): SettingValue {
  const had = inheritedValue(setting, before, template).value
  return own === undefined || own === had ? inheritedValue(setting, after, template).value : own
}

/** Reads settings out of a document that keeps them in groups: { flags: { reviews: true } }. */
export function settingValues(document: object): SettingValues {
  const groups = document as Record<string, Record<string, unknown> | null | undefined>
  return Object.fromEntries(
    SETTINGS.flatMap(({ path, usual }) => {
      const [group = '', name = ''] = path.split('.')
      const value = groups[group]?.[name]
      return typeof value === typeof usual ? [[path, value as SettingValue]] : []
    }),
  )
}
