import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { RenderPage } from '../../server/ssr/renderPages.ts'

/** A minimal built app for a server to serve. */
export function buildSmallSite(head: string) {
  const folder = mkdtempSync(join(tmpdir(), 'harborlane-site-'))
  const html = `<title>x</title>${head}<div id="app"></div>`
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), html)
  for (const name of ['assets/first-abc.js', 'worker.js']) writeFileSync(join(folder, name), '1')
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return { folder, html, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A server renderer that puts the same content into every page. */
export const renderSmallPage: RenderPage = async ({ html }) => ({
  status: 200,
  brotli: new Uint8Array(brotliCompressSync(html.replace('></div>', '><p>painted</p></div>'))),
})
