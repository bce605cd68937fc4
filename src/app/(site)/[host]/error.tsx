'use client'
import { useEffect } from 'react'
import { ErrorPage } from '@/site/pages/ErrorPage'

interface ErrorRouteProps {
  error: Error & { digest?: string }
  reset: () => void
}

export default function ErrorRoute({ error, reset }: ErrorRouteProps) {
  // Also logs it in the console.
  useEffect(() => window.reportError(error), [error])
  return <ErrorPage retry={reset} digest={error.digest} />
}
