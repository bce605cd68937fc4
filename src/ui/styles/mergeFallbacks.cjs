// @ts-check

/** Every browser that the stylesheets are made for knows this; Tailwind writes a fallback in front of it all the same. */
const ALWAYS_TRUE = /^\(color: ?color-mix\(in lab, ?red, ?red\)\)$/

/** @param {import('postcss').Container} container */
function mergeFallbacks(container) {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'atrule' || !node.nodes) continue
    mergeFallbacks(node)
    if (node.name === 'supports' && ALWAYS_TRUE.test(node.params)) node.replaceWith(...node.nodes)
  }
  for (const node of [...(container.nodes ?? [])]) {
    const before = node.prev()
    if (node.type !== 'rule' || before?.type !== 'rule' || before.selector !== node.selector) continue
    const repeated = new Set(node.nodes.flatMap((each) => (each.type === 'decl' && !each.important ? [each.prop] : [])))
    for (const each of [...before.nodes])
      if (each.type === 'decl' && !each.important && repeated.has(each.prop)) each.remove()
    node.prepend(...before.nodes)
    before.remove()
  }
}

/**
 * A plugin of PostCSS: puts what stands in conditions that are always true in place of its fallbacks, and joins neighbouring rules of
 * the same selector, so that a page's styles in the head are rules of its stylesheet, in the same order.
 */
module.exports = Object.assign(() => ({ postcssPlugin: 'merge-fallbacks', OnceExit: mergeFallbacks }), {
  postcss: true,
})
