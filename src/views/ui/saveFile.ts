/** Makes the browser save a file, like a link with `download`. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // Revoking the URL at once breaks browsers that read it after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
