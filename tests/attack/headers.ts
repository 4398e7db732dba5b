import { request } from 'node:http'
import { getUserInfo, login } from '../../contract/account.ts'
import { billCsv } from '../../contract/bill.ts'
import { eventStream } from '../../contract/notices.ts'
import { pictureOf } from '../../server/domain/catalogue/pictureOf.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { realTime } from '../money/moneyServers.ts'
import { aPicture } from '../support/remoteShop.ts'
import { sendPictures } from '../support/sendPictures.ts'
import { shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

/** Headers of every answer, and the cache headers of a private one. */
const always: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'cache-control': /./,
}
/** Additional headers of an answer that a browser could open as a page. */
const ofPages: Record<string, RegExp> = {
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*payment=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
}
const notSaved = /(?:^|, )no-store$/

interface Asked {
  path: string
  status: number
  method?: string
  token?: string
  headers?: Record<string, string>
  body?: string
  /** A picture without markup, a script or a style. */
  isFile?: boolean
}

/** Requests every kind of answer, with the site served. */
export async function attackHeaders({ open, start }: Ground): Promise<Row[]> {
  const here = shopOn(await open(), realTime)
  const { token } = await mintShopper(here)
  await here.close()
  const { server, shop } = await start({ SITE: 'on' })
  const { address } = server
  const page = await (await fetch(`${address}/home`)).text()
  const asset = /(?:src|href)="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '/assets/none'
  const { list } = await sendPictures(shop.app, [await aPicture()], { token })
  const own = list[0]?.small ?? ''
  const type = { 'content-type': 'application/json' }
  const long = { 'content-length': String(10 * 1024 * 1024), ...type }
  const answers: Record<string, Asked> = {
    page: { path: '/home', status: 200 },
    'page of the shell': { path: '/bag', status: 200 },
    asset: { path: asset, status: 200, isFile: true },
    worker: { path: '/worker.js', status: 200, isFile: true },
    picture: { path: pictureOf('category-computer').small, status: 200, isFile: true },
    API: { path: '/api/catalogue/home?lang=en', status: 200 },
    'file that does not exist': { path: '/nothing.js', status: 404 },
    'call that does not exist': { path: '/api/nothing', status: 404 },
    'wrong method': { path: login.path, method: 'PUT', status: 405 },
    'broken body': { path: login.path, method: 'POST', status: 400, headers: type, body: '{' },
    'body that is too large': { path: login.path, method: 'POST', status: 413, headers: long },
    'no session': { path: getUserInfo.path, status: 401 },
    'own data': { path: getUserInfo.path, token, status: 200 },
    'own refusal': { path: '/api/order/detail?id=0', token, status: 400 },
    'own picture': { path: own, token, status: 200, isFile: true },
    'own file': { path: billCsv.address, token, status: 200 },
    'event stream': { path: eventStream.address, token, status: 200 },
  }
  const wrong: string[] = []
  for (const [what, asked] of Object.entries(answers)) {
    const { status, headers } = await headersOf(address, asked)
    if (status !== asked.status) wrong.push(`${what} answered ${status}`)
    for (const [name, value] of Object.entries(asked.isFile ? always : { ...always, ...ofPages })) {
      if (!value.test(String(headers[name] ?? ''))) wrong.push(`${what}: ${name}`)
    }
    if (asked.token && !notSaved.test(String(headers['cache-control'])))
      wrong.push(`${what}: is kept`)
  }
  await server.kill()
  const kinds = Object.keys(answers).length
  return [
    {
      what: `kinds of answers without the front door’s headers, or kept though they are one shopper’s`,
      budget: `0 of ${kinds}`,
      measured: `${wrong.length}${wrong.length > 0 ? `: ${wrong.slice(0, 4).join('; ')}` : ''}`,
      isHeld: wrong.length === 0,
    },
  ]
}

/** Avoids `fetch`, which sends no body shorter than the content length it claims. */
function headersOf(address: string, { path, method = 'GET', token, headers, body }: Asked) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const given = { ...headers, ...(token ? { token } : {}) }
    const asking = request(`${address}${path}`, { method, headers: given }, (answer) => {
      answer.destroy()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers })
    })
    asking.once('error', reject)
    if (headers?.['content-length']) asking.flushHeaders()
    else asking.end(body)
  })
}
