/**
 * Parts of the product that a setting may require; true once available. A setting that requires an unavailable part is not
 * offered in the admin, and a stored value has no effect.
 */
const CAPABILITIES = {
  /** the watchlist */
  watchlist: false,
  /** the comparison page */
  compare: false,
}
export type Capability = keyof typeof CAPABILITIES

/** Whether a setting is available to staff: its required part, if any, is available. */
export function isOffered(setting: { label: string; requires?: Capability }): boolean {
  return setting.requires === undefined || CAPABILITIES[setting.requires]
}
