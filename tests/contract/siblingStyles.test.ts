import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser'
import { expect, test } from 'vitest'

const STYLES = resolve('src/app/globals.css')

/** Browsers find the elements to restyle by these. */
const NAMES = new Set(['tag', 'class', 'id', 'attribute'])

const isName = (node: Node): boolean =>
  node.type === 'pseudo' && [':is', ':where'].includes(node.value)
    ? node.nodes.every((selector) => lastElement(selector).some(isName))
    : NAMES.has(node.type)

const lastElement = ({ nodes }: Selector): Node[] =>
  nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1)

/** True for `.a + *` and `.a ~ :hover`, not for `.a + p` or `.a ~ * .b`. */
const selectsAnySibling = (selector: Selector): boolean =>
  selector.nodes.some((node) => node.type === 'combinator' && /[+~]/.test(node.value)) &&
  !lastElement(selector).some(isName)

function findSelectors(styles: postcss.Root): string[] {
  const found: string[] = []
  styles.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && (rule.parent as postcss.AtRule).name.endsWith('keyframes')) return
    parseSelectors((root) =>
      root.walk((node) => {
        if (node.type === 'selector' && selectsAnySibling(node)) found.push(rule.selector)
      }),
    ).processSync(rule.selector)
  })
  return found
}

test.each([
  ['.a + *', true],
  ['.a ~ :not(.b)', true],
  ['.c:is(:where(.a):has(.b) ~ *)', true],
  ['.a + p', false],
  ['.a + :is(p, .b > ul)', false],
  ['.a ~ * .b', false],
  ['.a > :not(:first-child)', false],
])('%s: selects any sibling: %s', (selector, expected) => {
  expect(findSelectors(postcss.parse(`${selector} { color: red }`))).toEqual(expected ? [selector] : [])
})

test('no sibling selector matches any element: inserting or removing one would restyle all that follow it', async () => {
  const { root } = await postcss([tailwind()]).process(await readFile(STYLES), { from: STYLES })
  expect(root.nodes.length).toBeGreaterThan(5)
  expect(findSelectors(root as postcss.Root)).toEqual([])
})
