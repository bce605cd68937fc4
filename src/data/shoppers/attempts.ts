import 'server-only'
import { formatPhone } from '../../domain/phone'
import { findLinkAddress, findSentAddress } from '../../server/shoppers/signInCodes'
import { payloadClient } from '../payloadClient'

const getDatabase = async () => (await payloadClient()).db.drizzle

/** Where the code of a browser's attempt was sent, as people write it; null if it can no longer be entered. */
export async function findSentTo(siteId: number, attempt: string | undefined): Promise<string | null> {
  const found = await findSentAddress(await getDatabase(), siteId, attempt)
  return found && formatPhoneOrEmail(found.address)
}

/** The address that a link of a message signs in with, as people write it; null if it can no longer be used. */
export async function findLinkOwner(siteId: number, link: string): Promise<string | null> {
  const found = await findLinkAddress(await getDatabase(), siteId, link)
  return found && formatPhoneOrEmail(found.address)
}

const formatPhoneOrEmail = (address: string) => (address.includes('@') ? address : formatPhone(address))
