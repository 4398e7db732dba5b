export interface Device {
  browser: string | null
  system: string | null
  isPhone: boolean
}

/** The first match wins, because browsers also name the browsers they derive from. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** Browser and system in names a shopper knows. Null if the user agent contains no known name. */
export function deviceOf(userAgent: string): Device {
  return {
    browser: nameIn(browsers, userAgent),
    system: nameIn(systems, userAgent),
    isPhone: /\biPhone\b|\bAndroid\b.*\bMobile\b/.test(userAgent),
  }
}

function nameIn(names: typeof browsers, userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null
}
