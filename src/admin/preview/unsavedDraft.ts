/** Milliseconds without a keystroke after which a preview follows. */
export const PAUSE_MS = 300
/** Milliseconds after which it follows also somebody who goes on typing. */
export const MAX_WAIT_MS = 1200

type Values = Record<string, unknown>

/**
 * Keeps a preview in step with what a form has unsaved: sends it once the typing pauses, one request at a time, and always the latest
 * values.
 */
export class UnsavedDraft {
  #timer: ReturnType<typeof setTimeout> | undefined
  #waitingSince: number | null = null
  #read: (() => Values) | null = null
  #sent: string | null = null
  #isSending = false
  #isForgotten = false
  #isClosed = false

  /**
   * @param url of the preview draft
   * @param refresh makes the preview show what was sent
   */
  constructor(
    private readonly url: string,
    private readonly refresh: () => void,
  ) {}

  /** The form has changed. @param read returns its values */
  change(read: () => Values): void {
    const now = Date.now()
    this.#read = read
    this.#waitingSince ??= now
    clearTimeout(this.#timer)
    const wait = Math.min(PAUSE_MS, Math.max(0, this.#waitingSince + MAX_WAIT_MS - now))
    this.#timer = setTimeout(() => void this.#send(), wait)
  }

  /** The form is as saved: the preview shows that. */
  async forget(): Promise<void> {
    this.#stop()
    this.#sent = null
    this.#isForgotten = true
    if (this.#isSending) return
    const { deleted } = await call<{ deleted: boolean }>(this.url, { method: 'DELETE' }, { deleted: false })
    if (deleted && !this.#isClosed) this.refresh()
  }

  /** The form closes, or its preview does. */
  close(): void {
    this.#isClosed = true
    this.#stop()
    void call(this.url, { method: 'DELETE', keepalive: true }, null)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#read = null
    this.#waitingSince = null
  }

  async #send(): Promise<void> {
    // The request that is under way sends what has changed since.
    if (!this.#read || this.#isSending || this.#isClosed) return
    const values = this.#read()
    this.#stop()
    // What the browser has not entered would otherwise not be in the request, and stay as saved.
    const body = JSON.stringify({ values }, (_, value: unknown) => (value === undefined ? null : value))
    if (body === this.#sent) return
    this.#isSending = true
    this.#isForgotten = false
    const request = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body }
    const answer = await call<{ shown: boolean } | null>(this.url, request, null)
    this.#isSending = false
    if (this.#isClosed) return this.close()
    if (this.#isForgotten) return this.forget()
    this.#sent = answer && body
    if (answer) this.refresh()
    await this.#send()
  }
}

/** A response's JSON. Offline or refused, the preview stays as it is until the next change. */
async function call<Answer>(url: string, init: RequestInit, otherwise: Answer): Promise<Answer> {
  try {
    const response = await fetch(url, { credentials: 'include', ...init })
    return response.ok ? ((await response.json()) as Answer) : otherwise
  } catch {
    return otherwise
  }
}
