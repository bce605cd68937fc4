/** The queue for heavy work is full, or the wait for a turn too long: a 503. */
export class TooBusyError extends Error {
  override name = 'TooBusyError'
  constructor(message = 'Too many files are being worked on at once. Try again in a minute.') {
    super(message)
  }
}

/** True for a `TooBusyError`, also of another copy of this module: Next may load it more than once in a process. */
export const isTooBusy = (error: unknown): error is TooBusyError =>
  error instanceof Error && error.name === 'TooBusyError'
