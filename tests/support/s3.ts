import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import S3rver from '@20minutes/s3rver'
import getPort from 'get-port'

const BUCKET = 'uploads'
const OBJECT_SUFFIX = '._S3rver_object'

/** An S3 server that tests stop and start again on the same port, with the same files. */
export async function createS3() {
  const directory = mkdtempSync(join(tmpdir(), 'forecourt-s3-'))
  const port = await getPort()
  const options = { address: '127.0.0.1', port, directory, silent: true, configureBuckets: [{ name: BUCKET }] }
  let server: S3rver | null = null
  const start = async () => {
    server = new S3rver(options)
    await server.run()
  }
  const stop = async () => {
    const running = server
    server = null
    if (!running) return
    const closed = new Promise((resolve) => running.httpServer.once('close', resolve))
    running.httpServer.close()
    running.httpServer.closeAllConnections()
    await closed
  }
  await start()
  return {
    start,
    stop,
    /** the variables that make Forecourt use it */
    environment: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** the keys of all objects, sorted */
    listKeys: (): string[] =>
      readdirSync(join(directory, BUCKET), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT_SUFFIX))
        .map((entry) => relative(join(directory, BUCKET), join(entry.parentPath, entry.name)))
        .map((path) => path.slice(0, -OBJECT_SUFFIX.length))
        .sort(),
    remove: async () => {
      await stop()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
