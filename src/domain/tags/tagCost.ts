import * as z from 'zod'

/** What a tag may cost a page before staff are warned: its compressed bytes, and the milliseconds in which it blocks the page. */
export const TAG_BUDGET = { bytes: 100_000, blockingMs: 50 } as const

/** Name of the message with the measurement. */
export const MEASURED = 'forecourt-tag-measured'

/** Milliseconds after the load in which a tag is watched: until it has asked for nothing for a while, at most for the last. */
export const MEASURING_MS = { min: 4000, quiet: 2500, max: 15_000 } as const

/** Requests of one measurement that are counted. */
const MAX_REQUESTS = 200

/** What a browser saw of a tag's page. */
export const measurementSchema = z.object({
  blockingMs: z.number('Enter milliseconds.').min(0).max(60_000),
  requests: z
    .array(
      z.object({
        url: z.string().max(2000),
        /** "script", "css", "img" and the like, as browsers name what asked for it */
        initiator: z.string().max(40),
        /** compressed; null if the vendor does not tell */
        bytes: z.number().min(0).max(100_000_000).nullable(),
      }),
    )
    .max(MAX_REQUESTS),
})
export type Measurement = z.output<typeof measurementSchema>

/** What a tag costs a page, as measured in a browser of staff. */
export const tagCostSchema = z.object({
  /** compressed, of all requests whose size is known */
  bytes: z.number(),
  requests: z.number(),
  /** requests whose size nobody tells, such as those that report a visit */
  unknown: z.number(),
  /** on the computer that measured; phones take several times as long */
  blockingMs: z.number(),
  measuredAt: z.iso.datetime(),
})
export type TagCost = z.output<typeof tagCostSchema>

/** What of a cost is over the budget, as sentences. */
export function listOverBudget({ bytes, blockingMs }: Pick<TagCost, 'bytes' | 'blockingMs'>): string[] {
  const kilobytes = (count: number) => `${Math.round(count / 1000).toLocaleString('en-AU')} KB`
  return [
    ...(bytes > TAG_BUDGET.bytes
      ? [`${kilobytes(bytes)} is more than the budget of ${kilobytes(TAG_BUDGET.bytes)}.`]
      : []),
    ...(blockingMs > TAG_BUDGET.blockingMs
      ? [`It blocks the page for ${Math.round(blockingMs)} ms; the budget is ${TAG_BUDGET.blockingMs} ms.`]
      : []),
  ]
}

/** Resources whose size counts although the vendor does not tell it: code and styles, not reports of a visit. */
export const isCode = ({ initiator }: Measurement['requests'][number]): boolean =>
  ['script', 'link', 'css'].includes(initiator)
