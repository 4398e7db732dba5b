import { ServerResponse, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** Inert files need no other header: the full set would be as long as many a script. */
const ofFiles = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }

const always = {
  ...ofFiles,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    ...unusedFeatures.map((feature) => `${feature}=()`),
    'publickey-credentials-create=(self)',
    'publickey-credentials-get=(self)',
  ].join(', '),
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * Pictures without markup, and scripts and styles, which follow the policy of the page that loads
 * them.
 */
const isFile = /^(?:image\/(?:avif|webp|png|jpeg)|text\/(?:javascript|css))\b/

/**
 * The Response class of every answer. It adds the headers above on every code path, except those
 * that the answer sets itself, in lower case. Setting them one by one would cost more than most
 * answers do.
 */
export class SecuredResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(status: number, ...given: unknown[]): this {
    const headers = given.at(-1)
    const own = typeof headers === 'object' ? (headers as OutgoingHttpHeaders) : {}
    const said = isFile.test(String(own['content-type'])) ? ofFiles : always
    return super.writeHead(status, { ...said, ...own })
  }
}
