/** Sections of a car page that its menu can link to, by block type, with labels for staff. */
export const MENU_SECTIONS = {
  carKeyInformation: 'Key information',
  carCondition: 'Condition',
  carVideo: 'Video',
  carComments: 'Dealer comments',
  carFuelCalculator: 'Fuel calculator',
  carDelivery: 'Delivery calculator',
  carSpecifications: 'Specifications',
  carDetails: 'Vehicle details',
  carReports: 'Reports',
  carFeatures: 'Features',
  carFinanceCalculator: 'Finance calculator',
  carFinanceEstimate: 'Finance estimate',
  carPriceComparison: 'Price comparison',
  carTradeIn: 'Trade-in',
  carLocation: 'Location',
} as const

export type MenuSection = keyof typeof MENU_SECTIONS

export interface MenuLink {
  /** shown to shoppers */
  label: string
  section: MenuSection
}

/** The default menu; short enough for one row. */
export const DEFAULT_MENU: MenuLink[] = [
  { label: 'Overview', section: 'carKeyInformation' },
  { label: 'Comments', section: 'carComments' },
  { label: 'Specifications', section: 'carSpecifications' },
  { label: 'Features', section: 'carFeatures' },
  { label: 'Finance', section: 'carFinanceCalculator' },
  { label: 'Price check', section: 'carPriceComparison' },
  { label: 'Trade-in', section: 'carTradeIn' },
  { label: 'Location', section: 'carLocation' },
]

/** Anchors of a layout's sections by block type: the one set by staff, else a default, for the first block of each type. */
export function sectionAnchors(blocks: readonly { blockType: string; anchor?: string | null }[]): Map<string, string> {
  const anchors = new Map<string, string>()
  for (const { blockType, anchor } of blocks) {
    if (!anchors.has(blockType)) anchors.set(blockType, anchor || defaultAnchor(blockType))
  }
  return anchors
}

/** `carKeyInformation` becomes "car-key-information". */
export function defaultAnchor(blockType: string): string {
  return blockType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
