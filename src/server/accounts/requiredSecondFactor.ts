import { asc, sql } from 'drizzle-orm'
import { second_factors } from '../database/accountTables'
import type { Database } from '../database/database'
import { groups, sites, users_sites } from '../database/tables.generated'

/** Who a second factor may be required of. */
interface Member {
  id: number
  role: string
}

const isRequiredOfAll = () => process.env.FORECOURT_REQUIRE_SECOND_FACTOR === '1'

/** Groups that require it of a member of staff: those of their sites. Super admins work on the sites of all groups. */
const requiringGroups = ({ id, role }: Member) =>
  sql`${groups.requireSecondFactor} and (${role === 'superAdmin'} or exists (
    select from ${users_sites} join ${sites} on ${sites.id} = ${users_sites.site}
    where ${users_sites._parentID} = ${id} and ${sites.group} = ${groups.id}))`

/** Whether a member of staff may do nothing until they have set up a second factor. */
export async function mustSetUpSecondFactor(database: Database, member: Member): Promise<boolean> {
  const isRequired = isRequiredOfAll()
    ? sql`true`
    : sql`exists (select from ${groups} where ${requiringGroups(member)})`
  const { rows } = await database.execute(sql`
    select where ${isRequired} and not exists (
      select from ${second_factors} where ${second_factors.user} = ${member.id} and ${second_factors.enabled_at} is not null)`)
  return rows.length > 0
}

/** Who requires a second factor of a member of staff: "Harbour Motor Group"; null if it is their own choice. */
export async function findRequirement(database: Database, member: Member): Promise<string | null> {
  if (isRequiredOfAll()) return 'this installation'
  const [group] = await database
    .select({ name: groups.name })
    .from(groups)
    .where(requiringGroups(member))
    .orderBy(asc(groups.id))
    .limit(1)
  return group?.name ?? null
}
