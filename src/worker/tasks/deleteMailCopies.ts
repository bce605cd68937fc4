import type { Task } from 'graphile-worker'
import * as z from 'zod'
import { deleteMailCopies } from '../../providers/mail/mailCopies'

const payload = z.object({ names: z.array(z.string()), prefixes: z.array(z.string()).default([]) })

/** Deletes the copies of emails about erased people. */
export function deleteMailCopiesTask(folder: string): Task {
  return async (job) => {
    const { names, prefixes } = payload.parse(job)
    await deleteMailCopies(folder, names, prefixes)
  }
}
