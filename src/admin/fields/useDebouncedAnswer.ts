import { useEffect, useState } from 'react'
import { postJson } from '../leads/postJson'

/** Milliseconds without a change of the form before it is asked again. */
const PAUSE_MS = 400

/**
 * The answer of an API route to what a form holds, asked again after each change. A problem keeps the value before it.
 * @param body as JSON; null asks nothing
 */
export function useDebouncedAnswer<Value>(path: string, body: string | null): { value?: Value; problem?: string } {
  const [answer, setAnswer] = useState<{ value?: Value; problem?: string }>({})
  useEffect(() => {
    if (body === null) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const next = await postJson<Value>(path, JSON.parse(body))
      if (isCurrent) setAnswer(({ value }) => ({ value, ...next }))
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [path, body])
  return answer
}
