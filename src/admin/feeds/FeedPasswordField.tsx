export function FeedPasswordField() {
  return null
}
