const prefix = 'upload:'

/** How a stored picture list names an upload, next to demo pictures and https addresses. */
export function uploadReference(id: string): string {
  return `${prefix}${id}`
}

export function uploadIdIn(reference: string): string | null {
  return reference.startsWith(prefix) ? reference.slice(prefix.length) : null
}
