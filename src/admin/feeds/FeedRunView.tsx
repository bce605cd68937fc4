export function FeedRunView() {
  return null
}
