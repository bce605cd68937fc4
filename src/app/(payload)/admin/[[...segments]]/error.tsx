'use client'
import { useRouter } from 'next/navigation'
import { startTransition, useEffect } from 'react'
import { AdminErrorPage } from '@/admin/AdminErrorPage'

interface AdminErrorProps {
  error: Error & { digest?: string }
  reset: () => void
}

export default function AdminError({ error, reset }: AdminErrorProps) {
  // Also logs it in the console.
  useEffect(() => window.reportError(error), [error])
  const router = useRouter()
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <AdminErrorPage digest={error.digest} retry={retry} />
}
