import file from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** Basic Latin and the signs that prices, ranges and quotations need. */
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215'

/**
 * Adds the Latin font, which only its first text fetches. A rule in the page's style sheet would
 * fetch it next to the first picture and delay the first frame by a tenth on Slow 4G.
 */
export function addFont(): void {
  document.fonts.add(
    new FontFace('Hanken Grotesk', `url(${file})`, {
      weight: '100 900',
      display: 'swap',
      unicodeRange: latin,
    }),
  )
}
