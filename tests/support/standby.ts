import { spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import getPort from 'get-port'
import { Client } from 'pg'
import { findBinaries, getPostgresAccount } from '../../src/scripts/postgres/binaries.mjs'
import { launch } from '../../src/scripts/postgres/cluster.mjs'
import { startPostgres } from '../../src/scripts/postgres/embeddedPostgres.mjs'
import { createTempFolder, removeFolder } from './postgres'

const READY_MS = 30_000

/** Starts an empty Postgres and a hot standby of it, made of a copy of its files. */
export async function startReplicatedPostgres() {
  const folder = createTempFolder()
  const primary = await startPostgres({ folder: join(folder, 'postgres'), database: 'dealers', durable: false })
  const client = new Client({ connectionString: primary.url })
  await client.connect()
  const { rows } = await client.query<{ path: string }>("select current_setting('data_directory') as path")
  const cluster = join(rows[0]!.path, '../standby')
  await client.query("select pg_backup_start('standby', true)")
  // What changes during the copy is replayed.
  spawnSync('cp', ['-a', rows[0]!.path, cluster])
  const { rows: labels } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()

  const { hostname, port: primaryPort, username, password, pathname } = new URL(primary.url)
  const account = getPostgresAccount(cluster)
  const writeOwned = (name: string, text: string) => {
    writeFileSync(join(cluster, name), text)
    if (account) chownSync(join(cluster, name), account.uid, account.gid)
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  writeOwned('backup_label', labels[0]!.labelfile)
  writeOwned('standby.signal', '')
  const address = `host=${hostname} port=${primaryPort} user=${username} password=${decodeURIComponent(password)}`
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `primary_conninfo = '${address}'\n`)

  const port = await getPort({ host: '127.0.0.1' })
  const place = { cluster, log: join(folder, 'standby.log'), binaries: findBinaries(folder, account), account }
  const server = launch(place, port, false)
  const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`
  const deadline = Date.now() + READY_MS
  while (!(await canConnect(url))) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error(`The standby does not start: ${place.log}`)
    await pause(50)
  }
  const stopStandby = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGQUIT')
    await exited
  }
  return {
    primaryUrl: primary.url,
    standbyUrl: url,
    stopStandby,
    stop: async () => {
      await stopStandby()
      await primary.stop()
      rmSync(cluster, { recursive: true, force: true })
      await removeFolder(folder)
    },
  }
}

async function canConnect(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
