import sharp from 'sharp'

/** A noisy picture as from a camera, so that compression does not shrink it to nothing. */
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
