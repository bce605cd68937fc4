// @ts-check
// JavaScript, since Next loads the page cache, which counts its hits, without compiling it. Imports nothing: what measures is loaded
// by startTelemetry.ts, and until then each function here reads one variable.

/**
 * @typedef {Record<string, string | number>} Attributes
 * @typedef {'cacheReads' | 'cacheEvictions' | 'leadDeliveries' | 'errors'} Counter
 * @typedef {'request' | 'stockSearch' | 'job' | 'feedRun' | 'loopHold'} Duration
 */

/**
 * What records measurements.
 * @typedef {object} Recorder
 * @property {(name: Counter, attributes: Attributes, count: number) => void} count
 * @property {(name: Duration, attributes: Attributes, seconds: number) => void} record
 * @property {<Result>(name: string, attributes: Attributes, work: () => Result) => Result} trace
 */

// Next may load this module more than once in a process.
const shared = /** @type {{ forecourtTelemetry?: Recorder }} */ (globalThis)

/** @param {Recorder | undefined} recorder */
export function setRecorder(recorder) {
  shared.forecourtTelemetry = recorder
}

/** Whether anything is measured. */
export const isMeasuring = () => shared.forecourtTelemetry !== undefined

/** Counts events. Attributes must have few values, never a host or a path. @param {Counter} name @param {Attributes} attributes */
export const countEvent = (name, attributes, count = 1) => shared.forecourtTelemetry?.count(name, attributes, count)

/** Records a duration. @param {Duration} name @param {Attributes} attributes @param {number} seconds */
export const recordDuration = (name, attributes, seconds) =>
  shared.forecourtTelemetry?.record(name, attributes, seconds)

/**
 * Runs work and records its duration, with the attributes of its result.
 * @template Result
 * @param {Duration} name
 * @param {(result: Result | undefined) => Attributes} attributes of the result; undefined if the work failed
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function measure(name, attributes, work) {
  const recorder = shared.forecourtTelemetry
  if (!recorder) return work()
  const startedAt = performance.now()
  /** @type {Result | undefined} */
  let result
  try {
    result = await work()
    return result
  } finally {
    recorder.record(name, attributes(result), (performance.now() - startedAt) / 1000)
  }
}

/**
 * Runs work in a span of the current trace.
 * @template Result
 * @param {string} name
 * @param {Attributes} attributes
 * @param {() => Result} work
 * @returns {Result}
 */
export function trace(name, attributes, work) {
  const recorder = shared.forecourtTelemetry
  return recorder ? recorder.trace(name, attributes, work) : work()
}
