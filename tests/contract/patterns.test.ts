import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { check } from 'recheck'
import { describe, expect, it } from 'vitest'
import { root } from '../support/importGraph'
import { listSourcePatterns } from '../support/sourcePatterns'

/**
 * Calls of `RegExp`, with an ellipsis for each value in their text. They may only put constants of the code together; `example` is one of the
 * patterns that they make, and is checked like a literal. What a person or a feed wrote never becomes a pattern.
 */
const DYNAMIC: readonly { file: string; text: string; example: RegExp }[] = [
  {
    file: 'src/app/api/cars/[slug]/view.json/route.ts',
    text: '(?:^|; )…=([0-9a-z.]{1,1000})',
    example: /(?:^|; )viewed_cars=([0-9a-z.]{1,1000})/,
  },
  {
    file: 'src/domain/accounts/signInCode.ts',
    text: '^[…]{…}$',
    example: /^[0123456789abcdefghjkmnpqrstvwxyz]{16}$/,
  },
  {
    file: 'src/domain/leads/leadReference.ts',
    text: '^[…]{…}-[…]{…}$',
    example: /^[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{4}-[23456789ABCDEFGHJKLMNPQRSTUVWXYZ]{4}$/,
  },
  { file: 'src/domain/shoppers/signInCode.ts', text: String.raw`^\\d{…}$`, example: /^\d{6}$/ },
  {
    file: 'src/domain/stock/query/concepts.ts',
    text: '^(…)$',
    example: /^(genesis|hyundai|kia|ssangyong|kgm)$/i,
  },
  {
    file: 'src/domain/stock/query/concepts.ts',
    text: '^interior: ….*leather',
    example: /^interior: (?:(?!\b(?:grey|gray)\b).)*\b(?:grey|gray)\b.*leather/i,
  },
  {
    file: 'src/domain/stock/query/concepts.ts',
    text: '^interior: ….*(cloth|fabric)',
    example: /^interior: (?:(?!\b(?:grey|gray)\b).)*\b(?:grey|gray)\b.*(cloth|fabric)/i,
  },
  {
    file: 'src/domain/stock/query/concepts.ts',
    text: String.raw`^interior: .*\\b(…)\\b`,
    example: /^interior: .*\b(grey|gray)\b/i,
  },
  {
    file: 'src/domain/stock/query/concepts.ts',
    text: String.raw`\\b(…)\\b`,
    example: /\b(grey|gray|graphite|gunmetal|charcoal|slate)\b/i,
  },
  {
    file: 'src/domain/tags/consent.ts',
    text: String.raw`(?:^|;\\s*)…=([^;]*)`,
    example: /(?:^|;\s*)forecourt_consent=([^;]*)/,
  },
  {
    file: 'src/domain/withoutPersonalData.ts',
    text: String.raw`(\\b(?:…) )?"(?:[^"\\\\\\n]|\\\\.?)*(?:"|(?=\\n)|$)(?:\\.\\.\\.)?`,
    example: /(\b(?:relation|column|constraint) )?"(?:[^"\\\n]|\\.?)*(?:"|(?=\n)|$)(?:\.\.\.)?/g,
  },
  { file: 'src/scripts/generate.mjs', text: ' …="[^"]+"', example: / stroke-width="[^"]+"/ },
  { file: 'src/server/rawElements.mjs', text: String.raw`<(…)\\b`, example: /<(script|style|textarea|pre)\b/g },
  {
    file: 'src/server/searchShell.mjs',
    text: "['<link', '</head>', ...Object.keys(SLOT_IN_PLACE)].join('|')",
    example: /<link|<\/head>|forecourt-title|forecourt-setup/g,
  },
  {
    file: 'src/server/serializeError.mjs',
    text: '…|"[^"]*"',
    example: /(?:relation|column) "[^"]*"|"[^"]*"/,
  },
  {
    file: 'src/server/usedStyles.mjs',
    text: "Object.keys(ENTITIES).join('|')",
    example: /&gt;|&lt;|&quot;|&#x27;|&amp;/g,
  },
  {
    file: 'src/stockIndex/emptySearch.ts',
    text: '"status":"(…)"',
    example: /"status":"(in_stock|coming_soon|in_transit)"/,
  },
]

