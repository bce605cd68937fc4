import { escapeIdentifier, type Pool } from 'pg'
import { previewQuery, type Query, runPreviewRead } from './pageReads'

/** Milliseconds after which a preview is over. */
const MAX_MS = 30_000

/** Sends the queries of previews to their transactions. Call it after all else that replaces `pool.query`. */
export function routePreviewReads(pool: Pool): void {
  const query = pool.query.bind(pool) as unknown as Query
  const routed: Query = (...args) => (previewQuery() ?? query)(...args)
  pool.query = routed as unknown as typeof pool.query
}

/** A transaction that is never committed: what it writes only its own reads see. */
export interface PreviewTransaction {
  /**
   * gives the preview its own copy of a collection's rows; call it before the first write
   * @param lists also of the rows of its lists: false if only fields of the document's own row are written
   */
  copy: (table: string, siteId: number, lists?: boolean) => Promise<void>
  run: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** undoes it; more calls do nothing */
  end: () => Promise<void>
}

/**
 * Opens a transaction for a preview, on a connection of its own. It ends by itself after half a minute, so that it does not keep the
 * connection.
 */
export async function openPreviewTransaction(pool: Pool): Promise<PreviewTransaction> {
  const client = await pool.connect()
  // Without a listener, a connection that drops ends the process.
  const ignore = () => {}
  client.on('error', ignore)
  let last: Promise<unknown> = Promise.resolve()
  let isOver = false
  // One after another: a connection has one query at a time.
  const query: Query = (...args) => {
    const next = last.then(() => {
      if (isOver) throw new Error('The preview took too long. Reload it.')
      return (client.query as unknown as Query).apply(client, args)
    })
    last = next.catch(ignore)
    return next
  }
  let ended: Promise<void> | null = null
  const end = () => {
    ended ??= last.then(async () => {
      isOver = true
      clearTimeout(timer)
      let fault: Error | undefined
      await client.query('rollback').catch((error: Error) => {
        fault = error
      })
      client.off('error', ignore)
      client.release(fault)
    })
    return ended
  }
  const timer = setTimeout(() => void end(), MAX_MS)
  timer.unref()
  try {
    await query('begin')
    await query(`set local idle_in_transaction_session_timeout = ${MAX_MS}`)
  } catch (error) {
    await end()
    throw error
  }
  const copied = new Map<string, Promise<void>>()
  const copy = (table: string, siteId: number, lists = true) => {
    const copying = copied.get(table) ?? copyTables(query, table, siteId, lists)
    copied.set(table, copying)
    return copying
  }
  return { copy, run: (work) => runPreviewRead(query, work), end }
}

interface CopiedTable {
  name: string
  /** the table with the rows that this one's belong to, and the column that names them; null for the collection's own */
  parent: string | null
  column: string | null
  /** the column that says whose a row is: of the table of sites its id; null for tables that belong to no site */
  siteColumn: string | null
}

/**
 * Copies a collection's table and those of its lists into temporary ones, which Postgres reads and writes in their place until the
 * transaction ends: those of the one site, so that a preview costs the same however many sites there are. Rows of the live tables would stay locked while the page is rendered: for other previews and for staff who save.
 */
async function copyTables(query: Query, table: string, siteId: number, lists: boolean): Promise<void> {
  const { rows } = (await query(
    `select c.relname as name, p.relname as parent, a.attname as column,
       case when c.relname = 'sites' then 'id' else
         (select s.attname from pg_attribute s where s.attrelid = c.oid and s.attname = 'site_id') end as "siteColumn"
     from pg_class c
     left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f'
       and k.conkey[1] = any (select attnum from pg_attribute where attrelid = c.oid and attname in ('_parent_id', 'parent_id'))
     left join pg_class p on p.oid = k.confrelid
     left join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and (c.relname = $1 or ($2 and starts_with(c.relname, $1 || '_')))
     order by length(c.relname)`,
    [table, lists],
  )) as { rows: CopiedTable[] }
  const schema = ((await query('select current_schema() as schema')) as { rows: { schema: string }[] }).rows[0]!.schema
  for (const { name, parent, column, siteColumn } of rows) {
    const own = escapeIdentifier(name)
    const live = `${escapeIdentifier(schema)}.${own}`
    await query(
      `create temporary table ${own} (like ${live} including defaults including generated including indexes) on commit drop`,
    )
    if (parent !== null && column !== null) {
      const [key, owner] = [escapeIdentifier(column), escapeIdentifier(parent)]
      await query(`insert into ${own} select * from ${live} where ${key} in (select id from ${owner})`)
      // Payload deletes the rows of a list and relies on Postgres to delete those of lists within.
      await query(`alter table ${own} add foreign key (${key}) references ${owner} (id) on delete cascade`)
    }
    // Tags of a group belong to no site.
    else if (siteColumn !== null) {
      const site = escapeIdentifier(siteColumn)
      await query(`insert into ${own} select * from ${live} where ${site} = $1 or ${site} is null`, [siteId])
    } else await query(`insert into ${own} select * from ${live}`)
  }
}
