/** Boxes of lazy parts, with whether the server rendered their content. */
const boxes = new WeakMap<Element, boolean>()
let areAllMarked = false

/**
 * Puts the comments by which React finds a Suspense boundary around the server's content of each lazy part. Must run
 * before hydration reaches a part; a streamed page receives parts until it has been parsed.
 */
export function markServerContent(): void {
  if (areAllMarked) return
  areAllMarked = document.readyState !== 'loading'
  for (const box of document.querySelectorAll('[data-late]')) {
    if (boxes.has(box)) continue
    boxes.set(box, true)
    box.prepend(document.createComment('$'))
    box.append(document.createComment('/$'))
  }
}

/** Records a box that is in the document, so that one created in the browser is not taken for the server's. */
export function addBox(box: Element): void {
  if (!boxes.has(box)) boxes.set(box, false)
}

/** True if the server rendered the content of the box. */
export const hasServerContent = (box: Element | null): box is Element => box !== null && boxes.get(box) === true
