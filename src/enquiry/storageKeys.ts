/** Key of the shopper's contact details in local storage. */
export const CONTACT_KEY = 'contact'

/** Start of the keys of drafts in session storage. */
export const DRAFT_PREFIX = 'draft.'
