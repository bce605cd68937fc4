import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allLocalities } from '../../src/providers/geocoding/allLocalities'
import { mainLocalities } from '../../src/providers/geocoding/mainLocalities'
import { type Database, toDatabase } from '../../src/server/database/database'
import { embeddedGeocoding } from '../../src/server/places/embeddedGeocoding'
import { loadPlaceIndex } from '../../src/server/places/getPlaceIndex'
import { addMissingPlaces, writePlaces } from '../../src/server/places/writePlaces'

let pool: Pool
let database: Database
let folder: string
const query = (sql: string, values: unknown[] = []) => pool.query(sql, values)
const geocoding = embeddedGeocoding(() => loadPlaceIndex(database))

beforeAll(async () => {
  pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  database = toDatabase(pool)
  folder = await mkdtemp(join(tmpdir(), 'places-'))
  await restoreMainPlaces()
})
afterAll(async () => {
  await pool.end()
  await rm(folder, { recursive: true })
})

async function restoreMainPlaces() {
  await query('DELETE FROM places')
  await writePlaces(database, mainLocalities())
}

describe('[LOC-06] the stored list of places', () => {
  it('finds a postcode’s place, and rejects an unknown postcode', async () => {
    expect(await geocoding.findPlaceByPostcode('2150')).toEqual({
      name: 'Parramatta',
      state: 'NSW',
      postcode: '2150',
      lat: -33.815,
      lng: 151.0011,
    })
    expect(await geocoding.findPlaceByPostcode('2999')).toBeNull()
  })

  it('suggests by any part of a name in any case, prefix matches first', async () => {
    const names = async (text: string) => (await geocoding.suggestPlaces(text)).map(({ name }) => name)
    expect(await names('BELLT')).toEqual(['Campbelltown', 'Campbelltown'])
    const north = await names('north')
    expect(north).toHaveLength(8)
    expect(north.slice(0, 5).every((name) => name.startsWith('North'))).toBe(true)
    expect((await names('geelong')).slice(0, 2)).toEqual(['Geelong', 'North Geelong'])
  })

  it('suggests by the start of a postcode, and escapes wildcards', async () => {
    expect((await geocoding.suggestPlaces('0870')).map(({ name }) => name)).toEqual(['Alice Springs'])
    expect(await geocoding.suggestPlaces('%%')).toEqual([])
  })

  it('is updated only if rows changed', async () => {
    const [first, ...others] = mainLocalities()
    expect(await writePlaces(database, [{ ...first!, lat: first!.lat + 0.01 }, ...others])).toEqual({
      new: 0,
      changed: 1,
    })
    expect(await writePlaces(database, [])).toEqual({ new: 0, changed: 0 })
  })

  it('is completed with all localities, which change none that are there', async () => {
    await query(`UPDATE places SET lat = -33.5 WHERE name = 'Parramatta'`)
    const all = await allLocalities()
    await addMissingPlaces(database, all)
    await addMissingPlaces(database, all.slice(0, 100))
    expect(Number((await query('SELECT count(*) FROM places')).rows[0].count)).toBe(all.length)
    expect((await geocoding.findPlaceByPostcode('2150'))?.lat).toBe(-33.5)
    expect(await geocoding.findPlaceByPostcode('4550')).toMatchObject({ name: 'Landsborough', state: 'QLD' })
  })
})

describe('[LOC-06] npm run places:import', () => {
  beforeEach(restoreMainPlaces)

  async function run(csv: string, ...options: string[]): Promise<string> {
    const file = join(folder, 'places.csv')
    await writeFile(file, csv)
    const command = ['--import', 'tsx', 'src/scripts/importPlaces.ts', '--file', file, ...options]
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command).catch((failed) => failed)
    return stdout + stderr
  }
  const count = async () => Number((await query('SELECT count(*) FROM places')).rows[0].count)

  it('adds new places, and reports the line and error of rejected rows', async () => {
    const before = await count()
    const csv = [
      'Locality,State,Postcode,Long,Lat',
      'WESTMEAD,NSW,2145,150.9877,-33.8038',
      'Parramatta,NSW,2150,151.0011,-33.815',
      'Nowhere,NSW,2145,15.1,-33.8',
      'WESTMEAD,NSW,2145,150.9877,-33.8038',
      '<p>, </p>',
    ].join('\n')
    const result = await run(csv)
    expect(result).toContain('line 4: lng is not a longitude in Australia')
    expect(result).toContain('line 6: state is not an Australian state: </P>')
    expect(result).toContain('5 rows: 1 new, 0 changed, 1 unchanged, 1 duplicates, 2 rejected.')
    expect(await count()).toBe(before + 1)
    expect((await geocoding.findPlaceByPostcode('2145'))?.name).toBe('Westmead')
  })

  it('has a dry run without changes', async () => {
    const before = await count()
    expect(await run('name,state,postcode,lat,lng\nWestmead,NSW,2145,-33.8038,150.9877\n', '--dry-run')).toContain(
      '1 would be new',
    )
    expect(await count()).toBe(before)
  })

  it('reports the error of an invalid file', async () => {
    expect(await run('name,state\n"Westmead,NSW\n')).toMatch(/Invalid CSV near line/)
    expect(await run('')).toMatch(/has no rows/)
  })
})
