import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { build, isBuilt } from '../../../src/scripts/build.mjs'
import { prepareDatabase } from '../../../src/scripts/cmsProcess.mjs'
import { startPostgres } from '../../../src/scripts/postgres/embeddedPostgres.mjs'
import { PGBOUNCER_SKIPPED, startPgbouncer } from '../../support/pgbouncer'
import { createTempFolder, removeFolder, TEST_SECRETS } from '../../support/postgres'
import { REDIS_SKIPPED } from '../../support/redis'
import { createS3 } from '../../support/s3'
import { VARNISH_SKIPPED } from '../../support/varnish'
import { HAS_NGINX, NGINX_SKIPPED } from './nginx'

declare module 'vitest' {
  export interface ProvidedContext {
    clusterFolder: string
    /** through PgBouncer in transaction mode, where it is installed */
    databaseUrl: string
    /** the database itself */
    directUrl: string
    /** variables of the S3 in which all uploads are */
    s3Environment: Record<string, string>
  }
}

/** Vitest's global setup of the cluster tests: a build, and the demo in a Postgres behind PgBouncer and in S3. */
export default async function setup(project: TestProject) {
  for (const skipped of [PGBOUNCER_SKIPPED, REDIS_SKIPPED, VARNISH_SKIPPED, HAS_NGINX ? '' : NGINX_SKIPPED])
    if (skipped) console.warn(`Cluster tests${skipped}`)
  const folder = createTempFolder()
  const postgres = await startPostgres({ folder: join(folder, 'postgres'), database: 'cluster', durable: false })
  const s3 = await createS3()
  const stopStores = async () => {
    await s3.remove()
    await postgres.stop()
    await removeFolder(folder)
  }
  try {
    if (!isBuilt()) {
      console.log('Building ...')
      await build({ env: {}, onProgress: () => undefined })
    }
    console.log('Seeding the demo ...')
    await prepareDatabase({
      env: {
        ...TEST_SECRETS,
        ...s3.environment,
        DATABASE_URL: postgres.url,
        FORECOURT_DATA: folder,
        FORECOURT_DEMO: '1',
        LOG_LEVEL: 'warn',
      },
    })
  } catch (error) {
    await stopStores()
    throw error
  }
  const pgbouncer = PGBOUNCER_SKIPPED ? null : await startPgbouncer(postgres.url, { poolSize: 20 })
  project.provide('clusterFolder', folder)
  project.provide('databaseUrl', pgbouncer?.url ?? postgres.url)
  project.provide('directUrl', postgres.url)
  project.provide('s3Environment', s3.environment)
  return async () => {
    await pgbouncer?.stop()
    await stopStores()
    rmSync(folder, { recursive: true, force: true })
  }
}
