// Runs before each integration test file: gives it a database that no other file sees, migrated and empty, and points the
// environment at it before anything reads that. It goes with the server: dropping it here would cut off a Payload that the
// file still holds.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE_DATABASE, TEST_SECRETS } from './postgres'

const name = `test_${randomUUID().replaceAll('-', '')}`
const url = new URL(inject('postgresUrl'))

await onServer(`create database ${name} template ${TEMPLATE_DATABASE}`)
url.pathname = `/${name}`
Object.assign(process.env, TEST_SECRETS, {
  DATABASE_URL: url.href,
  FORECOURT_DATA: inject('dataFolder'),
  LOG_LEVEL: 'warn',
})

async function onServer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
