/**
 * Side lengths in pixels of the square files of every catalogue picture. Separate from the schema,
 * so that screens can use it without valibot.
 */
export const pictureSides = { small: 320, medium: 640, large: 1280 } as const
