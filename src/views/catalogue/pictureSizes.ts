/** How wide pictures stand, as CSS tells a browser before the styles are there: from frame, panel and grid. */
const wideColumn = { from: '(min-width: 1336px)', rail: '(min-width: 1024px)' }

/** Of `productGrid.module.css`: two abreast, then three, four beside the rail. */
export const tileSizes = [
  `${wideColumn.from} 260px`,
  `${wideColumn.rail} calc(25vw - 74px)`,
  '(min-width: 720px) 221px',
  '(min-width: 600px) calc(33.33vw - 19px)',
  'calc(50vw - 22px)',
].join(', ')

/** Of a row in `productGrid.module.css`. */
export const rowSizes = `${wideColumn.rail} 172px, 148px`

/** Of `homeHero.module.css`. */
export const heroSizes = `${wideColumn.rail} 200px, (min-width: 600px) 12vw, 34vw`

/** Of `shopCards.module.css`: a third of a card. */
export const shopCardSizes = `${wideColumn.rail} 120px, (min-width: 600px) 16vw, 30vw`

/** Of `gallery.module.css`: the column, or three fifths of it beside the panel to buy from. */
export const gallerySizes = [
  '(max-height: 500px) max(240px, 80vh)',
  `${wideColumn.from} 640px`,
  `${wideColumn.rail} calc(60vw - 161px)`,
  '(min-width: 720px) 688px',
  '100vw',
].join(', ')
