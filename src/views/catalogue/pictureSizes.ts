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

/** Of `gallery.module.css`: the column, or three fifths of it beside the panel to buy from. */
export const gallerySizes = [
  '(max-height: 500px) max(240px, 80vh)',
  `${wideColumn.from} 640px`,
  `${wideColumn.rail} calc(60vw - 161px)`,
  '(min-width: 720px) 688px',
  'calc(100vw - 32px)',
].join(', ')
