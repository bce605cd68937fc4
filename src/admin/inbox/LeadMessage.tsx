import type { InboxLead } from '@/data/leadInbox/getInboxLead'
import { Icon } from '@/ui/media/Icon'

/** The shopper's message, answers, trade-in and files. */
export function LeadMessage({ lead }: { lead: InboxLead }) {
  const { message, answers, tradeIn, files } = lead
  return (
    <section className="inbox-section inbox-message">
      <h3 className="admin-hidden">Message</h3>
      {message ? (
        <blockquote>{message}</blockquote>
      ) : (
        <p className="inbox-soft">
          {answers.length + tradeIn.length > 0 ? 'No comments.' : 'No comments, contact details only.'}
        </p>
      )}
      <Lines lines={answers} />
      {tradeIn.length > 0 ? (
        <>
          <h4>Trade-in</h4>
          <Lines lines={tradeIn} />
        </>
      ) : null}
      {files.map(({ id, name, url }) => (
        <p key={id}>
          <a className="inbox-link" href={url ?? `/admin/collections/uploads/${id}`}>
            <Icon name="paperclip" size={14} /> {name}
          </a>
        </p>
      ))}
    </section>
  )
}

function Lines({ lines }: { lines: InboxLead['answers'] }) {
  if (lines.length === 0) return null
  return (
    <dl className="inbox-lines">
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
