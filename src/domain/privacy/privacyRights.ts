/** What a member of staff may do at the privacy desk, on each of their sites. */
export interface PrivacyRights {
  /** find people and record opt-outs, which must never wait for a colleague */
  find: boolean
  /** export, correct and erase */
  handle: boolean
  /** read the privacy log */
  readLog: boolean
}

/** The rights of a role: editors and managers handle requests, leads staff find people, authors do neither. */
export function privacyRights(role: string | null | undefined): PrivacyRights {
  const handle = role === 'superAdmin' || role === 'groupManager' || role === 'siteEditor'
  return { find: handle || role === 'leadsOnly', handle, readLog: role === 'superAdmin' || role === 'groupManager' }
}
