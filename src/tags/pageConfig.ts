import type { ConsentMode } from '@/domain/tags/consent'
import type { SiteTag } from '@/domain/tags/tag'

/** What a page of a site with tags or consent tells the script. */
export interface TagConfig {
  mode: ConsentMode
  /** of the consent's wording */
  version: string
  tags: readonly SiteTag[]
}

/** Id of the element with the configuration. */
export const CONFIG_ID = 'site-tags'

/** Attribute of whatever opens the shopper's choices, such as the link in the footer. */
export const CHOICES_ATTRIBUTE = 'data-privacy-choices'

/** Attribute of what is said only to browsers with Global Privacy Control. */
export const GPC_ATTRIBUTE = 'data-gpc-note'

/** Ids of the consent bar and of the dialog of choices. */
export const BAR_ID = 'consent-bar'
export const DIALOG_ID = 'consent-choices'
