export interface ObjectStoreAddress {
  /** The store's URL with the bucket and the common key prefix, without a trailing `/`. */
  base: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/**
 * Parses `https://key:secret@host:port/bucket?region=…`; `s3://` is an alias. Throws with the
 * variable's name.
 */
export function readObjectStoreAddress(given: string, name: string): ObjectStoreAddress {
  const url = URL.parse(given.replace(/^s3:/, 'https:'))
  const path = url?.pathname.replaceAll(/^\/+|\/+$/g, '') ?? ''
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || path === '') {
    // The message must not contain the secret.
    throw new Error(
      `${name} must be such as https://key:secret@store.example:9000/bucket?region=eu-west-1; characters of the secret that have a meaning there are written as %2F and so on`,
    )
  }
  return {
    base: `${url.origin}/${path}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  }
}
