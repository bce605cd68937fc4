import { lookup } from 'node:dns/promises'
import { HttpError } from '../httpClient/httpError'
import { sendRequest } from '../httpClient/sendRequest'

/** Milliseconds for the lookup, and again for the connection. */
const TIMEOUT_MS = 4000

export interface DomainLookup {
  /** empty if the name does not resolve */
  addresses: string[]
  /** what is wrong with the connection over https; null for nothing */
  tlsProblem: string | null
}

/** Looks up a host name's addresses and connects over https. Only public addresses are connected to. Never rejects. */
export async function lookUpDomain(host: string): Promise<DomainLookup> {
  const addresses = await resolveHost(host)
  return { addresses, tlsProblem: addresses.length === 0 ? null : await findTlsProblem(host) }
}

async function resolveHost(host: string): Promise<string[]> {
  const timeout = new Promise<string[]>((resolve) => setTimeout(resolve, TIMEOUT_MS, []).unref())
  const found = lookup(host, { all: true }).then((entries) => entries.map(({ address }) => address))
  return Promise.race([found.catch(() => []), timeout])
}

async function findTlsProblem(host: string): Promise<string | null> {
  try {
    const response = await sendRequest(new URL(`https://${host}/robots.txt`), { timeoutMs: TIMEOUT_MS })
    response.close()
    return null
  } catch (error) {
    return error instanceof HttpError ? error.message : 'no connection'
  }
}
