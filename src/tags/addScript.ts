/** Adds a script by its address, once per page. */
export function addScript(
  src: string,
  attributes: Readonly<Record<string, string>> = {},
  parent: Element = document.head,
) {
  if ([...document.scripts].some((script) => script.getAttribute('src') === src)) return
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.async = true
  script.src = src
  parent.append(script)
}
