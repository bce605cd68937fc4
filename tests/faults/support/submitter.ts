// Stores submissions received over HTTP in a separate process, as the web server's route does. Started by children.ts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { storeEnquiry } from '../../../src/leads/storeEnquiry'
import { buildEnquiry, buildSubmission } from './submission'

const world = JSON.parse(process.env.WORLD ?? '')
const pool = new pg.Pool({ connectionString: world.databaseUrl, connectionTimeoutMillis: 5000 })
pool.on('error', () => {})

const server = createServer(async (request, response) => {
  const number = Number(request.headers['x-number'])
  const respond = (status: number, body: unknown) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  }
  try {
    const key = String(request.headers['idempotency-key'])
    respond(201, await storeEnquiry(pool, buildSubmission(world, buildEnquiry(number), key)))
  } catch (error) {
    respond(503, { errors: [{ field: 'form', message: String((error as Error).message) }] })
  }
})
server.listen(0, '127.0.0.1', () => console.log(`listening ${(server.address() as AddressInfo).port}`))
