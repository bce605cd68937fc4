/**
 * Skips the lookup of a relation that product code sets. Without it, staff who cannot read the related collection, such as
 * leads staff and cars, could not save the document. `enforceSiteRelations` still rejects other sites' documents.
 */
export const skipRelationCheck = { validate: () => true as const }
