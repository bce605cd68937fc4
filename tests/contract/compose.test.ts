import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

interface Service {
  image: string
  build?: string
  user?: string
  read_only?: boolean
  privileged?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
  tmpfs?: string[]
  volumes?: string[]
  ports?: string[]
  command?: string[]
  environment?: Record<string, string>
}

const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Service> }
const named = Object.entries(services)

const DIGEST = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/

describe('docker-compose.yml', () => {
  it('has the services of a cluster', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining(['app', 'worker', 'backup', 'postgres', 'valkey', 's3']),
    )
  })

  it.each(named)(
    '%s cannot write outside its volumes, has no right that it does not need, and a limit',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        pids_limit: expect.any(Number),
        mem_limit: expect.stringMatching(/^(\d+[mg]|\$\{[A-Z0-9_]+:-\d+[mg]\})$/),
        tmpfs: expect.arrayContaining(['/tmp']),
      })
      expect(service.privileged).toBeUndefined()
    },
  )

  it('adds rights to the two images that begin as root alone', () => {
    const added = named.filter(([, { cap_add }]) => cap_add).map(([name, { cap_add }]) => [name, cap_add])
    expect(Object.fromEntries(added)).toEqual({
      proxy: ['CHOWN', 'DAC_READ_SEARCH', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'],
      s3: ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'],
    })
  })

  it('names every image that it does not build by digest', () => {
    const foreign = named.filter(([, { build }]) => !build).map(([, { image }]) => image)
    expect(foreign.filter((image) => !DIGEST.test(image))).toEqual([])
    expect(foreign.length).toBeGreaterThan(4)
  })

  it('opens ports of this machine alone, except those of the proxy', () => {
    const open = named.filter(([, { ports }]) => ports?.some((port) => !port.startsWith('127.0.0.1:')))
    expect(open.map(([name]) => name)).toEqual(['proxy'])
  })

  it('gives Valkey the password that servers send', () => {
    const { command = [], environment } = services.valkey!
    expect(environment?.REDISCLI_AUTH).toMatch(/^\$\{VALKEY_PASSWORD:-\}$/)
    // Refused if it is empty, and no argument, which every account of the machine sees.
    expect(command.join(' ')).toMatch(/ - <<END\nrequirepass \$\$\{REDISCLI_AUTH:\?[^}]+\}\nEND\n$/)
    expect(command.join(' ')).not.toMatch(/--requirepass|\$\{VALKEY_PASSWORD/)
    expect(read('docker/cluster.env')).toMatch(/^REDIS_URL=redis:\/\/:\$\{VALKEY_PASSWORD:\?[^}]+\}@valkey:6379\/0$/m)
  })
})

describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile')

  it('names its base images by digest', () => {
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!)
    const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name]) => name!)
    expect(bases.filter((image) => !stages.includes(image) && !DIGEST.test(image))).toEqual([])
  })

  it('leaves the code to root and runs as another account', () => {
    const [runtime] = dockerfile.split(/^FROM /m).slice(-1)
    expect(runtime).not.toContain('--chown')
    // From the build, which lets everybody read: files of this machine may be its owner's alone.
    expect(runtime!.match(/^COPY (?!--from=)/m)).toBeNull()
    expect(dockerfile).toMatch(/^RUN chmod -R a\+rX .*package\.json.* src$/m)
    expect(dockerfile).toMatch(/^USER node$/m)
  })

  it('lets the server write to its data and its caches alone', () => {
    const volumes = ['/data', '/app/.next/cache', '/app/.next/server/route-cache']
    expect(JSON.parse(/^VOLUME (.*)$/m.exec(dockerfile)![1]!)).toEqual(volumes)
    expect(/^RUN install -d -o node -g node (.*)$/m.exec(dockerfile)![1]!.split(' ')).toEqual(
      volumes.map((folder) => folder.replace('/app/', '')),
    )
  })
})
