/**
 * The `sizes` of pictures: their CSS widths, for browsers that choose a file before the styles are
 * loaded. Derived from the styles of the frame, panels and grid.
 */
const from = { widest: '(min-width: 1232px)', desktop: '(min-width: 1024px)' }

const narrowTiles = ['(min-width: 600px) calc(33.33vw - 19px)', 'calc(50vw - 22px)']

/** From `productGrid.module.css`: two columns, then three, then four. */
export const tileSizes = [
  `${from.widest} 288px`,
  `${from.desktop} calc(25vw - 20px)`,
  ...narrowTiles,
].join(', ')

/** The same, next to the filter column. */
export const splitTileSizes = [
  `${from.widest} 220px`,
  `${from.desktop} calc(25vw - 88px)`,
  ...narrowTiles,
].join(', ')

/** From `.row` in `productGrid.module.css`: six pictures visible on a desktop. */
export const rowSizes = [
  `${from.widest} 190px`,
  `${from.desktop} calc(16.67vw - 15px)`,
  '148px',
].join(', ')

const heroInRow = [
  `${from.widest} 218px`,
  `${from.desktop} calc(20vw - 28px)`,
  '(min-width: 768px) calc(20vw - 25px)',
  '(min-width: 600px) calc(13.33vw - 18px)',
]

/** From `homeHero.module.css`: on a phone the first is as wide as the other two. */
export const heroSizes = {
  first: [...heroInRow, 'calc(40vw - 31px)'].join(', '),
  others: [...heroInRow, 'calc(20vw - 19px)'].join(', '),
}

/** From `homeHero.module.css`: a phone's width, else three fifths next to the words. */
export const heroCoverSizes = [
  `${from.widest} 672px`,
  `${from.desktop} calc(60vw - 67px)`,
  '(min-width: 768px) calc(60vw - 62px)',
  '(min-width: 600px) calc(100vw - 80px)',
  'calc(100vw - 64px)',
].join(', ')

/** From `shopScreen.module.css`: a phone's width, else half of the panel. */
export const shopCoverSizes = [
  `${from.widest} 440px`,
  `${from.desktop} calc(50vw - 176px)`,
  '(min-width: 768px) calc(50vw - 40px)',
  'calc(100vw - 64px)',
].join(', ')

/** From `shopCards.module.css`: a third of a card, with three, two or one card per row. */
export const shopCardSizes = [
  `${from.widest} 129px`,
  `${from.desktop} calc(11.11vw - 8px)`,
  '(min-width: 600px) calc(16.67vw - 9px)',
  'calc(33.33vw - 12px)',
].join(', ')

/** From `gallery.module.css`: the whole column, or a little more than half of it next to the buy box. */
export const gallerySizes = [
  '(max-height: 500px) max(240px, 80vh)',
  `${from.widest} 640px`,
  '(min-width: 768px) calc(54.24vw - 28px)',
  '100vw',
].join(', ')
