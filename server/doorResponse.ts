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

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
}

/**
 * Every answer that a server of ours gives. It says the headers above whoever writes it, but for
 * those that the answer names itself, in lower case. Setting them one by one would cost more than
 * most answers do.
 */
export class DoorResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override writeHead(status: number, ...given: unknown[]): this {
    const headers = given.at(-1)
    const own = typeof headers === 'object' ? (headers as OutgoingHttpHeaders) : {}
    return super.writeHead(status, { ...always, ...own })
  }
}
