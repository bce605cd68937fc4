// @ts-check
// JavaScript, since the production server reads it without compiling it.

/** Parameters by which ad networks mark a click. */
export const CLICK_IDS = /** @type {const} */ ([
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'msclkid',
  'ttclid',
  'twclid',
  'li_fat_id',
  'epik',
])

/** @typedef {(typeof CLICK_IDS)[number]} ClickId */

/** What else advertising and mail programs add to any link. */
const LINK_PARAM = /^((utm|mc|gad)_\w+|_gl|_ga|gclsrc|igshid)$/

/**
 * Whether a parameter says at most where the shopper came from: a click id, a UTM value, or another mark of an advertising or mail program.
 * @param {string} name
 * @returns {boolean}
 */
export function isTrackingParam(name) {
  return LINK_PARAM.test(name) || CLICK_IDS.some((id) => id === name)
}
