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
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** What can do nothing by itself needs no more: the others would be as long as many a script is. */
const ofFiles = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' }

const always = {
  ...ofFiles,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
}

/** Pictures that hold no markup, and scripts and styles, which obey the page that asked for them. */
const isFile = /^(?:image\/(?:avif|webp|png|jpeg)|text\/(?:javascript|css))\b/

/**
 * Every answer of the server. It carries the headers above on every code path, except for
 * those that the answer names itself, in lower case. Setting them one by one would cost more than
 * most answers do.
 */
export class DoorResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(status: number, ...given: unknown[]): this {
    const headers = given.at(-1)
    const own = typeof headers === 'object' ? (headers as OutgoingHttpHeaders) : {}
    const said = isFile.test(String(own['content-type'])) ? ofFiles : always
    return super.writeHead(status, { ...said, ...own })
  }
}
