import type { SettingsDraftDesk } from '@/domain/releases/settingsDraftDesk'

/** Changed fields, each with what it was and what it will be. */
export function ChangeList({ changes }: Pick<SettingsDraftDesk, 'changes'>) {
  return (
    <ul className="release-changes">
      {changes.map(({ field, path, before, after }) => (
        <li key={path}>
          <strong>{field}</strong>: <del>{before ?? 'empty'}</del> <ins>{after ?? 'empty'}</ins>
        </li>
      ))}
    </ul>
  )
}
