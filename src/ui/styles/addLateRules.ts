/**
 * Adds the rules of a page's stylesheets to the styles in its head (src/server/usedStyles.mjs), each in its place, so that they
 * count as if the head had the whole stylesheets. A stylesheet that is applied as a whole makes the browser style, lay out
 * and paint the whole page again.
 * @returns false if a rule in the head is in no stylesheet, so that the order of the rules is unknown
 */
export function addLateRules(head: CSSStyleSheet, stylesheets: readonly CSSStyleSheet[]): boolean {
  return addRules(
    head,
    stylesheets.flatMap(({ cssRules }) => [...cssRules]),
  )
}

type RuleList = CSSStyleSheet | CSSGroupingRule

function addRules(target: RuleList, rules: readonly CSSRule[]): boolean {
  const keyframes = new Set([...target.cssRules].map(keyframesName))
  let index = 0
  for (const rule of rules) {
    while (isAnywhere(target.cssRules[index])) index += 1
    if (isAnywhere(rule) && keyframes.has(keyframesName(rule))) continue
    const present = target.cssRules[index]
    const isPresent = present !== undefined && isPartOf(present, rule)
    if (isPresent) index += 1
    if (isPresent && present.cssText === rule.cssText) continue
    if (isPresent && isGroup(present)) {
      if (!addRules(present, [...(rule as CSSGroupingRule).cssRules])) return false
      continue
    }
    if (isPresent && !isStyle(present)) continue
    target.insertRule(rule.cssText, index)
    index += 1
  }
  while (isAnywhere(target.cssRules[index])) index += 1
  return index === target.cssRules.length
}

/** Whether `present` is `rule`, or what the head has of it: fewer selectors, declarations or rules. */
function isPartOf(present: CSSRule, rule: CSSRule): boolean {
  if (present.cssText === rule.cssText) return true
  if (isStyle(present) && isStyle(rule)) {
    const selectors = splitSelectors(rule)
    return (
      splitSelectors(present).every((selector) => selectors.includes(selector)) &&
      [...present.style].every((name) => present.style.getPropertyValue(name) === rule.style.getPropertyValue(name))
    )
  }
  if (!isGroup(present) || !isGroup(rule)) return isLayerNames(present) && openingOf(rule).startsWith('@layer')
  if (openingOf(present) !== openingOf(rule)) return false
  // Of several groups with the same condition, the one that has its first rule.
  const first = present.cssRules[0]
  return !first || [...rule.cssRules].some((inner) => isPartOf(first, inner))
}

const isStyle = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule
const isGroup = (rule: CSSRule): rule is CSSGroupingRule => rule instanceof CSSGroupingRule
const isLayerNames = (rule: CSSRule): boolean => rule instanceof CSSLayerStatementRule

/** Whether it counts wherever it stands. */
const isAnywhere = (rule: CSSRule | undefined): boolean => rule instanceof CSSKeyframesRule
const keyframesName = (rule: CSSRule): string | null => (rule instanceof CSSKeyframesRule ? rule.name : null)

/** `@media (min-width: 48rem)` */
const openingOf = ({ cssText }: CSSRule): string => cssText.slice(0, cssText.indexOf('{')).trim()

const splitSelectors = ({ selectorText }: CSSStyleRule): string[] => selectorText.split(', ')
