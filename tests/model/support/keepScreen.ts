import type { Page } from '@playwright/test'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const folder = new URL('../../../docs/flows/screens/', import.meta.url)
const [width, quality] = [300, 45]

/** With `FLOW_SCREENS=1`, the first sight of each leaf, small, for the flow book. */
export async function keepScreen(page: Page, chart: string, leaf: string): Promise<void> {
  if (process.env['FLOW_SCREENS'] !== '1') return
  const file = new URL(`${chart}/${leaf}.en.webp`, folder)
  if (existsSync(file)) return
  const picture = await sharp(await page.screenshot())
    .resize({ width })
    .webp({ quality })
    .toBuffer()
  mkdirSync(fileURLToPath(new URL('.', file)), { recursive: true })
  writeFileSync(file, picture)
}
