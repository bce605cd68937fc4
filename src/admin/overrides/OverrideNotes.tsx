'use client'
import { useFormFields } from '@payloadcms/ui'
import { agreesWithFeed, describeFeedValue, lowersPrice, overrideProblem } from '@/domain/feeds/carOverrides'
import './overrides.css'

/** Below the value of an override: what the feed says, what is wrong with the value, and whether shoppers are mailed about it. */
export function OverrideNotes({ path }: { path: string }) {
  const field = useFormFields(([fields]) => fields[path.replace(/value$/, 'field')]?.value)
  const value = useFormFields(([fields]) => fields[path]?.value)
  const saved = useFormFields(([fields]) => fields[path]?.initialValue)
  const name = typeof field === 'string' ? field : ''
  // What the car shows as last saved: the feed's value, unless an override of the field was saved.
  const shown = useFormFields(([fields]) => fields[name]?.initialValue)
  const fromFeed = useFormFields(([fields]) => {
    const kept = fields.feed_values?.value as Record<string, unknown> | null | undefined
    return kept && name in kept ? kept[name] : fields[name]?.initialValue
  })
  if (!name) return null
  const typed = typeof value === 'string' ? value : ''
  const now = new Date()
  const feedValue = describeFeedValue(name, fromFeed)
  const problem = typed && typed !== saved ? overrideProblem({ field: name, value: typed }, now) : null
  const isSame = typed !== '' && typed !== saved && agreesWithFeed({ field: name, value: typed }, fromFeed, now)
  return (
    <div className="forecourt-override__notes">
      {feedValue ? <p className="forecourt-quiet">Feed: {feedValue}</p> : null}
      <p className="forecourt-override__problem" role="alert">
        {problem}
      </p>
      <p role="status">
        {isSame ? 'The feed says the same: there is nothing to override, and it is left out when you save.' : null}
        {!problem && lowersPrice({ field: name, value: typed }, shown, now)
          ? 'Once this is saved, shoppers who follow this car are mailed “Price drop”.'
          : null}
      </p>
    </div>
  )
}
