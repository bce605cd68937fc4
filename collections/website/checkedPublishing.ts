/** Buttons that check a document before shoppers see it; Payload takes the one that suits the collection. */
export const CHECKED_PUBLISHING = {
  PublishButton: '/src/admin/publishCheck/CheckedPublish.tsx#CheckedPublish',
  SaveButton: '/src/admin/publishCheck/CheckedPublish.tsx#CheckedSave',
  SaveDraftButton: '/src/admin/publishCheck/CheckedPublish.tsx#SaveDraft',
}
