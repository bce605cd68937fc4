import type { PayloadRequest } from 'payload'
import { diffDocuments } from '../../src/domain/history/diffDocuments'
import type { FieldChange } from '../../src/domain/history/historyActions'
import { getUserSiteIds, ROLES } from '../access/roles'

type Account = Record<string, unknown>

const LABELS = new Map<unknown, string>(ROLES.map(({ value, label }) => [value, label]))

/** The fields of an account that are recorded: neither preferences nor anything of its security. */
const toRecorded = ({ name, email, role }: Account) => ({ name, email, role: LABELS.get(role) })

/**
 * The changes of a staff account, each site by itself, so that its managers are shown their own only.
 * @returns `isAccess` if what the account may do has changed
 */
export async function diffAccounts(
  req: PayloadRequest,
  before: Account,
  after: Account,
): Promise<{ changes: FieldChange[]; isAccess: boolean }> {
  const [had, has] = [getUserSiteIds(before), getUserSiteIds(after)]
  const changed = [...new Set([...had, ...has])].filter((id) => had.includes(id) !== has.includes(id))
  const names = await readSiteNames(req, changed)
  const yesNo = (isIt: boolean) => (isIt ? 'yes' : 'no')
  const sites = changed.map((site) => ({
    path: `access to ${names.get(site) ?? `site ${site}`}`,
    before: yesNo(had.includes(site)),
    after: yesNo(has.includes(site)),
    site,
  }))
  return {
    changes: [...diffDocuments(toRecorded(before), toRecorded(after)), ...sites],
    isAccess: sites.length > 0 || before.role !== after.role,
  }
}

async function readSiteNames(req: PayloadRequest, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await req.payload.find({
    collection: 'sites',
    depth: 0,
    joins: false,
    limit: ids.length,
    pagination: false,
    req,
    select: { name: true },
    where: { id: { in: ids } },
  })
  return new Map(found.docs.map(({ id, name }) => [id, name]))
}
