/** Parameters by which ad networks mark a click. */
export const CLICK_IDS = [
  ...(['gclid', 'gbraid', 'wbraid', 'dclid', 'fbclid', 'msclkid', 'ttclid', 'li_fat_id', 'epik'] as const),
]

export type ClickId = (typeof CLICK_IDS)[number]
