import { maxUploadBytes } from '../../../contract/uploads.ts'

/** Tried in this order until the result is below the server's size limit. */
const tries = [
  { longestSide: 1_600, quality: 0.82 },
  { longestSide: 1_600, quality: 0.6 },
  { longestSide: 1_200, quality: 0.6 },
  { longestSide: 800, quality: 0.6 },
] as const

/**
 * Shrinks a picture before the upload. A file that this browser can't decode is sent unchanged, and
 * the server decides.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await readBitmap(file)
  if (bitmap === null) return file
  try {
    let smallest: Blob | null = null
    for (const each of tries) {
      const blob = await draw(bitmap, each)
      if (blob === null) break
      smallest = blob
      if (blob.size <= maxUploadBytes) break
    }
    return smallest === null ? file : new File([smallest], 'picture', { type: smallest.type })
  } finally {
    bitmap.close()
  }
}

/** Applies the camera's orientation. Older browsers don't know the option, but rotate anyway. */
async function readBitmap(file: File): Promise<ImageBitmap | null> {
  const upright = () => createImageBitmap(file, { imageOrientation: 'from-image' })
  return upright().catch(() => createImageBitmap(file).catch(() => null))
}

/**
 * Safari's canvas can't write WebP and returns a much larger PNG instead. The picture is then
 * written as JPEG.
 */
async function draw(
  bitmap: ImageBitmap,
  { longestSide, quality }: { longestSide: number; quality: number },
): Promise<Blob | null> {
  const { width, height } = fitWithin(bitmap, longestSide)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0, width, height)
  const webp = await blobOf(canvas, 'image/webp', quality)
  if (webp?.type === 'image/webp' || context === null) return webp
  // JPEG has no transparency. Without a background, transparent areas turn black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  const jpeg = await blobOf(canvas, 'image/jpeg', quality)
  return jpeg?.type === 'image/jpeg' ? jpeg : webp
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality)
  })
}

export function fitWithin(
  { width, height }: { width: number; height: number },
  most: number,
): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
