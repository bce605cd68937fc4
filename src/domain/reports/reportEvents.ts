import { REPORT_EVENTS } from '../leads/analyticsEvents'
import { cleanCampaignWord, DIRECT } from '../leads/attribution'
import { CLICK_IDS } from '../leads/clickIds.mjs'
import { ENQUIRY_KINDS } from '../leads/lead'
import { pageKind } from './pageKind'
import { isWebVital, vitalBucket } from './webVitals'

/** Steps of the funnel, from a search to an enquiry. A visit counts once for each that it comes to. */
export const FUNNEL_STEPS = {
  search: 'Searched',
  car: 'Opened a vehicle',
  formStart: 'Began a form',
  sent: 'Sent an enquiry',
} as const

export type FunnelStep = keyof typeof FUNNEL_STEPS

type Details = Record<string, string | number | boolean | null>

/**
 * The details of one of our events as they are stored: known values only, so that anyone who makes up events adds nothing but counts. Null for
 * an event that says nothing. Events of the specification keep what they have.
 */
export function readReportEvent(id: number, path: string | null | undefined, details: Details): Details | null {
  switch (id) {
    case REPORT_EVENTS.pageView:
      return { kind: pageKind(path ?? ''), ...(details.entry === true && readEntry(details)) }
    case REPORT_EVENTS.carView:
      return {}
    case REPORT_EVENTS.funnelStep:
      return typeof details.step === 'string' && Object.hasOwn(FUNNEL_STEPS, details.step)
        ? { step: details.step }
        : null
    case REPORT_EVENTS.formStart:
      return readForm(details)
    case REPORT_EVENTS.formStop: {
      const form = readForm(details)
      const { field } = details
      return form && typeof field === 'string' && /^[\w.-]{1,60}$/.test(field) ? { ...form, field } : null
    }
    case REPORT_EVENTS.promotionSeen:
    case REPORT_EVENTS.promotionClick:
    case REPORT_EVENTS.promotionEnquiry: {
      const { promotion } = details
      return typeof promotion === 'string' && /^(offer|promoCard|promoTile):[1-9]\d{0,8}$/.test(promotion)
        ? { promotion }
        : null
    }
    case REPORT_EVENTS.webVital: {
      const { metric, value } = details
      if (!isWebVital(metric) || typeof value !== 'number' || !(value >= 0)) return null
      return { metric, kind: pageKind(path ?? ''), bucket: vitalBucket(metric, value) }
    }
    default:
      return details
  }
}

function readEntry({ source, medium, campaign, click }: Details): Details {
  return {
    entry: true,
    source: cleanCampaignWord(source) || DIRECT,
    medium: cleanCampaignWord(medium) || 'none',
    campaign: cleanCampaignWord(campaign),
    click: CLICK_IDS.find((known) => known === click) ?? null,
  }
}

const readForm = ({ form }: Details): Details | null => {
  const known = ENQUIRY_KINDS.find((kind) => kind === form)
  return known ? { form: known } : null
}
