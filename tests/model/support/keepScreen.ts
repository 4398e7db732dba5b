import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { pictureOf } from '../../../server/domain/catalogue/pictureOf.ts'
import { evidenceFolder } from './evidence.ts'
import type { Stage } from './stage.ts'

const home = fileURLToPath(new URL('../../../', import.meta.url))
const folder = new URL('../../../tools/flow-book/dist/screens/', import.meta.url)

/** The language chart sets the screens' language itself, so it is shown in English only. */
export function languagesOf(chart: string) {
  return chart === 'language' ? (['en'] as const) : (['en', 'zh-CN'] as const)
}

const devices = {
  phone: { viewport: { width: 390, height: 844 }, storedWidth: 300 },
  desktop: { viewport: { width: 1440, height: 900 }, storedWidth: 640 },
} as const
type Device = keyof typeof devices

/**
 * Gives made-up goods the picture of a handbag, since they have none. Also loads the texts of the
 * other language before a connection can be lost.
 */
export async function dressScreens(page: Page, chart: string): Promise<void> {
  if (evidenceFolder === '') return
  const handbag = pictureOf('day-handbag-camel').small.replace(/-\d+\.\w+$/, '')
  await page.route('/pictures/tote-*', (route) => {
    const ending = /-\d+\.\w+$/.exec(route.request().url())?.[0] ?? ''
    return route.fulfill({ path: join(home, 'demo', `${handbag}${ending}`) })
  })
  const [texts] = globSync('dist/assets/own-zh-CN-*.js', { cwd: home })
  if (languagesOf(chart).length === 1 || texts === undefined) return
  await page.addInitScript((address) => void import(address), texts.replace('dist', ''))
}

/**
 * In a run for the flow book, stores a small picture of each leaf's first appearance, in two
 * languages.
 */
export async function keepScreen(stage: Stage, chart: string, leaf: string): Promise<void> {
  if (evidenceFolder === '') return
  for (const lang of languagesOf(chart)) {
    const fileOf = (device: Device) => new URL(`${chart}/${leaf}.${lang}.${device}.avif`, folder)
    const missing = (['phone', 'desktop'] as const).filter((each) => !existsSync(fileOf(each)))
    if (missing.length === 0) continue
    const look = async () => {
      for (const device of missing) await keep(stage, device, fileOf(device))
    }
    await (lang === 'en' ? look() : stage.whileSpeaking(lang, look))
  }
}

async function keep({ page }: Stage, device: Device, file: URL): Promise<void> {
  const { viewport, storedWidth } = devices[device]
  await page.setViewportSize(viewport)
  const picture = await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize({ width: storedWidth })
    .avif({ quality: 50, effort: 4 })
    .toBuffer()
  await page.setViewportSize(devices.phone.viewport)
  mkdirSync(fileURLToPath(new URL('.', file)), { recursive: true })
  writeFileSync(file, picture)
}
