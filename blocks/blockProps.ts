import type { ReactNode } from 'react'
import type { Location } from '../src/domain/locations/location'
import type { ModelDetail } from '../src/domain/models/model'
import type { Site } from '../src/domain/site/site'
import type { Car } from '../src/domain/stock/car'
import type { Layout, Page } from '../src/payload-types'

type BlockIn<Document> = Document extends { layout?: (infer Item)[] | null } ? Item : never

/** Any block that a page's or a layout's document can hold, as the CMS stores it. */
export type AnyBlock = BlockIn<Page> | BlockIn<Layout>

export type BlockSlug = AnyBlock['blockType']

/** The stored fields of one block type. */
export type BlockData<Slug extends BlockSlug> = Extract<AnyBlock, { blockType: Slug }>

/**
 * What surrounds a block when it renders. `car` is there on car pages, `location` on location pages, `model` on model pages: a
 * block that offers itself only in those places may rely on it through `requireCar`, `requireLocation` and `requireModel`.
 */
export interface BlockContext {
  site: Site
  /** path of the page on the site, "/special-offers" */
  path: string
  /** the page's own title, where it has one */
  title?: string
  /** ISO 8601 moment at which the page's campaign ends; null for a page that stays */
  expiresAt?: string | null
  searchParams?: Record<string, string | string[] | undefined>
  car?: Car
  location?: Location
  model?: ModelDetail
  /** link names of the layout's sections by block type, where the page has a menu of them */
  sections?: ReadonlyMap<string, string>
  /** 1 for the first block of a page that has no heading of its own, else 2 */
  headingLevel: 1 | 2
}

export interface BlockProps<Slug extends BlockSlug> {
  block: BlockData<Slug>
  context: BlockContext
}

/** What renders each block type. */
export type BlockComponents = { [Slug in BlockSlug]: (props: BlockProps<Slug>) => ReactNode | Promise<ReactNode> }

/** The car of a car page. Throws where a car block stands on a page without one, which the CMS does not offer. */
export function requireCar(context: BlockContext): Car {
  if (!context.car) throw new Error(`A block on ${context.path} needs a car, and the page has none`)
  return context.car
}

/** The location of a location page. Throws where a location block stands on a page without one. */
export function requireLocation(context: BlockContext): Location {
  if (!context.location) throw new Error(`A block on ${context.path} needs a location, and the page has none`)
  return context.location
}

/** The model of a model page. Throws where a model block stands on a page without one. */
export function requireModel(context: BlockContext): ModelDetail {
  if (!context.model) throw new Error(`A block on ${context.path} needs a model, and the page has none`)
  return context.model
}
