/** Bytes of a block, at least and at most: small stocks waste little, and large ones have few blocks. */
const MIN_BLOCK = 16_384
const MAX_BLOCK = 1_048_576

/** A new block is this part of those before it, so that no more than that is unused. */
const GROWTH = 0.25

/** UTF-8 takes at most three bytes for each unit of a string. */
const MAX_BYTES_PER_UNIT = 3

interface Block {
  /** its place among the blocks + 1 */
  number: number
  bytes: Buffer
  /** bytes written */
  end: number
  /** bytes of texts that have not been replaced or removed */
  live: number
}

/** A text per slot, as bytes outside the heap of JavaScript, whose collector then has nothing to copy or to mark. */
export class RecordBytes {
  private readonly blocks: (Block | undefined)[] = []
  private current: Block | undefined
  private total = 0
  /** block number + 1 by slot; 0 without a text */
  private blockOf = new Int32Array(64)
  private startOf = new Int32Array(64)
  private lengthOf = new Int32Array(64)

  /** Bytes of all blocks. */
  get size(): number {
    return this.total
  }

  set(slot: number, text: string): void {
    this.remove(slot)
    this.makeRoom(slot)
    const block = this.blockFor(text.length * MAX_BYTES_PER_UNIT)
    const length = block.bytes.write(text, block.end)
    this.place(slot, block, length)
  }

  has(slot: number): boolean {
    return this.blockAt(slot) !== undefined
  }

  get(slot: number): string | undefined {
    const block = this.blockAt(slot)
    if (block === undefined) return undefined
    const start = this.startOf[slot] as number
    return block.bytes.toString('utf8', start, start + (this.lengthOf[slot] as number))
  }

  remove(slot: number): void {
    const block = this.blockAt(slot)
    if (block === undefined) return
    block.live -= this.lengthOf[slot] as number
    this.blockOf[slot] = 0
    if (block !== this.current && block.live < block.end / 2) this.empty(block)
  }

  private blockAt(slot: number): Block | undefined {
    const number = this.blockOf[slot] ?? 0
    return number === 0 ? undefined : this.blocks[number - 1]
  }

  /** The block that is written to, with room for so many bytes. */
  private blockFor(bytes: number): Block {
    if (this.current !== undefined && this.current.bytes.length - this.current.end >= bytes) return this.current
    const size = Math.max(bytes, Math.min(MAX_BLOCK, Math.max(MIN_BLOCK, Math.ceil(this.total * GROWTH))))
    const free = this.blocks.indexOf(undefined)
    const number = (free < 0 ? this.blocks.length : free) + 1
    this.current = { number, bytes: Buffer.allocUnsafeSlow(size), end: 0, live: 0 }
    this.blocks[number - 1] = this.current
    this.total += size
    return this.current
  }

  private place(slot: number, block: Block, length: number): void {
    this.blockOf[slot] = block.number
    this.startOf[slot] = block.end
    this.lengthOf[slot] = length
    block.end += length
    block.live += length
  }

  /** Moves what is left of a block that is mostly unused, and drops it. */
  private empty(block: Block): void {
    this.total -= block.bytes.length
    for (let slot = 0; slot < this.blockOf.length; slot++) {
      if (this.blockOf[slot] !== block.number) continue
      const start = this.startOf[slot] as number
      const length = this.lengthOf[slot] as number
      const target = this.blockFor(length)
      block.bytes.copy(target.bytes, target.end, start, start + length)
      this.place(slot, target, length)
    }
    this.blocks[block.number - 1] = undefined
  }

  private makeRoom(slot: number): void {
    if (slot < this.blockOf.length) return
    this.blockOf = grown(this.blockOf, slot)
    this.startOf = grown(this.startOf, slot)
    this.lengthOf = grown(this.lengthOf, slot)
  }
}

function grown(numbers: Int32Array, slot: number): Int32Array<ArrayBuffer> {
  const resized = new Int32Array(Math.max(slot + 1, numbers.length * 2))
  resized.set(numbers)
  return resized
}
