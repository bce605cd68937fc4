import { opendir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const EXTENSION = '.eml'

/** The folder of emails that are written to files, because no mail server is set. */
export const getMailFolder = (dataFolder: string): string => resolve(dataFolder, 'mail')

/** The file name of a message. */
export const toMailFileName = (name: string): string => `${name.replace(/[^\w.-]/g, '_')}${EXTENSION}`

/** A copy of an email. */
export interface MailCopy {
  /** without extension */
  name: string
  /** when it was written */
  at: Date
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Lists copies one after another, in no order; none if there is no folder. */
export async function* listMailCopies(folder: string): AsyncGenerator<MailCopy> {
  try {
    for await (const entry of await opendir(folder)) {
      if (!entry.isFile() || !entry.name.endsWith(EXTENSION)) continue
      const found = await stat(join(folder, entry.name)).catch(() => null)
      if (found) yield { name: entry.name.slice(0, -EXTENSION.length), at: found.mtime }
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

/** The content of a copy; null if there is none. */
export async function readMailCopy(folder: string, name: string): Promise<Buffer | null> {
  try {
    return await readFile(join(folder, toMailFileName(name)))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** True if there is a copy. */
export async function hasMailCopy(folder: string, name: string): Promise<boolean> {
  return (await stat(join(folder, toMailFileName(name))).catch(() => null)) !== null
}

/** Deletes copies by name, and those whose names begin so; missing ones are ignored. */
export async function deleteMailCopies(
  folder: string,
  names: readonly string[],
  prefixes: readonly string[] = [],
): Promise<void> {
  for (const name of names) await rm(join(folder, toMailFileName(name)), { force: true })
  if (prefixes.length === 0) return
  for await (const { name } of listMailCopies(folder))
    if (prefixes.some((prefix) => name.startsWith(prefix)))
      await rm(join(folder, toMailFileName(name)), { force: true })
}
