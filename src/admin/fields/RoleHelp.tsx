import type { TypedUser } from 'payload'
import { listGrantedRoles } from '../../../collections/access/canGrantRole'
import { ROLES, type Role } from '../../../collections/access/roles'

interface RoleHelpProps {
  user?: TypedUser | null
  /** the account as its form has it */
  data?: { role?: Role }
}

/** Descriptions of the roles that the user may choose here. */
export function RoleHelp({ user, data }: RoleHelpProps) {
  const granted = listGrantedRoles(user, data?.role)
  return (
    <dl className="forecourt-roles">
      {ROLES.filter(({ value }) => granted.includes(value)).map(({ value, label, help }) => (
        <div key={value}>
          <dt>{label}</dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  )
}
