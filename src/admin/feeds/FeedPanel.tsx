export function FeedPanel() {
  return null
}
