/** In place of `facetHtml.ts` in browsers, which draw filters themselves. */
export function findFacetHtml(): undefined {}

export function keepFacetHtml(): void {}
