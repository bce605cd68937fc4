/**
 * Parts of the product that a setting may depend on; true once the part is built. A setting that requires an unbuilt part
 * is offered nowhere in the admin, and a stored value of it has no effect.
 */
const CAPABILITIES = {
  /** shopper accounts: /sign-in, the garage and the watchlist */
  accounts: false,
  /** the page that puts cars side by side */
  compare: false,
}
export type Capability = keyof typeof CAPABILITIES

/** Whether staff may choose a setting: it requires nothing, or what it requires is built. */
export function isOffered(setting: { label: string; requires?: Capability }): boolean {
  return setting.requires === undefined || CAPABILITIES[setting.requires]
}
