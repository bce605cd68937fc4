/** What dealers promote, with the words that reports use. */
export const PROMOTION_KINDS = { offer: 'Offer', promoCard: 'Promo card', promoTile: 'Promo tile' } as const

export type PromotionKind = keyof typeof PROMOTION_KINDS

/** Name of a promotion in events, such as "offer:12". */
export const promotionKey = (kind: PromotionKind, id: number): string => `${kind}:${id}`