const found = listSourcePatterns()
const literals = found.flatMap(({ file, line, literal, text }) => (literal ? [{ file, line, text, ...literal }] : []))
const calls = found.filter(({ literal }) => literal === null)

/** Two at a time, as most machines have processors. */
const CHECKS_AT_ONCE = 2

/** Limits by time would depend on how busy the machine is; those by steps, which recheck has too, do not. */
const CHECK_OPTIONS = { timeout: 120_000, attackTimeout: null, incubationTimeout: null }

/** What was found linear before: a pattern takes up to seconds to check. */
const CHECKED_FILE = join(root, 'node_modules/.cache/forecourt/linearPatterns.json')

/** True for patterns that need no check, which are most: without repetition, or with one, of a character, from the text's start. */
function isPlainlyLinear({ source, flags }: { source: string; flags: string }): boolean {
  const bare = source.replaceAll(/\\.|\[(?:\\.|[^\]\\])*\]/g, 'x')
  const repetitions = bare.match(/\)?[*+{]/g) ?? []
  const isAnchored = bare.startsWith('^') && !flags.includes('m') && !bare.replaceAll(/\([^()]*\)/g, '').includes('|')
  return repetitions.length === 0 || (repetitions.length === 1 && repetitions[0]?.length === 1 && isAnchored)
}

/** What is wrong with each pattern that is not known to be linear, by the pattern as it is written. */
async function findProblems(patterns: readonly { text: string; source: string; flags: string }[]) {
  const checked = await readFile(CHECKED_FILE, 'utf8').then(
    (text) => new Set<string>(JSON.parse(text)),
    () => new Set<string>(),
  )
  const problems = new Map<string, string>()
  const linear: string[] = []
  const queue = [...new Map(patterns.map((pattern) => [pattern.text, pattern])).values()].filter(
    (pattern) => !isPlainlyLinear(pattern),
  )
  const checkNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const result = checked.has(next.text) ? null : await check(next.source, next.flags, CHECK_OPTIONS)
      if (!result || result.status === 'safe') linear.push(next.text)
      else if (result.status === 'vulnerable')
        problems.set(next.text, `${result.complexity.summary}, such as on ${result.attack.pattern}`)
      else problems.set(next.text, `could not be checked: ${result.error.kind}`)
    }
  }
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, checkNext))
  await mkdir(dirname(CHECKED_FILE), { recursive: true })
  await writeFile(CHECKED_FILE, JSON.stringify(linear))
  return problems
}

describe('a pattern', () => {
  it('takes time in proportion to its text', async () => {
    const examples = DYNAMIC.map(({ file, example }) => ({
      ...{ file, line: 0, text: String(example) },
      ...{ source: example.source, flags: example.flags },
    }))
    const all = [...literals, ...examples]
    const problems = await findProblems(all)
    const slow = all.flatMap(({ file, line, text }) => {
      const problem = problems.get(text)
      return problem ? [`${file}:${line} ${text}: ${problem}`] : []
    })
    expect(slow, 'rewrite these, or use plain code such as indexOf, split and trimEndOf').toEqual([])
    // All of them again on a machine that has no program of recheck's for its processor.
  }, 600_000)

  it('is a literal, or put together from constants', () => {
    const key = ({ file, text }: { file: string; text: string }) => `${file} ${text.replaceAll(/\$\{[^{}]*\}/g, '…')}`
    expect(calls.map(key).sort()).toEqual(DYNAMIC.map(key).sort())
  })

  it('is found in code of every kind', () => {
    expect(literals.length).toBeGreaterThan(800)
    for (const file of ['next.config.ts', 'src/proxy.ts', 'src/server/staticParts.mjs', 'blocks/examples/richText.ts'])
      expect(
        literals.some((literal) => literal.file === file),
        file,
      ).toBe(true)
  })
})
