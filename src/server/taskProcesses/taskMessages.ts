/** What a process for heavy work is sent. Each message names its task, since some arrive when it is over. */
export type MessageToProcess =
  | { task: number; kind: 'run'; function: string; input: unknown; hasSource: boolean }
  /** the next bytes of the source */
  | { task: number; kind: 'chunk'; bytes: Uint8Array }
  | { task: number; kind: 'sourceEnd' }
  | { task: number; kind: 'sourceError'; message: string }
  | { task: number; kind: 'abort' }

/** What it sends. */
export type MessageFromProcess =
  /** its event loop runs */
  | { task: number; kind: 'alive' }
  | { task: number; kind: 'report'; value: unknown }
  /** asks for the next bytes of the source */
  | { task: number; kind: 'pull' }
  | { task: number; kind: 'sourceClosed' }
  | { task: number; kind: 'result'; result: unknown }
  | { task: number; kind: 'error'; error: SentError }

/** An error on its way between processes: a copy alone would be a plain `Error`. */
export interface SentError {
  /** names of its class and of those that it extends */
  classes: string[]
  name: string
  message: string
  stack: string | undefined
  /** its own fields, such as the report of a feed run */
  fields: Record<string, unknown>
}

/** Prepares an error to be sent. Fields that cannot be copied are left out. */
export function toSentError(thrown: unknown): SentError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return {
    ...{ classes: classNames(error), name: error.name, message: error.message, stack: error.stack },
    fields: Object.fromEntries(Object.entries(error).filter(([name, value]) => name !== 'name' && isCopied(value))),
  }
}

function classNames(error: Error): string[] {
  const names: string[] = []
  for (let prototype = error; prototype !== Error.prototype; prototype = Object.getPrototypeOf(prototype))
    if (prototype !== error) names.push(prototype.constructor.name)
  return names
}

function isCopied(value: unknown): boolean {
  try {
    structuredClone(value)
    return true
  } catch {
    return false
  }
}

/** Classes of errors by their names: a build may shorten those of the classes themselves. */
export type ErrorClasses = Readonly<Record<string, { readonly prototype: Error }>>

/** The error that was sent; of the nearest of its classes among `classes`, so that `instanceof` holds. */
export function fromSentError(
  { classes: names, name, message, stack, fields }: SentError,
  classes: ErrorClasses,
): Error {
  const error = new Error(message)
  const known = names.find((candidate) => Object.hasOwn(classes, candidate))
  if (known) Object.setPrototypeOf(error, classes[known]!.prototype)
  for (const [key, value] of Object.entries({ name, stack }))
    Object.defineProperty(error, key, { value, configurable: true, writable: true })
  return Object.assign(error, fields)
}
