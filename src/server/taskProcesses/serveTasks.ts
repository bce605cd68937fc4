import { pathToFileURL } from 'node:url'
import type { TaskContext, TaskFunction } from './processTask'
import { type MessageFromProcess, type MessageToProcess, toSentError } from './taskMessages'

/** Milliseconds between two signs that the event loop of this process runs. */
const ALIVE_MS = 1000

/** Calls the exported functions of a module, one at a time, as the process that started this one asks for them. */
export async function serveTasks(module: string): Promise<void> {
  const send = (message: MessageFromProcess) => process.send?.(message)
  const functions: Record<string, TaskFunction | undefined> = await import(pathToFileURL(module).href)
  let current: ReturnType<typeof openTask> | null = null
  process.on('message', (message: MessageToProcess) => {
    if (message.kind === 'run') {
      current = openTask(message.task, message.hasSource, send)
      void runTask(functions[message.function], message, current, send)
    } else if (message.task === current?.task) current.receive(message)
  })
}

type Send = (message: MessageFromProcess) => void

async function runTask(
  work: TaskFunction | undefined,
  { task, function: name, input }: Extract<MessageToProcess, { kind: 'run' }>,
  { context }: ReturnType<typeof openTask>,
  send: Send,
): Promise<void> {
  const alive = setInterval(send, ALIVE_MS, { task, kind: 'alive' })
  try {
    if (!work) throw new Error(`No exported function is named ${name}.`)
    const result = await work(input as never, context)
    send({ task, kind: 'result', result })
  } catch (error) {
    send({ task, kind: 'error', error: toSentError(error) })
  } finally {
    clearInterval(alive)
  }
}

type Step = IteratorResult<Buffer, undefined>

/** What a task knows besides its input, and what it hears from the process that asked. */
function openTask(task: number, hasSource: boolean, send: Send) {
  const aborting = new AbortController()
  let pending: PromiseWithResolvers<Step> | null = null
  let isOver = !hasSource
  let failure: Error | null = null
  const fail = (error: Error) => {
    failure = error
    pending?.reject(error)
    pending = null
  }
  const answer = (step: Step) => {
    isOver ||= step.done === true
    pending?.resolve(step)
    pending = null
  }
  const source: AsyncIterableIterator<Buffer, undefined> = {
    [Symbol.asyncIterator]: () => source,
    next: async () => {
      if (failure) throw failure
      if (isOver) return { done: true, value: undefined }
      pending = withResolvers<Step>()
      send({ task, kind: 'pull' })
      return pending.promise
    },
    return: async () => {
      isOver = true
      send({ task, kind: 'sourceClosed' })
      return { done: true, value: undefined }
    },
  }
  const context: TaskContext = {
    source,
    signal: aborting.signal,
    report: (value) => send({ task, kind: 'report', value }),
  }
  const receive = (message: MessageToProcess) => {
    if (message.kind === 'chunk') {
      const { buffer, byteOffset, byteLength } = message.bytes
      answer({ done: false, value: Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength) })
    } else if (message.kind === 'sourceEnd') answer({ done: true, value: undefined })
    else if (message.kind === 'sourceError') fail(new Error(message.message))
    else if (message.kind === 'abort') {
      aborting.abort()
      fail(aborting.signal.reason)
    }
  }
  return { task, context, receive }
}

interface PromiseWithResolvers<Value> {
  promise: Promise<Value>
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/** `Promise.withResolvers`, which Node 20 lacks. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let resolve: (value: Value) => void = () => {}
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue
    reject = onError
  })
  return { promise, resolve, reject }
}
