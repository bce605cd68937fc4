import { transformSync } from 'esbuild'
import { parseAst } from 'vitest/node'

interface Node {
  type: string
  [key: string]: unknown
}

/** A map, set or cache that outlives the call that creates it. */
export interface LongLived {
  name: string
  /** its class: Map, Set, LRUCache or BoundedCache */
  kind: string
}

const CONTAINERS = ['Map', 'Set', 'LRUCache', 'BoundedCache']

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const isFunction = ({ type }: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

/**
 * Finds the containers in a source file that live longer than one call: those of the module, of a class, of an object that the process shares
 * (`shared.entries ??= new Map()`), and those of a function that what it returns goes on using. Constant tables are left out.
 * @param source TypeScript or JavaScript
 */
export function findLongLived(source: string, loader: 'ts' | 'tsx' = 'ts'): LongLived[] {
  const { code } = transformSync(source, { loader, jsx: 'transform', tsconfigRaw: '{}' })
  const found: LongLived[] = []
  visit(parseAst(code) as unknown as Node, null)
  return found

  function visit(node: Node, owner: Node | null): void {
    if (node.type === 'VariableDeclarator') {
      const kind = createdBy(node.init)
      const name = String((node.id as Node).name)
      if (kind && (owner ? escapes(owner, name) : isFilledLater(node.init, name))) found.push({ name, kind })
    }
    if (node.type === 'PropertyDefinition') {
      const kind = createdBy(node.value)
      const key = node.key as Node
      const name = key.type === 'PrivateIdentifier' ? `#${key.name}` : String(key.name)
      if (kind && isFilledLater(node.value, name)) found.push({ name, kind })
    }
    if (node.type === 'AssignmentExpression' && node.operator === '??=') {
      const target = node.left as Node
      const member = target.property as Node | undefined
      const name = String(member?.name ?? target.name)
      const value = node.right as Node
      const kinds = [createdBy(value), ...propertiesOf(value).map((property) => createdBy(property.value))]
      for (const kind of new Set(kinds)) if (kind) found.push({ name, kind })
    }
    const inner = isFunction(node) ? node : owner
    for (const child of childrenOf(node)) visit(child, inner)
  }

  /** False for a constant table. */
  function isFilledLater(value: unknown, name: string): boolean {
    const { arguments: given, callee } = value as { arguments: Node[]; callee: Node }
    if (given.length === 0 || String(callee.name).endsWith('Cache')) return true
    return new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}\\.(set|add)\\(`).test(code)
  }
}

const propertiesOf = (node: Node): Node[] =>
  node.type === 'ObjectExpression' ? (node.properties as Node[]).filter(({ type }) => type === 'Property') : []

/** The container that an expression creates; null for any other. */
function createdBy(value: unknown): string | null {
  if (!isNode(value) || value.type !== 'NewExpression') return null
  const name = String((value.callee as Node).name)
  return CONTAINERS.includes(name) ? name : null
}

/** Whether functions that a function returns use a variable of it, also by other functions of it. */
function escapes(owner: Node, name: string): boolean {
  const local = [...localFunctions(owner)]
  const users = new Set([name])
  for (let before = 0; before < users.size; ) {
    before = users.size
    for (const [own, node] of local) if (mentions(node, users)) users.add(own)
  }
  const names = new Set(local.map(([own]) => own))
  return returnedValues(owner).some((node) =>
    node.type === 'Identifier'
      ? names.has(String(node.name)) && mentions(node, users)
      : (isFunction(node) || node.type === 'ClassExpression') && mentions(node, users),
  )
}

/** The named functions in a function's body. */
function* localFunctions(owner: Node): Generator<[string, Node]> {
  for (const node of ownNodes(owner)) {
    if (node.type === 'FunctionDeclaration') yield [String((node.id as Node).name), node]
    if (node.type === 'VariableDeclarator' && isNode(node.init) && isFunction(node.init))
      yield [String((node.id as Node).name), node.init]
  }
}

/** What a function returns, and the members of an object that it returns. */
function returnedValues(owner: Node): Node[] {
  const body = owner.body as Node
  const values = body.type === 'BlockStatement' ? ownNodes(owner).flatMap(returned) : [body]
  return values.flatMap((value) => {
    if (value.type !== 'ObjectExpression') return [value]
    return propertiesOf(value).flatMap(({ value: property }) => (isNode(property) ? [property] : []))
  })
}

const returned = (node: Node): Node[] =>
  node.type === 'ReturnStatement' && isNode(node.argument) ? [node.argument] : []

/** The nodes of a function, without those of functions in it; these themselves are included. */
function ownNodes(owner: Node): Node[] {
  const list = (node: Node): Node[] => [node, ...(isFunction(node) ? [] : childrenOf(node).flatMap(list))]
  return childrenOf(owner).flatMap(list)
}

function mentions(node: Node, names: ReadonlySet<string>): boolean {
  if (node.type === 'Identifier') return names.has(String(node.name))
  return childrenOf(node).some((child) => mentions(child, names))
}
