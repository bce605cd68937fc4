/** A line of the list below a search field: a link to a search, a car or a page. */
export interface Suggestion {
  label: string
  /** beside or below the label: a price, or what kind of page it is */
  detail?: string
  /** the number of cars: "12 cars" */
  count?: string
  /** what the number leaves out: "plus 2 without a price" */
  note?: string
  /** a path of the site */
  url: string
  /** URL of a car's photo */
  image?: string
}

/** Suggestions of one kind, below their name. */
export interface SuggestionGroup {
  name: string
  items: Suggestion[]
}

/** What a search field shows for some typed letters. */
export interface SuggestionList {
  groups: SuggestionGroup[]
}

/** Letters that suggestions are made for at most, as in every search field. */
export const MAX_TYPED_LETTERS = 200

/** The parameter of the endpoint, and of its address. */
export const SUGGESTIONS_PATH = '/api/suggestions'
