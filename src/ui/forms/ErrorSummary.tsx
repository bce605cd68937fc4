'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '@/ui/media/Icon'

export interface FormProblem {
  message: string
  /** id of the control; makes the message a link to it */
  controlId?: string
}

export interface ErrorSummaryProps {
  problems: readonly FormProblem[]
  /** number of failed submissions: each one moves focus here, typing does not */
  attempt: number
  heading?: string
}

/**
 * The errors of a form above it (LEAD-04). Takes focus once per failed submission, even with the same errors, and never
 * while the shopper types.
 */
export function ErrorSummary({ problems, attempt, heading = 'Please fix the following errors:' }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const handledAttempt = useRef(0)
  const hasProblems = problems.length > 0
  useEffect(() => {
    if (!hasProblems || attempt === handledAttempt.current) return
    handledAttempt.current = attempt
    box.current?.focus()
  }, [hasProblems, attempt])
  if (problems.length === 0) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      data-testid="error-warning"
      className="flex gap-3 rounded-control border border-danger bg-danger-soft p-4"
    >
      <Icon name="circle-exclamation-point" className="mt-0.5 size-5 flex-none text-danger" />
      <div className="min-w-0">
        <p className="font-semibold">{heading}</p>
        <ul className="mt-1.5 grid gap-1 text-danger">
          {problems.map(({ message, controlId }) => (
            <li key={`${controlId}${message}`}>
              {controlId ? (
                <a href={`#${controlId}`} className="underline underline-offset-3">
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
