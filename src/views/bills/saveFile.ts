/** Hands a file to the browser to keep, as a link with `download` does. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // At once would take it from browsers that read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
