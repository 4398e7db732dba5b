import { describe, expect, it } from 'vitest'
import { deviceOf } from './device.ts'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('the name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`,
      { browser: 'Chrome', system: 'Windows', isPhone: false },
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      { browser: 'Edge', system: 'Windows', isPhone: false },
    ],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      { browser: 'Samsung Internet', system: 'Android', isPhone: true },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
      { browser: 'Safari', system: 'iPhone', isPhone: true },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
      { browser: 'Chrome', system: 'iPhone', isPhone: true },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko/20100101 Firefox/143.0',
      { browser: 'Firefox', system: 'macOS', isPhone: false },
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`,
      { browser: 'Chrome', system: 'Linux', isPhone: false },
    ],
    ['curl/8.5.0', { browser: null, system: null, isPhone: false }],
    ['', { browser: null, system: null, isPhone: false }],
  ])('is read from “%s”', (userAgent, device) => {
    expect(deviceOf(userAgent)).toEqual(device)
  })
})
