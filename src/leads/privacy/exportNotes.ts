import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { type KnownPerson, namesPerson } from '../../domain/privacy/namesPerson'
import type { Database } from '../../server/database/database'
import { lead_exports } from '../../server/database/tables.generated'

/** Notes that are read at once. */
const BATCH_SIZE = 500

/** SQL: the note of an export without the words that staff searched for, which may be a name, an email or a phone number. */
export const noteWithoutWords = sql`regexp_replace(${lead_exports.filters}, '\u201c.*\u201d', '\u201cerased\u201d')`

/** SQL: the words of a note; null without any. */
const words = sql<string | null>`substring(${lead_exports.filters} from '\u201c(.*)\u201d')`

/** Takes the words that name a person off the notes of a site's exports. Returns the number of notes. */
export async function eraseFromExportNotes(database: Database, siteId: number, person: KnownPerson): Promise<number> {
  let erased = 0
  for (let after = 0; ; ) {
    const notes = await database
      .select({ id: lead_exports.id, words })
      .from(lead_exports)
      .where(and(eq(lead_exports.site, siteId), gt(lead_exports.id, after), sql`${words} is not null`))
      .orderBy(asc(lead_exports.id))
      .limit(BATCH_SIZE)
    const named = notes.filter((note) => namesPerson(note.words ?? '', person)).map(({ id }) => id)
    if (named.length > 0)
      await database.update(lead_exports).set({ filters: noteWithoutWords }).where(inArray(lead_exports.id, named))
    erased += named.length
    const last = notes.at(-1)
    if (!last || notes.length < BATCH_SIZE) return erased
    after = last.id
  }
}
