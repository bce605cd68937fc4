/** Sections of a car page that its menu may lead to, by block type, in the words of staff. */
export const MENU_SECTIONS = {
  carKeyInformation: 'Key information',
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
  /** what shoppers read */
  label: string
  section: MenuSection
}

/** What a menu leads to until staff choose otherwise: few enough to stand in one row. */
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

/** Link names of a layout's sections by block type: the one that staff gave, else one of ours for the first of each type. */
export function sectionAnchors(blocks: readonly { blockType: string; anchor?: string | null }[]): Map<string, string> {
  const anchors = new Map<string, string>()
  for (const { blockType, anchor } of blocks) {
    if (!anchors.has(blockType)) anchors.set(blockType, anchor || defaultAnchor(blockType))
  }
  return anchors
}

/** "car-key-information" for `carKeyInformation`. */
export function defaultAnchor(blockType: string): string {
  return blockType.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
