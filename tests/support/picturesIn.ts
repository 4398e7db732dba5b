/** Names of the pictures that a view shows, as their addresses have them, in its order. */
export function picturesIn(place: Element): (string | undefined)[] {
  return [...place.querySelectorAll('img')].map(
    (image) => /pictures\/(\w+)-/.exec(image.getAttribute('src') ?? '')?.[1],
  )
}
