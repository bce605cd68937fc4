import { FLAGS, type FlagName, type Flags } from './flags'

/** What flags need besides themselves, as a site and its installation have it. */
export interface FlagFacts {
  /** percent a year; null if none is entered */
  ratePercent: number | null
  /** a finance provider is chosen, or an establishment fee entered */
  hasFees: boolean
  hasQuoteService: boolean
  sendsTexts: boolean
  hasChatLink: boolean
  deliveryZones: number
}

/** A feature that is turned on and does nothing yet. */
export interface FlagLack {
  label: string
  /** what to add: "a chat link under Car page" */
  lacks: string
}

type Need = (flags: Flags, facts: FlagFacts) => string | null

const needFinance: Need = ({ finance }, { ratePercent, hasFees }) =>
  finance && ratePercent !== null && hasFees ? null : 'Finance, with an interest rate and fees'

const NEEDS: { [name in FlagName]?: Need } = {
  finance: (_, { ratePercent, hasFees }) => {
    if (ratePercent === null) return 'an interest rate under Finance'
    return hasFees ? null : 'a provider or an establishment fee under Finance'
  },
  financeQuote: (flags, facts) =>
    needFinance(flags, facts) ?? (facts.hasQuoteService ? null : 'a quote service: ask who runs this installation'),
  gatedFinance: needFinance,
  watchlist: (_, { sendsTexts }) => (sendsTexts ? null : 'a text message service: ask who runs this installation'),
  chat: (_, { hasChatLink }) => (hasChatLink ? null : 'a chat link under Car page'),
  deliveryCalculator: (_, { deliveryZones }) => (deliveryZones > 0 ? null : 'delivery zones under Car page'),
  gatedCheckout: ({ reserveOnline, buyOnline }) =>
    reserveOnline || buyOnline ? null : `${FLAGS.reserveOnline.label} or ${FLAGS.buyOnline.label}`,
  gatedSpinToWin: ({ prizeWheel }) => (prizeWheel ? null : FLAGS.prizeWheel.label),
}

/** The features of a site that are turned on and lack something, with what they lack (SITE-02). */
export function flagLacks(flags: Flags, facts: FlagFacts): FlagLack[] {
  return Object.entries(NEEDS).flatMap(([name, need]) => {
    const flag = name as FlagName
    const lacks = flags[flag] ? need(flags, facts) : null
    return lacks ? [{ label: FLAGS[flag].label, lacks }] : []
  })
}
