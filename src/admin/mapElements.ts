import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/**
 * The elements of a tree, each replaced by what `replace` returns for it, or as it is for null. What components render themselves is not
 * in the tree yet.
 */
export function mapElements(node: ReactNode, replace: (element: ReactElement) => ReactNode | null): ReactNode {
  if (Array.isArray(node)) return node.map((child) => mapElements(child, replace))
  if (!isValidElement<{ children?: ReactNode }>(node)) return node
  const replaced = replace(node)
  if (replaced !== null) return replaced
  const { children } = node.props
  if (children === undefined || children === null) return node
  return Array.isArray(children)
    ? cloneElement(node, undefined, ...children.map((child) => mapElements(child, replace)))
    : cloneElement(node, undefined, mapElements(children, replace))
}
