import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { getTableName, isTable } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  account_events,
  known_browsers,
  recovery_codes,
  second_factors,
  staff_sessions,
} from '../../../src/server/database/accountTables'
import { analytics_events } from '../../../src/server/database/analyticsEvents'
import { build_files } from '../../../src/server/database/buildFiles'
import { cache_changes } from '../../../src/server/database/cacheChanges'
import { history, history_drafts } from '../../../src/server/database/historyTable'
import { holiday_changes } from '../../../src/server/database/holidayChanges'
import * as generated from '../../../src/server/database/tables.generated'
import { root, sourceFiles } from '../../support/importGraph'

/** Files that pass SQL to the driver itself. */
const DRIVER_QUERIES: Record<string, string> = {
  'src/server/database/database.ts': 'begin, commit and rollback of a transaction',
  'src/server/database/previewTransaction.ts':
    'begin, limits and rollback of a transaction that serves the reads of a page',
  'src/scripts/backup/copyStreams.ts': 'COPY, whose rows are streams',
  'src/server/jobs/workerLease.ts': 'an advisory lock on a connection of its own',
  'src/stockIndex/algolia/syncStock.ts': 'an advisory lock on a connection of its own',
  'src/server/database/listenForNotifications.ts': 'listen and heartbeat on a connection of its own',
  'src/scripts/databaseState.mjs': 'plain JavaScript, before the application loads',
  'src/scripts/postgres/embeddedPostgres.mjs': 'plain JavaScript, before the application loads',
}

/** Benchmarks write and measure SQL of their own; migrations are generated. */
const OTHER = /^src\/(bench|migrations)\//

const OWN_TABLES = [
  ...[account_events, known_browsers, recovery_codes, second_factors, staff_sessions],
  ...[analytics_events, build_files, cache_changes, history, history_drafts, holiday_changes],
]
const TABLES = [...Object.values(generated), ...OWN_TABLES].filter((value) => isTable(value)).map(getTableName)

const files = [...sourceFiles('src', 'blocks', 'collections', 'seed'), 'payload.config.ts'].filter(
  (file) => !OTHER.test(file),
)
const readSource = (file: string) => readFileSync(resolve(root, file), 'utf8')

test('SQL reaches the driver through drizzle, with named exceptions', () => {
  const found = files.filter((file) => /\.query(<[^()]*>)?\(/.test(readSource(file)))
  expect(found.sort()).toEqual(Object.keys(DRIVER_QUERIES).sort())
})

test('SQL templates take the names of tables from the schema', () => {
  expect(TABLES.length).toBeGreaterThan(20)
  const tableName = new RegExp(`\\b(from|join|into|update|table)\\s+"?(${TABLES.join('|')})\\b`, 'i')
  const templates = files.flatMap((file) =>
    [...readSource(file).matchAll(/\bsql(?:<[^`]*>)?`([^`]*)`/g)].map(([, text = '']) => ({ file, text })),
  )
  expect(templates.length).toBeGreaterThan(40)
  expect(templates.filter(({ text }) => tableName.test(text))).toEqual([])
})
