import * as z from 'zod'
import { documentIdField } from '../documentIdField'
import { MAX_CAMPAIGN_SITES } from './newCampaign'

/** Collections of what a campaign makes. */
export const CAMPAIGN_COLLECTIONS = ['pages', 'offers', 'promoCards', 'promoTiles'] as const
export type CampaignCollection = (typeof CAMPAIGN_COLLECTIONS)[number]

/** One thing that a campaign made on a site. */
export interface MadeItem {
  kind: 'Page' | 'Offer' | 'Promo card' | 'Promo tile' | 'Menu item' | 'Announcement'
  title: string
  /** where staff edit it */
  href: string
  /** waits as a draft that is published at the start */
  isDraft: boolean
}

/** What a campaign made on a site. */
export interface MadeOnSite {
  site: number
  name: string
  timeZone: string
  /** ISO 8601; null if it is live */
  startsAt: string | null
  /** ISO 8601 */
  endsAt: string
  /** the page's address, with the campaign's UTM values */
  link: string
  /** what its QR code opens */
  codeLink: string
  page: number
  items: MadeItem[]
  /** the release that holds all of it; null if each document is published by itself */
  release: { id: number; name: string; isScheduled: boolean } | null
  /** what to look at, dead links first; empty before it was checked */
  findings: CampaignFinding[]
  undo: CampaignUndo
}

/** What the check before publishing finds in something that a campaign made. */
export interface CampaignFinding {
  /** Page “Spring sale” */
  what: string
  message: string
  /** its form, at the field; null for none */
  href: string | null
  isSerious: boolean
}

/** What to take back on a site. */
export type CampaignUndo = z.output<typeof undoSchema>

const undoSchema = z.object({
  site: documentIdField('Enter the id of a site.'),
  documents: z.array(z.object({ collection: z.enum(CAMPAIGN_COLLECTIONS), id: documentIdField() })).max(20),
  menuItem: z.object({ menu: documentIdField(), item: z.string().max(40) }).nullable(),
  /** the release that holds the drafts */
  release: documentIdField('Enter the id of a release.').nullable().default(null),
  /** id of the announcement's row */
  announcement: z.string().max(40).nullable(),
})

/** A campaign to take back, as its answer named it. */
export const campaignUndoSchema = z.object({ sites: z.array(undoSchema).min(1).max(MAX_CAMPAIGN_SITES) })
