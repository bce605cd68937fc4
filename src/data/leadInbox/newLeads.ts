import type { Where } from 'payload'

/** Leads that wait for an answer: the same wherever the admin counts them, and `?status=new` of the inbox. */
export const NEW_LEADS: readonly Where[] = [{ status: { equals: 'new' } }, { is_test: { not_equals: true } }]
