/** Sides in pixels of the square files behind every picture of the catalogue. Apart from its schema, which screens do without. */
export const pictureSides = { small: 320, medium: 640, large: 1280 } as const
