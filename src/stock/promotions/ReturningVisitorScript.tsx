import { inlineScriptOfReturningVisitor } from '@/shopper/touches'

const SCRIPT = inlineScriptOfReturningVisitor("document.documentElement.dataset.visitor='returning'")

/**
 * Marks the page of a returning visitor before its first paint, so that cards for them, or for first visits, are there at once and move
 * nothing. The page itself is the same for everybody.
 */
export function ReturningVisitorScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of constants
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
