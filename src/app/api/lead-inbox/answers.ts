import type * as z from 'zod'
import { type LeadStaff, requireLeadStaff } from '@/data/leadInbox/leadStaff'
import { answerError, answerIssues } from '@/server/answerError'
import { parseJson } from '@/server/requestBody'

/** The member of staff who asks; else the answer that refuses a stranger. What they may see each question decides. */
export async function staffOrRefusal(request: Request): Promise<LeadStaff | Response> {
  return (await requireLeadStaff(request.headers)) ?? answerError(401, 'authorization', 'Log in first.')
}

/** The body of a request, checked; else the answer that says what is wrong with it. */
export async function bodyOf<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ body: z.output<Schema> } | Response> {
  const read = schema.safeParse(parseJson(await request.text().catch(() => '')))
  return read.success ? { body: read.data } : answerIssues(read.error)
}

/** A document's number from an address; null where it is none. */
export const idFrom = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
