/**
 * The `sizes` of pictures: their CSS widths, for browsers that choose a file before the styles are
 * loaded. Derived from the styles of the frame, panels and grid.
 */
const wideColumn = { from: '(min-width: 1336px)', rail: '(min-width: 1024px)' }

const narrowTiles = [
  '(min-width: 720px) 221px',
  '(min-width: 600px) calc(33.33vw - 19px)',
  'calc(50vw - 22px)',
]

/** From `productGrid.module.css`: two columns, then three, then four next to the rail. */
export const tileSizes = [
  `${wideColumn.from} 260px`,
  `${wideColumn.rail} calc(25vw - 74px)`,
  ...narrowTiles,
].join(', ')

/** The same, next to the filter column. */
export const splitTileSizes = [
  `${wideColumn.from} 196px`,
  `${wideColumn.rail} calc(25vw - 138px)`,
  ...narrowTiles,
].join(', ')

/** From `.row` in `productGrid.module.css`: six pictures visible next to the rail. */
export const rowSizes = [
  `${wideColumn.from} 171px`,
  `${wideColumn.rail} calc(16.67vw - 51px)`,
  '148px',
].join(', ')

const heroInRow = [
  `${wideColumn.from} 196px`,
  `${wideColumn.rail} calc(20vw - 71px)`,
  '(min-width: 720px) 78px',
  '(min-width: 600px) calc(13.33vw - 18px)',
]

/** From `homeHero.module.css`: on a phone the first is as wide as the other two. */
export const heroSizes = {
  first: [...heroInRow, 'calc(40vw - 31px)'].join(', '),
  others: [...heroInRow, 'calc(20vw - 19px)'].join(', '),
}

/** From `shopCards.module.css`: a third of a card, with three, two or one card per row. */
export const shopCardSizes = [
  `${wideColumn.from} 117px`,
  `${wideColumn.rail} calc(11.11vw - 32px)`,
  '(min-width: 720px) 111px',
  '(min-width: 600px) calc(16.67vw - 9px)',
  'calc(33.33vw - 12px)',
].join(', ')

/** From `gallery.module.css`: the whole column, or three fifths of it next to the buy box. */
export const gallerySizes = [
  '(max-height: 500px) max(240px, 80vh)',
  `${wideColumn.from} 640px`,
  `${wideColumn.rail} calc(60vw - 161px)`,
  '(min-width: 720px) 688px',
  '100vw',
].join(', ')
