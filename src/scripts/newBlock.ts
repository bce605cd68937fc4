// `npm run new:block promoBanner`: creates a working block type.

import { CommandError, runNode } from './childProcesses.mjs'
import { projectRoot } from './project.mjs'
import { ScaffoldError, scaffoldBlock } from './scaffoldBlock'

const [slug, ...more] = process.argv.slice(2)

try {
  if (!slug || more.length > 0) throw new ScaffoldError('Enter one block name: npm run new:block promoBanner')
  const paths = scaffoldBlock(projectRoot, slug)
  console.log(`Written:\n${paths.map((path) => `  ${path}`).join('\n')}`)
  await runNode(['src/scripts/generate.mjs'], { name: 'npm run generate', onLine: (line) => console.log(line) })
  console.log(
    [
      '',
      `Created the block "${slug}". Next, edit:`,
      `  blocks/${slug}/config.ts      fields, and the description that staff see`,
      `  blocks/${slug}/example.ts     sample content for the styleguide and tests`,
      `  blocks/${slug}/Block.tsx      what shoppers see`,
      `  blocks/${slug}/thumbnail.svg  image in the block picker, 120 by 80`,
      'Run npm run generate after changing fields. To preview it, run npm run dev and open',
      `  http://localhost:${process.env.PORT || 3000}/styleguide/${slug}`,
    ].join('\n'),
  )
} catch (error) {
  if (!(error instanceof ScaffoldError || error instanceof CommandError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
