import { normalizeEmail } from '../../domain/privacy/person'
import type { ShopperAddress } from '../../domain/shoppers/shopperAddress'
import { hashAddress } from './signInLimits'

/** Jobs and copies of messages are named by a keyed hash of their address on their site, so that all to one person can be found and deleted. */
const toName = (siteId: number, { channel, address }: ShopperAddress): string =>
  hashAddress(siteId, { channel, address: channel === 'email' ? normalizeEmail(address) : address }).slice(0, 32)

/** How the keys of jobs begin that send messages to an address. */
export const jobKeyPrefix = (siteId: number, address: ShopperAddress): string =>
  `shopperMessage:${toName(siteId, address)}:`

/** The name of an email with alerts, which is that of its copy. */
export const alertMailName = (siteId: number, email: string, mailId: number): string =>
  `alert-${toName(siteId, { channel: 'email', address: email })}-${mailId}`

/** How the names of copies of messages to an address begin. */
export const mailCopyPrefixes = (siteId: number, address: ShopperAddress): string[] =>
  ['shopperMessage', 'alert'].map((kind) => `${kind}-${toName(siteId, address)}-`)
