import { HIERARCHY_SEPARATOR } from './hierarchy'
import type { LandingName } from './landingPath'

/**
 * The attribute of the index that makes and models are chosen by together: a car has its make, "Toyota", and its model, "Toyota >
 * HiLux". One list of alternatives can then name whole makes beside models of other makes.
 */
export const TREE_ATTRIBUTE = 'make_or_model'

type Refinements = Record<string, string[]>
type ModelName = LandingName & { make: string }

/** A chosen make, or one of its models: "Toyota", "Toyota > HiLux". */
export type TreeNode = string

/** The node of a make, or of one of its models. */
export function treeNode(make: string, model: string | null = null): TreeNode {
  return model === null ? make : `${make}${HIERARCHY_SEPARATOR}${model}`
}

/** The make and the model of a node; no model for a whole make. */
export function parseTreeNode(node: TreeNode): { make: string; model: string | null } {
  const at = node.indexOf(HIERARCHY_SEPARATOR)
  const [make, model] = [node.slice(0, at).trim(), node.slice(at + HIERARCHY_SEPARATOR.length).trim()]
  return at > 0 && make !== '' && model !== '' ? { make, model } : { make: node, model: null }
}

/** "Toyota" or "Toyota HiLux": a node as a chip names it. */
export function treeNodeLabel(node: TreeNode): string {
  const { make, model } = parseTreeNode(node)
  return model === null ? make : `${make} ${model}`
}

/** Each node once. A make with some of its models means those models. */
function narrowNodes(nodes: readonly TreeNode[]): TreeNode[] {
  const narrowed = new Set(
    nodes.flatMap((node) => (parseTreeNode(node).model === null ? [] : parseTreeNode(node).make)),
  )
  return [...new Set(nodes)].filter((node) => parseTreeNode(node).model !== null || !narrowed.has(node))
}

/**
 * The refinements of chosen nodes, in the form of landing paths where there is one: whole makes are `make`, models of one make are
 * `make` and `model`, anything else is `make_model`.
 */
export function fromTreeNodes(nodes: readonly TreeNode[]): Refinements {
  const chosen = narrowNodes(nodes)
  const parsed = chosen.map(parseTreeNode)
  const makes = [...new Set(parsed.map(({ make }) => make))]
  const models = parsed.flatMap(({ model }) => (model === null ? [] : model))
  if (chosen.length === 0) return {}
  if (models.length === 0) return { make: makes }
  return makes.length === 1 ? { make: makes, model: models } : { make_model: chosen }
}

/**
 * The chosen nodes of refinements. Makes with models are those of the models that a make has by `models`, which lists what is in stock;
 * a model without a make is that of every make.
 */
export function toTreeNodes(
  { make = [], model = [], make_model = [] }: Refinements,
  models: readonly ModelName[],
): TreeNode[] {
  if (make_model.length > 0) return narrowNodes(make_model)
  if (model.length === 0) return [...make]
  const known = model.flatMap((chosen) =>
    models.filter((name) => name.name === chosen && (make.length === 0 || make.includes(name.make))),
  )
  const found = known.map((name) => treeNode(name.make, name.name))
  // Nothing in stock: the search then finds nothing, as it should.
  if (found.length === 0 && make.length === 0) return [...model]
  return found.length > 0 ? found : make.flatMap((one) => model.map((other) => treeNode(one, other)))
}

/** Equal choices of makes and models in one form, see `fromTreeNodes`; `make_model` narrows `make` and `model`. */
export function normalizeTree(refinements: Refinements): Refinements {
  const { make = [], model = [], make_model = [], ...others } = refinements
  if (make_model.length === 0) return refinements
  const nodes = narrowNodes(make_model).flatMap((node) => {
    const parsed = parseTreeNode(node)
    if (make.length > 0 && !make.includes(parsed.make)) return []
    if (model.length === 0) return [node]
    if (parsed.model === null) return model.map((name) => treeNode(parsed.make, name))
    return model.includes(parsed.model) ? [node] : []
  })
  // Choices that exclude each other find nothing, and stay as they are.
  return nodes.length > 0 ? { ...others, ...fromTreeNodes(nodes) } : refinements
}

/** The nodes after a press on a make: all of it, or nothing of it if it or some of its models were chosen. */
export function toggleMake(nodes: readonly TreeNode[], make: string): TreeNode[] {
  const others = nodes.filter((node) => parseTreeNode(node).make !== make)
  return others.length < nodes.length ? others : [...nodes, make]
}

/** The nodes after a press on a model: it narrows its make, and is removed by a second press. */
export function toggleModel(nodes: readonly TreeNode[], make: string, model: string): TreeNode[] {
  const node = treeNode(make, model)
  return nodes.includes(node) ? nodes.filter((other) => other !== node) : narrowNodes([...nodes, node])
}
