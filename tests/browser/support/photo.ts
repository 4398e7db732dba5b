import sharp from 'sharp'

/** A picture as a camera makes it: noisy, so it does not shrink to nothing. */
export async function photo(name: string, side: number) {
  const picture = sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#7aa',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}
