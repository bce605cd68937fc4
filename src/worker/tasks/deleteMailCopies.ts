import type { Task } from 'graphile-worker'
import * as z from 'zod'
import { deleteMailCopies } from '../../providers/mail/mailCopies'

const payload = z.object({ names: z.array(z.string()) })

/** Deletes the copies of emails about erased people. */
export function deleteMailCopiesTask(folder: string): Task {
  return async (job) => deleteMailCopies(folder, payload.parse(job).names)
}
