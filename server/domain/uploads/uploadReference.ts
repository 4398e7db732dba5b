const prefix = 'upload:'

/**
 * The name of an upload in a stored list of pictures, which also has demo pictures and https URLs.
 */
export function uploadReference(id: string): string {
  return `${prefix}${id}`
}

export function uploadIdIn(reference: string): string | null {
  return reference.startsWith(prefix) ? reference.slice(prefix.length) : null
}
