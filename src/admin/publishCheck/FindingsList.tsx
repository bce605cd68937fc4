import type { Finding } from '@/domain/publishCheck/publishCheck'
import './publishCheck.css'

interface FindingsListProps {
  findings: readonly Finding[]
  /** shows a field of the form */
  onShow: (field: string) => void
}

/** What may be wrong with a document, each with a button to its field. */
export const FindingsList = ({ findings, onShow }: FindingsListProps) => (
  <ul className="findings-list">
    {findings.map(({ kind, field, message }) => (
      <li data-kind={kind} key={`${field} ${message}`}>
        <span>{message}</span>
        {field ? (
          <button aria-label={`Show the field: ${message}`} onClick={() => onShow(field)} type="button">
            Show
          </button>
        ) : null}
      </li>
    ))}
  </ul>
)
