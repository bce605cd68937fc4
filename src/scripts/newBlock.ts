// `npm run new:block promoBanner`: a new block type that works, to be made into what it should be.

import { CommandFailed, runNode } from './childProcesses.mjs'
import { projectRoot } from './project.mjs'
import { ScaffoldError, scaffoldBlock } from './scaffoldBlock'

const [slug, ...more] = process.argv.slice(2)

try {
  if (!slug || more.length > 0) throw new ScaffoldError('Give the block one name: npm run new:block promoBanner')
  const written = scaffoldBlock(projectRoot, slug)
  console.log(`Written:\n${written.map((path) => `  ${path}`).join('\n')}`)
  await runNode(['src/scripts/generate.mjs'], { name: 'npm run generate', onLine: (line) => console.log(line) })
  console.log(
    [
      '',
      `The block "${slug}" works as it is. Make it what it should be:`,
      `  blocks/${slug}/config.ts      what staff fill in, with the one sentence that tells them what shoppers will see`,
      `  blocks/${slug}/example.ts     one filled-in block; the styleguide and the tests show it`,
      `  blocks/${slug}/Block.tsx      what shoppers see`,
      `  blocks/${slug}/thumbnail.svg  what staff see when they choose it, 120 by 80`,
      'After a change to its fields run npm run generate. See it on every theme: npm run dev, then',
      `  http://localhost:${process.env.PORT || 3000}/styleguide/${slug}`,
    ].join('\n'),
  )
} catch (error) {
  if (!(error instanceof ScaffoldError || error instanceof CommandFailed)) throw error
  console.error(error.message)
  process.exitCode = 1
}
