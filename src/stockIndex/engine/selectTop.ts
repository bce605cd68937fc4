/**
 * The first `count` of `items` in the order of `compare`, sorted, without sorting the rest: a page of 21 from 100,000
 * cars compares each car about once. `compare` must be a strict order (never 0 for different items).
 */
export function selectTop(
  items: ArrayLike<number>,
  count: number,
  compare: (a: number, b: number) => number,
): number[] {
  if (count <= 0) return []
  if (items.length <= count) return Array.from(items).sort(compare)
  // a heap whose root is the last of the best items
  const heap: number[] = []
  for (let index = 0; index < items.length; index++) {
    const item = items[index] as number
    if (heap.length < count) {
      heap.push(item)
      siftUp(heap, compare)
    } else if (compare(item, heap[0] as number) < 0) {
      heap[0] = item
      siftDown(heap, compare)
    }
  }
  return heap.sort(compare)
}

function siftUp(heap: number[], compare: (a: number, b: number) => number): void {
  let index = heap.length - 1
  const item = heap[index] as number
  while (index > 0) {
    const parent = (index - 1) >> 1
    const above = heap[parent] as number
    if (compare(item, above) <= 0) break
    heap[index] = above
    index = parent
  }
  heap[index] = item
}

function siftDown(heap: number[], compare: (a: number, b: number) => number): void {
  const item = heap[0] as number
  let index = 0
  for (;;) {
    let child = 2 * index + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && compare(heap[child + 1] as number, heap[child] as number) > 0) child++
    if (compare(heap[child] as number, item) <= 0) break
    heap[index] = heap[child] as number
    index = child
  }
  heap[index] = item
}
