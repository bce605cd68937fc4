/** Lists what is in seed/media with its size and alternative text, for the seed to upload. */
import { readdir, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { BRANDS } from './brand/marks.mjs'
import { openDarkroom } from './darkroom.mjs'
import { MEDIA_FOLDER } from './folders.mjs'

/** Writes seed/media/catalogue.json. Fails on a picture that nothing describes. */
export async function writeCatalogue() {
  const described = await descriptions()
  const files = (await readdir(MEDIA_FOLDER)).filter((file) => /\.(webp|png)$/.test(file)).sort()
  const catalogue = []
  for (const file of files) {
    const about = described[parse(file).name]
    if (!about) throw new Error(`Nothing describes ${file}`)
    const { width, height } = await sharp(join(MEDIA_FOLDER, file)).metadata()
    catalogue.push({ file, alt: about.alt, width, height, kind: about.kind })
  }
  await writeFile(join(MEDIA_FOLDER, 'catalogue.json'), `${JSON.stringify(catalogue, null, 2)}\n`)
}

async function descriptions() {
  const darkroom = await openDarkroom(() => {}, { entry: '/scenes/page.html' })
  const scenes = await darkroom.page.evaluate(() => window.studio.descriptions).finally(() => darkroom.close())
  const logos = Object.entries(BRANDS).flatMap(([slug, { name }]) => [
    [`${slug}-logo`, { alt: name, kind: 'logo' }],
    [`${slug}-logo-inverse`, { alt: name, kind: 'logo' }],
    [`${slug}-favicon`, { alt: `${name} icon`, kind: 'favicon' }],
  ])
  return { ...scenes, ...Object.fromEntries(logos) }
}
