/** How wide pictures stand, as CSS tells a browser before the styles are there: from frame, panel and grid. */
const wideColumn = { from: '(min-width: 1336px)', rail: '(min-width: 1024px)' }

const narrowTiles = [
  '(min-width: 720px) 221px',
  '(min-width: 600px) calc(33.33vw - 19px)',
  'calc(50vw - 22px)',
]

/** Of `productGrid.module.css`: two columns, then three, four next to the rail. */
export const tileSizes = [
  `${wideColumn.from} 260px`,
  `${wideColumn.rail} calc(25vw - 74px)`,
  ...narrowTiles,
].join(', ')

/** The same next to a column of filters. */
export const splitTileSizes = [
  `${wideColumn.from} 196px`,
  `${wideColumn.rail} calc(25vw - 138px)`,
  ...narrowTiles,
].join(', ')

/** Of a row in `productGrid.module.css`: six of them in view next to the rail. */
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

/** Of `homeHero.module.css`: the first is as wide as the other two on a phone. */
export const heroSizes = {
  first: [...heroInRow, 'calc(40vw - 31px)'].join(', '),
  others: [...heroInRow, 'calc(20vw - 19px)'].join(', '),
}

/** Of `shopCards.module.css`: a third of a card, three cards abreast, or two, or one. */
export const shopCardSizes = [
  `${wideColumn.from} 117px`,
  `${wideColumn.rail} calc(11.11vw - 32px)`,
  '(min-width: 720px) 111px',
  '(min-width: 600px) calc(16.67vw - 9px)',
  'calc(33.33vw - 12px)',
].join(', ')

/** Of `gallery.module.css`: the column, or three fifths of it next to the buy box. */
export const gallerySizes = [
  '(max-height: 500px) max(240px, 80vh)',
  `${wideColumn.from} 640px`,
  `${wideColumn.rail} calc(60vw - 161px)`,
  '(min-width: 720px) 688px',
  '100vw',
].join(', ')
