import type { CatalogueMake } from './catalogue'
import { ford } from './ford'
import { hyundai } from './hyundai'
import { kia } from './kia'
import { mazda } from './mazda'
import { toyota } from './toyota'

/** Every car maker of the demo's stock. */
export const makes: readonly CatalogueMake[] = [toyota, mazda, ford, kia, hyundai]
