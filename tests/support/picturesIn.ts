/** Names of the pictures in a view, from their addresses, in document order. */
export function picturesIn(place: Element): (string | undefined)[] {
  return [...place.querySelectorAll('img')].map(
    (image) => /pictures\/(\w+)-/.exec(image.getAttribute('src') ?? '')?.[1],
  )
}
