import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../support/importGraph'

/**
 * What code of the release before can no longer read or write. During a deploy it runs on the new database: what it uses is removed in
 * a later release (docs/cluster.md).
 */
const CONTRACTING =
  /\b(drop\s+(table|column|type|schema)|rename\s+(to|column|value|constraint)|alter\s+column\s+\S+\s+(set\s+not\s+null|type|set\s+data\s+type)|(?<!before )truncate)\b|add\s+column\s+(?!.*\bdefault\b)[^;]*\bnot\s+null\b/i

/** Migrations that remove something. The first is older than rolling deploys; any other removes what no release in use reads. */
const CONTRACTS: readonly string[] = ['20261123_170814_login_limits.ts']

const folder = resolve(root, 'src/migrations')
const migrations = readdirSync(folder).filter((file) => /^\d+_\d+_\w+\.ts$/.test(file))

/** The SQL of `up`, without comments. */
function readUp(file: string): string {
  const source = readFileSync(resolve(folder, file), 'utf8')
  return source.slice(source.indexOf('function up'), source.indexOf('function down')).replaceAll(/--.*$|\/\/.*$/gm, '')
}

test('the rule finds what old code cannot use', () => {
  for (const sql of [
    'ALTER TABLE "cars" DROP COLUMN "price";',
    'DROP TABLE "cars";',
    'ALTER TABLE "cars" RENAME COLUMN "price" TO "amount";',
    'ALTER TABLE "cars" ALTER COLUMN "price" SET NOT NULL;',
    'ALTER TABLE "cars" ALTER COLUMN "price" SET DATA TYPE text;',
    'ALTER TABLE "cars" ADD COLUMN "price" integer NOT NULL;',
  ])
    expect(sql).toMatch(CONTRACTING)
  for (const sql of [
    'ALTER TABLE "cars" ADD COLUMN "price" integer;',
    'ALTER TABLE "cars" ADD COLUMN "price" integer DEFAULT 0 NOT NULL;',
    'CREATE TABLE "x" ("id" serial PRIMARY KEY NOT NULL);',
    'ALTER TABLE "cars" ALTER COLUMN "price" DROP NOT NULL;',
  ])
    expect(sql).not.toMatch(CONTRACTING)
})

test('migrations use nothing of Payload but its log, so that a restore can run them in its own transaction', () => {
  for (const file of migrations)
    expect(readUp(file), file).not.toMatch(/\bpayload\.(?!logger\b)\w+|\breq\.|\{[^{}]*\} = payload\b/)
})

test('migrations only expand the database, so that old and new servers work on it together', () => {
  expect(migrations.length).toBeGreaterThan(5)
  const found = migrations.filter((file) => CONTRACTING.test(readUp(file)))
  expect(found).toEqual(CONTRACTS)
})
