import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { type MessageFromThread, type MessageToThread, toSentError } from './threadMessages'
import type { ThreadContext, ThreadFunction } from './threadTask'

/** Milliseconds between two signs that the thread's event loop runs. */
const ALIVE_MS = 1000

/** Runs in a thread: calls the exported functions of a module, one at a time, as the main thread asks for them. */
export async function serveTasks(module: string): Promise<void> {
  const port = parentPort
  if (!port) throw new Error('There is no main thread.')
  const send = (message: MessageFromThread, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
  const functions: Record<string, ThreadFunction | undefined> = await import(pathToFileURL(module).href)
  let current: ReturnType<typeof openTask> | null = null
  port.on('message', (message: MessageToThread) => {
    if (message.kind === 'run') {
      current = openTask(message.task, message.hasSource, send)
      void runTask(functions[message.function], message, current, send)
    } else if (message.task === current?.task) current.receive(message)
  })
}

type Send = (message: MessageFromThread, transfer?: ArrayBuffer[]) => void

async function runTask(
  work: ThreadFunction | undefined,
  { task, function: name, input }: Extract<MessageToThread, { kind: 'run' }>,
  { context, transfer }: ReturnType<typeof openTask>,
  send: Send,
): Promise<void> {
  const alive = setInterval(send, ALIVE_MS, { task, kind: 'alive' })
  try {
    if (!work) throw new Error(`No exported function is named ${name}.`)
    const result = await work(input as never, context)
    send({ task, kind: 'result', result }, transfer)
  } catch (error) {
    send({ task, kind: 'error', error: toSentError(error) })
  } finally {
    clearInterval(alive)
  }
}

type Step = IteratorResult<Buffer, undefined>

/** What a task knows besides its input, and what it hears from the main thread. */
function openTask(task: number, hasSource: boolean, send: Send) {
  const aborting = new AbortController()
  const transfer: ArrayBuffer[] = []
  let pending: PromiseWithResolvers<Step> | null = null
  let isOver = !hasSource
  const fail = (error: Error) => {
    isOver = true
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
      if (isOver) return { done: true, value: undefined }
      aborting.signal.throwIfAborted()
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
  const context: ThreadContext = {
    source,
    signal: aborting.signal,
    report: (value) => send({ task, kind: 'report', value }),
    transfer: (buffer) => transfer.push(buffer),
  }
  const receive = (message: MessageToThread) => {
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
  return { task, context, transfer, receive }
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
