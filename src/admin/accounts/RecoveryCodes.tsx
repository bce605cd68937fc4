'use client'
import { Button, toast } from '@payloadcms/ui'

const FILE_NAME = 'forecourt-recovery-codes.txt'

/** New recovery codes, which are shown once, to be copied or downloaded. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const text = `Recovery codes of ${email} for Forecourt. Each is good for one login.\n\n${codes.join('\n')}\n`

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success('Recovery codes copied.')
    } catch {
      toast.error('Your browser does not allow copying. Download them instead.')
    }
  }

  return (
    <>
      <p>
        If you are without your phone, log in with one of these instead of a code. Each is good for one login. They are
        shown only now: keep them in a password manager, or on paper in a safe place.
      </p>
      <ol className="account-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="account-actions">
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()} size="medium">
          Copy
        </Button>
        <a
          className="btn btn--style-secondary btn--size-medium btn--no-margin btn--withoutPopup"
          download={FILE_NAME}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <span className="btn__content">
            <span className="btn__label">Download</span>
          </span>
        </a>
      </div>
    </>
  )
}
