import type { ReactNode } from 'react'
import type { Location } from '../src/domain/locations/location'
import type { ModelDetail } from '../src/domain/models/model'
import type { Site } from '../src/domain/site/site'
import type { Car, CarSummary } from '../src/domain/stock/car'
import type { Layout, Page } from '../src/payload-types'

type BlockIn<Document> = Document extends { layout?: (infer Item)[] | null } ? Item : never

/** Any stored block of a page or layout. */
export type AnyBlock = BlockIn<Page> | BlockIn<Layout>

export type BlockSlug = AnyBlock['blockType']

/** The stored fields of one block type. */
export type BlockData<Slug extends BlockSlug> = Extract<AnyBlock, { blockType: Slug }>

/**
 * The context that a block renders in. `car` is set on car pages, `location` on location pages and `model` on model pages.
 * A block available only there can use `requireCar`, `requireLocation` or `requireModel`.
 */
export interface BlockContext {
  site: Site
  /** path of the page on the site, "/special-offers" */
  path: string
  /** the page's own title, if it has one */
  title?: string
  /** ISO 8601 end of the page's campaign; null for a permanent page */
  expiresAt?: string | null
  searchParams?: Record<string, string | string[] | undefined>
  car?: Car
  /** the car that the address names, which the page's forms are about */
  linkedCar?: CarSummary
  location?: Location
  model?: ModelDetail
  /** section names of the layout by block type, if the page has a section menu */
  sections?: ReadonlyMap<string, string>
  /** 1 for the first block of a page without its own heading, else 2 */
  headingLevel: 1 | 2
  /** renders other blocks in this one's place, where a layout offers a block that holds some */
  renderBlocks?: (blocks: readonly AnyBlock[]) => ReactNode
}

export interface BlockProps<Slug extends BlockSlug> {
  block: BlockData<Slug>
  context: BlockContext
}

/** The component of each block type. */
export type BlockComponents = { [Slug in BlockSlug]: (props: BlockProps<Slug>) => ReactNode | Promise<ReactNode> }

/** The car of a car page. Throws when a car block is on another page, which the CMS does not allow. */
export function requireCar(context: BlockContext): Car {
  if (!context.car) throw new Error(`A block on ${context.path} needs a car, and the page has none`)
  return context.car
}

/** The location of a location page. Throws when a location block is on another page. */
export function requireLocation(context: BlockContext): Location {
  if (!context.location) throw new Error(`A block on ${context.path} needs a location, and the page has none`)
  return context.location
}

/** The model of a model page. Throws when a model block is on another page. */
export function requireModel(context: BlockContext): ModelDetail {
  if (!context.model) throw new Error(`A block on ${context.path} needs a model, and the page has none`)
  return context.model
}
