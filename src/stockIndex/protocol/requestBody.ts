import * as z from 'zod'
import { CAPS } from './caps'
import { ProtocolError } from './protocolError'

const params = z.record(z.string(), z.unknown())

/**
 * Multi-query: `{ requests: [{ indexName, ...params }] }`, where `params` may also be an object, as older clients send.
 */
export const queriesBody = z.object({
  requests: z
    .array(z.looseObject({ indexName: z.string(), params: z.union([z.string(), params]).optional() }))
    .max(CAPS.requestsPerCall, { error: `Too many queries in one call: at most ${CAPS.requestsPerCall}` }),
  strategy: z.literal('none', { error: 'Only the strategy "none" is supported' }).optional(),
})

export const objectsBody = z.object({
  requests: z
    .array(
      z.object({
        indexName: z.string(),
        objectID: z.string().max(100),
        attributesToRetrieve: z.array(z.string()).max(100).optional(),
      }),
    )
    .max(CAPS.objectsPerCall, { error: `Too many objects in one call: at most ${CAPS.objectsPerCall}` }),
})

export const searchBody = params

/**
 * Parses a request body as JSON whatever its content type: browsers send text/plain. An empty body counts as `{}`.
 * @throws ProtocolError 400
 */
export function parseBody<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  if (text.length > CAPS.bodyBytes)
    throw new ProtocolError(400, `Request body too large: at most ${CAPS.bodyBytes} bytes`)
  if (nestingDepth(text) > CAPS.nesting)
    throw new ProtocolError(400, `Invalid JSON: more than ${CAPS.nesting} nested levels`)
  let json: unknown
  try {
    json = text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new ProtocolError(400, 'Invalid JSON: the request body cannot be read')
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const prefix = issue?.path.length ? `"${issue.path.join('.')}": ` : ''
  throw new ProtocolError(400, `Invalid request body: ${prefix}${issue?.message}`)
}

/** Nesting depth of lists and objects, found without parsing, which deep nesting would make expensive. */
function nestingDepth(json: string): number {
  let depth = 0
  let maxDepth = 0
  let inText = false
  for (let index = 0; index < json.length; index++) {
    const character = json[index]
    if (inText && character === '\\') index++
    else if (character === '"') inText = !inText
    else if (!inText && (character === '[' || character === '{')) maxDepth = Math.max(maxDepth, ++depth)
    else if (!inText && (character === ']' || character === '}')) depth--
  }
  return maxDepth
}
