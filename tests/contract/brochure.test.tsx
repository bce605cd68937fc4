import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { renderToBuffer } from '@react-pdf/renderer'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { exampleCars } from '../../blocks/examples/cars'
import { exampleLocation } from '../../blocks/examples/location'
import { exampleSite } from '../../blocks/examples/site'
import { themes } from '../../blocks/examples/themes'
import { CarBrochure } from '../../src/car/brochure/CarBrochure'
import { renderBrochure as renderBrochurePdf } from '../../src/car/brochure/renderBrochure'
import { carBrochure } from '../../src/domain/car/brochure'
import { processTask } from '../../src/server/taskProcesses/processTask'

const now = new Date('2026-06-15T00:00:00Z')
const site = exampleSite(themes.harbour)
const findCar = (name: string) => exampleCars(now).find((example) => example.name === name)!.car

/** JPEGs as the server renders them from the demo's photos. */
async function jpegs(urls: string[]): Promise<Buffer[]> {
  return Promise.all(
    urls.slice(0, 5).map((url, position) =>
      sharp(resolve('public', url.slice(1)))
        .resize(position === 0 ? { width: 1200, height: 675 } : { width: 384, height: 256 })
        .jpeg({ quality: 75 })
        .toBuffer(),
    ),
  )
}

async function renderBrochure(name: string) {
  const car = findCar(name)
  const brochure = carBrochure(car, site, exampleLocation, 'https://example.test', now)
  const photos = await jpegs(car.images.map(({ url }) => url))
  const started = performance.now()
  const pdf = await renderToBuffer(
    <CarBrochure brochure={brochure} siteName={site.name} colours={site.theme.colours} logo={null} photos={photos} />,
  )
  return { brochure, pdf, ms: performance.now() - started }
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length

describe('[CAR-16] the brochure', () => {
  test.each([
    'used',
    'longWords',
    'noPhoto',
    'onePhoto',
    'preorder',
    'threePhotos',
    'longComments',
    'noComments',
    'sold',
    'caravan',
    'tractor',
    'sparse',
  ])(
    'of a car that is %s has one or two pages and less than 1 MB',
    async (name) => {
      const { pdf } = await renderBrochure(name)
      if (process.env.BROCHURES) writeFileSync(resolve(process.env.BROCHURES, `${name}.pdf`), pdf)
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(pdf.length).toBeLessThan(1_000_000)
      expect(countPages(pdf)).toBeLessThanOrEqual(2)
    },
    20_000,
  )

  test('has the dealer’s licence, and no price for a sold car', () => {
    const brochure = (name: string) => carBrochure(findCar(name), site, exampleLocation, 'https://example.test', now)
    expect(brochure('used').dealer.licence).toBe(exampleLocation.licenceNumber ?? 'LMCT 12345')
    expect(brochure('used').price).toEqual({ label: '$54,990', was: null, note: 'Drive Away' })
    expect(brochure('reduced').price?.was).toBe('$58,990')
    expect(brochure('sold').price).toBeNull()
    expect(brochure('sold').notice).toBe('JUST SOLD')
    expect([brochure('used').notice, brochure('reserved').notice, brochure('comingSoon').notice]).toEqual([
      null,
      'RESERVED',
      'COMING SOON',
    ])
    expect(brochure('used').urlText).toMatch(/^example\.test\/cars\//)
  })
})

test('[CAR-16] a brochure is drawn in a process of its own as it is here', async () => {
  const draw = processTask<typeof renderBrochurePdf>({
    ...{ module: 'src/car/brochure/renderBrochure.tsx', function: 'renderBrochure' },
    ...{ maxMemoryMb: 256, timeoutMs: 20_000 },
  })
  const brochure = carBrochure(findCar('used'), site, exampleLocation, 'https://example.test', now)
  const [logo = null, ...photos] = await jpegs(findCar('used').images.map(({ url }) => url))
  const input = { brochure, siteName: site.name, colours: site.theme.colours, logo, photos }
  const [here, there] = await Promise.all([renderBrochurePdf(input), draw(input)])
  // Its dates and its id, made of the time, differ.
  const content = (pdf: Uint8Array) =>
    Buffer.from(pdf)
      .toString('latin1')
      .replaceAll(/\(D:\d+Z\)|<[\da-f]{32}>/g, '')
  expect(content(there)).toBe(content(here))
})

test('[CAR-16] a brochure takes no more of a text than its pages have space for', () => {
  const long = 'long words '.repeat(50_000)
  const car = { ...findCar('used'), dealerComments: long, badge: long, colour: long }
  const brochure = carBrochure(car, site, exampleLocation, 'https://example.test', now)
  expect(JSON.stringify(brochure).length).toBeLessThan(20_000)
})
