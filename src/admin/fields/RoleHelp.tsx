import { ROLES } from '../../../collections/access/roles'

/** Descriptions of the roles. */
export function RoleHelp() {
  return (
    <dl className="forecourt-roles">
      {ROLES.map(({ value, label, help }) => (
        <div key={value}>
          <dt>{label}</dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  )
}
