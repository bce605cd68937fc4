/** A text without the characters at its end that `pattern`, of one character, matches. A pattern `x+$` would try from each of them. */
export function trimEndOf(text: string, pattern: RegExp): string {
  let end = text.length
  while (end > 0 && pattern.test(text[end - 1] as string)) end -= 1
  return text.slice(0, end)
}

/** A path without the slashes at its end; all but the first of one that has nothing else. */
export const withoutEndSlashes = (path: string): string => path.slice(0, 1) + trimEndOf(path.slice(1), /\//)
