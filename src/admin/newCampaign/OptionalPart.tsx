import { type ReactNode, useState } from 'react'

interface OptionalPartProps {
  label: string
  help: string
  /** of the checkbox */
  name: string
  isOnAtFirst?: boolean
  children: ReactNode
}

/** A checkbox with fields that show while it is ticked. What was typed in them is kept while it is not. */
export function OptionalPart({ label, help, name, isOnAtFirst = false, children }: OptionalPartProps) {
  const [isOn, setIsOn] = useState(isOnAtFirst)
  return (
    <>
      <label className="forecourt-new-campaign__switch">
        <input checked={isOn} name={name} onChange={(event) => setIsOn(event.target.checked)} type="checkbox" />
        <span>
          <strong>{label}</strong>
          {help}
        </span>
      </label>
      <div className="forecourt-new-campaign__part" hidden={!isOn}>
        {children}
      </div>
    </>
  )
}
