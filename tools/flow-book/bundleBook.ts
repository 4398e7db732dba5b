import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { ChartPage, QuestionEntry } from './book/bookData.ts'
import { drawingStyle } from './drawing/drawingStyle.ts'

const here = new URL('book/', import.meta.url)

/**
 * Bundles the pages' own files as scripts, not modules, because browsers refuse modules from
 * `file:`.
 */
export async function bundleBook(charts: readonly string[]): Promise<Map<string, string>> {
  return new Map([
    ['index.html', frameFor(charts)],
    ['book.css', `${readFileSync(new URL('book.css', here), 'utf8')}${drawingStyle}\n`],
    ['book.js', await bundle()],
  ])
}

export function chartScript(page: ChartPage): string {
  return `(window.flowBook ??= []).push(${JSON.stringify(page, null, 1)})\n`
}

export function questionsScript(questions: readonly QuestionEntry[]): string {
  return `window.flowQuestions = ${JSON.stringify(questions, null, 1)}\n`
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL('main.ts', here)), formats: ['iife'], name: 'book' },
    },
  })
  const [first] = [built].flat()
  const chunk = first && 'output' in first ? first.output[0] : null
  if (chunk === null) throw new Error('the pages of the book were not built')
  return chunk.code
}

function frameFor(charts: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Flow book</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="book.css">
${charts.map((id) => `<script src="charts/${id}.js" defer></script>`).join('\n')}
<script src="questions.js" defer></script>
<script src="book.js" defer></script>
</head>
<body class="flow">
<button id="list" type="button">Menu</button>
<nav id="side" aria-label="Contents">
<h2><a href="?">Flow book</a></h2>
<input id="search" type="search" autocomplete="off" aria-controls="found">
<div id="found"></div>
<div id="charts"></div>
</nav>
<main id="page" tabindex="-1" hidden></main>
<header id="head"></header>
<section id="room" aria-label="Chart">
<div id="stage" tabindex="0" role="region" aria-label="Drawing"></div>
<div id="map" aria-hidden="true"></div>
<div id="zoom">
<button id="farther" type="button" aria-label="Zoom out">−</button>
<button id="fit" type="button">Fit</button>
<button id="closer" type="button" aria-label="Zoom in">+</button>
</div>
</section>
<aside id="details" aria-label="Details"></aside>
</body>
</html>
`
}
