// Sends unexpected errors of our own scripts to this site. On pages only if SENTRY_DSN is set.
;(() => {
  const MAX_REPORTS = 5
  const MAX_STACK_LENGTH = 8000
  const sent = new Set()

  function report(error) {
    if (!(error instanceof Error)) return
    const { name, message, stack = '' } = error
    // Browser extensions and cancelled requests are nobody's fault here.
    if (!stack.includes(location.origin) || name === 'AbortError') return
    const key = `${name} ${message}`
    if (sent.size >= MAX_REPORTS || sent.has(key)) return
    sent.add(key)
    const body = JSON.stringify({
      name: name.slice(0, 100),
      message: message.slice(0, 2000),
      stack: stack.slice(0, MAX_STACK_LENGTH),
      path: location.pathname.slice(0, 500),
    })
    const headers = { 'Content-Type': 'application/json' }
    fetch('/api/browser-errors', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }

  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
})()
