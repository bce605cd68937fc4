import { Link } from '@payloadcms/ui'
import type { HistoryEntry } from '@/data/history/listHistory'
import { HISTORY_ACTIONS } from '@/domain/history/historyActions'
import { LocalTime } from '../fields/LocalTime'

interface HistoryEntryRowProps {
  entry: HistoryEntry
  isSiteShown: boolean
}

/** One entry: when, who, what, and on request each field before and after. */
export function HistoryEntryRow({ entry, isSiteShown }: HistoryEntryRowProps) {
  const { action, at, changes, document, person, sites, title } = entry
  const isGone = action === 'delete'
  const count = changes.length === 1 ? '1 field' : `${changes.length} fields`
  return (
    <li className={`history-entry history-entry--${action}`}>
      <span className="history-when">
        <LocalTime at={at} as="dated" />
      </span>
      <span className="history-who">{person.name}</span>
      <div className="history-what">
        <p>
          <span className="history-action">{HISTORY_ACTIONS[action]}</span>
          {document && action !== 'login' ? <span className="history-kind">{document.label}</span> : null}
          {action === 'login' ? null : document && !isGone ? (
            <Link
              href={`/admin/collections/${document.collection}/${action === 'trash' ? 'trash/' : ''}${document.id}`}
              prefetch={false}
            >
              {title}
            </Link>
          ) : (
            <span>{title}</span>
          )}
          {isSiteShown && sites.length > 0 && document?.collection !== 'sites' ? (
            <span className="history-site">{sites.join(', ')}</span>
          ) : null}
        </p>
        {changes.length === 0 ? null : (
          <details>
            <summary>{count}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Before</th>
                  <th scope="col">After</th>
                </tr>
              </thead>
              <tbody>
                {changes.map(({ path, before, after }) => (
                  <tr key={path}>
                    <th scope="row">{path}</th>
                    <td>{before === null ? <Empty /> : <del>{before}</del>}</td>
                    <td>{after === null ? <Empty /> : <ins>{after}</ins>}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        )}
      </div>
    </li>
  )
}

const Empty = () => <span className="history-nothing">empty</span>
