const longestSide = 1_600
const quality = 0.82

/** A smaller picture for the way up; what this browser can't read goes as it is, for the server to judge. */
export async function shrinkPicture(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (bitmap === null) return file
  try {
    const { width, height } = fitWithin(bitmap, longestSide)
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/webp', quality),
    )
    return blob === null ? file : new File([blob], 'picture', { type: blob.type })
  } finally {
    bitmap.close()
  }
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
